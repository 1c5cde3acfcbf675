/** New: set a table up: game, map, edition, options, seats. */

import { post, wordsOf } from "../lib/api.js";
import { KnownFigures, knownOf, leaves } from "../lib/figures.js";
import { html, useState } from "../lib/html.js";
import { kept } from "../lib/kept.js";
import { data, show } from "../lib/page.js";
import { range } from "../lib/players.js";
import { say } from "../lib/words.js";
import { Seats } from "../new/seats.js";

/** @import { Bot, Choice, Me, Setting, Sitter, Title } from "../lib/types.js" */

/**
 * What somebody wishes for.
 * @typedef {{game: string, settings: Record<string, Choice>, seats: Sitter[], name: string,
 *   take_back: boolean, public: boolean, seed: string, own: boolean}} Wish
 */

const query = new URLSearchParams(location.search);
const wantsOwn = query.has("own");

/** @typedef {(part: Partial<Wish>) => void} Change */

/** @param {{games: Title[], bots: Bot[], me: Me | null, game: string | null}} props */
function Page({ games, bots, me, game }) {
  const [wish, change] = useState(() => begin(games.find((each) => each.id === game) ?? games[0]));
  const [problem, complain] = useState("");
  const title = games.find((each) => each.id === wish.game) ?? games[0];
  const set = (/** @type {Partial<Wish>} */ part) => change((now) => ({ ...now, ...part }));
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    open(wish, complain);
  };
  return html`<form class="page form" onSubmit=${send}>
    <h1>${say("new.title")}</h1>
    <div role="alert">${problem && html`<p class="problem">${problem}</p>`}</div>
    <fieldset class="pick">
      <legend>${say("new.game")}</legend>
      ${games.map(
        (each) => html`<label key=${each.id} class="card">
        <input type="radio" name="game" value=${each.id} checked=${each.id === wish.game} onChange=${() => change(begin(each))} />
        <span>${each.name}</span>
      </label>`,
      )}
    </fieldset>
    <p class="faint">${title.about}</p>
    <${Options} title=${title} wish=${wish} set=${set} />
    <${KnownFigures} known=${knownOf(title, wish.settings)} />
    <${Own} wish=${wish} set=${set} />
    <fieldset>
      <legend>${say("new.players")}</legend>
      <div class="counts">
        ${counts(title).map(
          (count) => html`<label key=${count} class="card">
          <input type="radio" name="players" value=${count} checked=${wish.seats.length === count} onChange=${() => set({ seats: seated(count, wish.seats) })} />
          <span>${count}</span>
        </label>`,
        )}
      </div>
      <${Seats} seats=${wish.seats} bots=${bots} me=${wish.name} change=${(/** @type {Sitter[]} */ seats) => set({ seats })} />
    </fieldset>
    <${Agreement} wish=${wish} set=${set} name=${me?.name} />
    <p><button type="submit" class="strong">${say("new.open")}</button></p>
  </form>`;
}

/**
 * A table as it comes.
 * @param {Title} title
 * @returns {Wish}
 */
function begin(title) {
  const settings = Object.fromEntries(title.settings.map((each) => [each.name, wished(each).value]));
  const [least, most] = range(title.players);
  const count = Math.max(least, Math.min(3, most));
  return {
    game: title.id,
    settings,
    seats: seated(count, []),
    name: data.me?.name ?? "",
    take_back: true,
    public: false,
    seed: "",
    own: wantsOwn && ownFigures(title.id) !== null,
  };
}

/** The choice that the address names, else the first. @param {Setting} setting */
function wished({ name, choices }) {
  return choices.find((choice) => String(choice.value) === query.get(name)) ?? choices[0];
}

/**
 * Figures that were entered in the workshop.
 * @param {string} game
 * @returns {Record<string, unknown> | null}
 */
function ownFigures(game) {
  const { figures } = JSON.parse(kept(`workshop.${game}`) ?? "{}");
  return figures && Object.keys(figures).length ? figures : null;
}

/** @param {{wish: Wish, set: Change}} props */
function Own({ wish, set }) {
  const figures = ownFigures(wish.game);
  if (!figures) return html`<p><a href=${`/workshop/${wish.game}`}>${say("figures.workshop")}</a></p>`;
  return html`<label class="check">
    <input type="checkbox" checked=${wish.own} onChange=${(event) => set({ own: event.target.checked })} />
    <span>${say("new.own", { count: leaves(figures) })} <a href=${`/workshop/${wish.game}`}>${say("workshop.title")}</a></span>
  </label>`;
}

/** @param {Title} title */
function counts(title) {
  const [least, most] = range(title.players);
  return Array.from({ length: most - least + 1 }, (_, at) => least + at);
}

/**
 * So many seats: those that were there, then bots.
 * @param {number} count
 * @param {Sitter[]} before
 */
function seated(count, before) {
  const fresh = (/** @type {number} */ at) => (at ? { who: "bot", bot: data.opponent } : { who: "me" });
  return Array.from({ length: count }, (_, at) => before[at] ?? fresh(at));
}

/** @param {{title: Title, wish: Wish, set: Change}} props */
function Options({ title, wish, set }) {
  if (!title.settings.length) return null;
  /**
   * @param {string} name
   * @param {Choice} value
   */
  const choose = (name, value) => set({ settings: { ...wish.settings, [name]: value } });
  return html`<fieldset>
    <legend>${say("new.options")}</legend>
    ${title.settings.map(
      (setting) => html`<${Option} key=${`${title.id} ${setting.name}`} setting=${setting}
      value=${wish.settings[setting.name]} choose=${(/** @type {Choice} */ value) => choose(setting.name, value)} />`,
    )}
  </fieldset>`;
}

/**
 * Something to be had or not, or one of several.
 * @param {{setting: Setting, value: Choice, choose: (value: Choice) => void}} props
 */
function Option({ setting, value, choose }) {
  const { choices, words } = setting;
  if (typeof value === "boolean") {
    return html`<label class="check">
      <input type="checkbox" checked=${value} onChange=${(event) => choose(event.target.checked)} />
      <span>${words}</span>
    </label>`;
  }
  return html`<label class="field">
    <span>${words}</span>
    <select value=${String(value)} onChange=${(event) => choose(choices[event.target.selectedIndex].value)}>
      ${choices.map((choice) => html`<option key=${String(choice.value)} value=${String(choice.value)}>${choice.words}</option>`)}
    </select>
  </label>`;
}

/** @param {{wish: Wish, set: Change, name?: string | null}} props */
function Agreement({ wish, set, name }) {
  return html`<fieldset>
    <legend>${say("new.agreement")}</legend>
    ${
      !name &&
      html`<label class="field"><span>${say("join.name")}</span>
      <input type="text" maxlength="24" autocomplete="nickname" value=${wish.name} onInput=${(event) => set({ name: event.target.value })} />
    </label>`
    }
    <label class="check">
      <input type="checkbox" checked=${wish.take_back} onChange=${(event) => set({ take_back: event.target.checked })} />
      <span>${say("new.take-back")}</span>
    </label>
    <label class="check">
      <input type="checkbox" checked=${wish.public} onChange=${(event) => set({ public: event.target.checked })} />
      <span>${say("new.public")}</span>
    </label>
    <label class="field"><span>${say("new.seed")}</span>
      <input type="text" inputmode="numeric" pattern="[0-9]*" value=${wish.seed} placeholder=${say("new.seed-random")}
        onInput=${(event) => set({ seed: event.target.value })} />
    </label>
  </fieldset>`;
}

/**
 * @param {Wish} wish
 * @param {(problem: string) => void} complain
 */
async function open(wish, complain) {
  const { seed, name, own, ...rest } = wish;
  const figures = own ? ownFigures(wish.game) : null;
  const body = { ...rest, figures, seed: seed === "" ? null : Number(seed), ...(name ? { name } : {}) };
  try {
    location.assign((await post("/api/tables", body)).table.url);
  } catch (error) {
    complain(wordsOf(error));
  }
}

show(Page);
