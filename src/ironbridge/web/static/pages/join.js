/** Join: an invitation, opened. */

import { post, wordsOf } from "../lib/api.js";
import { KnownFigures, OwnFigures } from "../lib/figures.js";
import { html, useState } from "../lib/html.js";
import { show } from "../lib/page.js";
import { picture } from "../lib/picture.js";
import { Badge } from "../lib/seats.js";
import { listed, say } from "../lib/words.js";

/** @import { Me, Table } from "../lib/types.js" */

/** @param {{code: string, me: Me | null, table: Table, seat: number}} props */
function Page({ code, me, table, seat }) {
  const [name, rename] = useState(me?.name ?? "");
  const [problem, complain] = useState("");
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      location.assign((await post(`/api/join/${code}`, name ? { name } : {})).table.url);
    } catch (error) {
      complain(wordsOf(error));
    }
  };
  const others = table.seats.flatMap((each) => each.name ?? []);
  return html`<form class="page form narrow" onSubmit=${send}>
    <h1>${say("join.headline", { game: table.name })}</h1>
    <p class="lead">${others.length > 0 && say("join.with", { names: listed(others) })}</p>
    <${OwnFigures} figures=${table.figures} />
    <${KnownFigures} known=${table.known} />
    <img class="join-picture" src=${picture(table.game)} alt="" />
    <div role="alert">${problem && html`<p class="problem">${problem}</p>`}</div>
    <p><${Badge} seat=${seat} /> ${say("join.seat", { number: seat + 1 })}</p>
    <label class="field"><span>${say("join.name")}</span>
      <input type="text" maxlength="24" autocomplete="nickname" required value=${name} onInput=${(event) => rename(event.target.value)} />
    </label>
    <p class="row"><button type="submit" class="strong">${say("join.sit")}</button>
      <a href=${`/rules/${table.game}`}>${say("rules.title")}</a></p>
  </form>`;
}

show(Page);
