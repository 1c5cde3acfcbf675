/** You: name, language, other devices, and all that is kept of somebody. */

import { get, post } from "../lib/api.js";
import { html, signal } from "../lib/html.js";
import { data, show } from "../lib/page.js";
import { say } from "../lib/words.js";
import { Name } from "../start/name.js";
import { Elsewhere, Recovery } from "../you/codes.js";
import { brought, Come } from "../you/come.js";
import { Deletion, Sessions } from "../you/sessions.js";

const you = signal(data.you);

/** What the server knows now. */
async function refresh() {
  you.value = await get("/api/you").catch(() => you.value);
}

/** Speak another language from now on, in this browser and in those to come. @param {string} wished */
async function speak(wished) {
  if (you.value.sessions.length) await post("/api/me", { lang: wished }).catch(() => null);
  location.replace(`/you?lang=${wished}${location.hash}`);
}

function Page() {
  const { name, recovers, sessions } = you.value;
  const isKnown = sessions.length > 0;
  const come = html`<${Come} key="come" name=${name} isKnown=${isKnown} />`;
  return html`<div class="page form narrow you">
    <h1>${say("you.title")}</h1>
    <p class="lead">${say("you.about")}</p>
    ${brought.value && come}
    <section aria-labelledby="called">
      <h2 id="called">${say("you.called")}</h2>
      <${Name} name=${name ?? ""} kept=${refresh} />
    </section>
    <${Language} />
    ${isKnown && html`<${Elsewhere} /><${Recovery} recovers=${recovers} made=${refresh} /><${Sessions} sessions=${sessions} ended=${refresh} />`}
    ${!brought.value && come}
    ${isKnown && html`<${Deletion} />`}
  </div>`;
}

function Language() {
  return html`<section aria-labelledby="spoken">
    <h2 id="spoken">${say("site.language")}</h2>
    <p class="pick" role="group" aria-labelledby="spoken">
      ${data.languages.map(
        ({ id, name, here }) =>
          html`<button type="button" key=${id} lang=${id} aria-pressed=${here} class=${here ? "strong" : ""} onClick=${() => speak(id)}>${name}</button>`,
      )}
    </p>
  </section>`;
}

show(Page);
