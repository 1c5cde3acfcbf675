/** Table: the page where a game is played. */

import { Board } from "../board/board.js";
import { get } from "../lib/api.js";
import { computed, effect, html, signal } from "../lib/html.js";
import { Icon } from "../lib/icons.js";
import { data, show } from "../lib/page.js";
import { say } from "../lib/words.js";
import { Bubble, menu } from "../table/bubble.js";
import { Details, details } from "../table/details.js";
import * as draft from "../table/draft.js";
import { Hand } from "../table/hand.js";
import "../table/keys.js";
import { Log } from "../table/log.js";
import { Panels } from "../table/panels.js";
import { pointAtThing, pointed } from "../table/pointing.js";
import { Question } from "../table/question.js";
import { openRules, Rulebook } from "../table/rulebook.js";
import { side, Tabs } from "../table/sides.js";
import * as store from "../table/store.js";
import { Things } from "../table/things.js";
import { Waiting } from "../table/waiting.js";

const narrow = matchMedia("(max-width: 999px)");
const isNarrow = signal(narrow.matches);
narrow.addEventListener("change", () => (isNarrow.value = narrow.matches));

const bots = signal([]);
get("/api/games").then((shelf) => (bots.value = shelf.bots), () => null);

const moveOf = signal(null); // the entry of the log that is pointed at
const lower = signal("log"); // what stands below the seats: the log, or the board in words

/** A place was pressed: choose there, or hear why not, or what it is. */
function press(id, point, byKey) {
  const found = draft.optionsAt(id);
  menu.value = null;
  if (found.length === 1) draft.choose(found[0].number);
  else if (found.length) menu.value = { point, options: found, byKey };
  else if (draft.question.value) draft.why(id, point);
  else pointAtThing(id, point);
}

/** What was chosen in the hand leads on to the next question. */
function pressInHand(id, point, byKey) {
  if (draft.optionsAt(id).length === 1) side.value = "move";
  press(id, point, byKey);
}

const marks = computed(() => ({
  chosen: draft.answers.value.map((answer) => answer.places),
  pointed: moveOf.value === null ? pointed.value : (store.places.get(moveOf.value) ?? []),
  trail: draft.answers.value.length ? new Map() : store.trail.value,
  refused: draft.refused.value?.place ?? null,
}));

/** On a narrow screen the board shows what is asked about, once a move has begun. */
const focus = computed(() => {
  if (!isNarrow.value) return undefined;
  return draft.answers.value.length && draft.lit.value.size ? draft.lit.value : null;
});

function Page() {
  const { table } = store;
  if (store.status.value === "closed") return html`<p class="plain">${say("table.gone")}</p>`;
  if (!table.value) return html`<p class="plain faint">${say("loading")}</p>`;
  if (!draft.view.value) return html`<${Waiting} table=${table.value} bots=${bots.value} />`;
  const { width, height } = draft.view.value;
  return html`<div class="table" style=${{ "--aspect": width / height }}>
    <${Middle} />
    ${isNarrow.value ? html`<${Sheet} />` : html`<${Column} />`}
    <${Bubble} />
    <${Rulebook} />
    <${Details} table=${table.value} bots=${bots.value} />
  </div>`;
}

function Bar() {
  if (!draft.view.value) return null;
  const { title, subtitle } = draft.view.value;
  return html`
    <div class="names" title=${`${title}. ${subtitle}`}><h1>${title}</h1><p>${subtitle}</p></div>
    <${Connection} />
    <button type="button" class="bare" title=${say("rules.title")} onClick=${() => openRules()}><${Icon} id="book" /><span>${say("rules.title")}</span></button>
    <button type="button" class="bare" title=${say("table.details")} onClick=${() => (details.value = true)}><${Icon} id="table" /><span>${say("table.title")}</span></button>
  `;
}

function Connection() {
  return html`<span class="connection" role="status">
    ${store.status.value === "lost" && say("table.lost")}
  </span>`;
}

function Middle() {
  const { board, width, height, board_says: label } = draft.view.value;
  const onBoard = [...draft.lit.value].some((id) => board.includes(`data-id="${id}"`));
  return html`<${Board} svg=${board} width=${width} height=${height} label=${label} marks=${marks.value}
    stepBack=${onBoard} quiet=${!draft.lit.value.size} focus=${focus.value} choose=${press} point=${pointAtThing} />`;
}

function Seats() {
  return html`<${Panels} panels=${draft.view.value.panels} lit=${draft.lit.value} seats=${store.seatsHere.value}
    thinking=${store.thinking.value} floats=${store.floats.value} choose=${press} />`;
}

function Column() {
  const choice = (name) => html`<button type="button" aria-pressed=${lower.value === name}
    onClick=${() => (lower.value = name)}>${say(`tabs.${name}`)}</button>`;
  return html`<aside class="column">
    <${Question} />
    <${Seats} />
    <div class="lower">
      <div class="tabs small" role="group" aria-label=${say("tabs.label")}>${choice("log")}${choice("things")}</div>
      ${lower.value === "log" ? html`<${History} />` : html`<${Things} choose=${press} />`}
    </div>
  </aside>`;
}

function History() {
  return html`<${Log} entries=${store.log.value} point=${(move) => (moveOf.value = move)} />`;
}

function Sheet() {
  const own = draft.view.value.things.some((thing) => thing.own);
  const sides = ["move", "seats", ...(own ? ["hand"] : []), "log", "things"];
  const shown = {
    move: () => html`<${Question} />`,
    seats: () => html`<${Seats} />`,
    hand: () => html`<${Hand} choose=${pressInHand} />`,
    log: () => html`<${History} />`,
    things: () => html`<${Things} choose=${press} />`,
  };
  return html`<aside class="sheet">
    <div class="sheet-body" key=${side.value}>${shown[side.value]()}</div>
    <${Tabs} sides=${sides} alert=${draft.question.value !== null && side.value !== "move"} />
  </aside>`;
}

// A question put to us comes before everything else, in the sheet and in the title.
let last = -1;
effect(() => {
  const now = store.state.value;
  if (!now) return;
  const title = now.table.name;
  document.title = now.question ? say("table.your-turn", { game: title }) : title;
  if (now.question && now.seq !== last && !["move", "hand"].includes(side.peek())) side.value = "move";
  last = now.seq;
});

document.body.dataset.table = data.id;
show(Page, Bar);
