/** New: set a table up: game, map, edition, options, seats. */

import { post } from "../lib/api.js";
import { html, useState } from "../lib/html.js";
import { data, show } from "../lib/page.js";
import { say } from "../lib/words.js";
import { Seats } from "../new/seats.js";

function Page({ games, bots, me, game }) {
  const [wish, change] = useState(() => begin(games.find((each) => each.id === game) ?? games[0]));
  const [problem, complain] = useState("");
  const title = games.find((each) => each.id === wish.game);
  const set = (part) => change((now) => ({ ...now, ...part }));
  const send = (event) => {
    event.preventDefault();
    open(wish, complain);
  };
  return html`<form class="page form" onSubmit=${send}>
    <h1>${say("new.title")}</h1>
    <div role="alert">${problem && html`<p class="problem">${problem}</p>`}</div>
    <fieldset class="pick">
      <legend>${say("new.game")}</legend>
      ${games.map((each) => html`<label key=${each.id} class="card">
        <input type="radio" name="game" value=${each.id} checked=${each.id === wish.game} onChange=${() => change(begin(each))} />
        <span>${each.name}</span>
      </label>`)}
    </fieldset>
    <p class="faint">${title.about}</p>
    <${Options} title=${title} wish=${wish} set=${set} />
    <fieldset>
      <legend>${say("new.players")}</legend>
      <div class="counts">
        ${counts(title).map((count) => html`<label key=${count} class="card">
          <input type="radio" name="players" value=${count} checked=${wish.seats.length === count} onChange=${() => set({ seats: seated(count, wish.seats) })} />
          <span>${count}</span>
        </label>`)}
      </div>
      <${Seats} seats=${wish.seats} bots=${bots} me=${wish.name} change=${(seats) => set({ seats })} />
    </fieldset>
    <${Agreement} wish=${wish} set=${set} name=${me?.name} />
    <p><button type="submit" class="strong">${say("new.open")}</button></p>
  </form>`;
}

/** A table as it comes. */
function begin(title) {
  const settings = Object.fromEntries(title.settings.map((each) => [each.name, each.choices[0].value]));
  const count = Math.max(title.players[0], Math.min(3, title.players.at(-1)));
  return {
    game: title.id, settings, seats: seated(count, []), name: data.me?.name ?? "",
    take_back: true, public: false, seed: "",
  };
}

function counts(title) {
  const [least, most] = [title.players[0], title.players.at(-1)];
  return Array.from({ length: most - least + 1 }, (_, at) => least + at);
}

/** So many seats: those that were there, then bots. */
function seated(count, before) {
  const fresh = (at) => (at ? { who: "bot", bot: data.opponent } : { who: "me" });
  return Array.from({ length: count }, (_, at) => before[at] ?? fresh(at));
}

function Options({ title, wish, set }) {
  if (!title.settings.length) return null;
  const choose = (name, value) => set({ settings: { ...wish.settings, [name]: value } });
  return html`<fieldset>
    <legend>${say("new.options")}</legend>
    ${title.settings.map((setting) => html`<${Option} key=${`${title.id} ${setting.name}`} setting=${setting}
      value=${wish.settings[setting.name]} choose=${(value) => choose(setting.name, value)} />`)}
  </fieldset>`;
}

/** Something to be had or not, or one of several. */
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

function Agreement({ wish, set, name }) {
  return html`<fieldset>
    <legend>${say("new.agreement")}</legend>
    ${!name && html`<label class="field"><span>${say("join.name")}</span>
      <input type="text" maxlength="24" autocomplete="nickname" value=${wish.name} onInput=${(event) => set({ name: event.target.value })} />
    </label>`}
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

async function open(wish, complain) {
  const { seed, name, ...rest } = wish;
  const body = { ...rest, seed: seed === "" ? null : Number(seed), ...(name ? { name } : {}) };
  try {
    location.assign((await post("/api/tables", body)).table.url);
  } catch (error) {
    complain(error.message);
  }
}

show(Page);
