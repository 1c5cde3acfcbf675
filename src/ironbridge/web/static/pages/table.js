/** Table: the page where a game is played. */

import { Board, Glass } from "../board/board.js";
import { Strips } from "../board/strips.js";
import { get } from "../lib/api.js";
import { KnownFigures, OwnFigures } from "../lib/figures.js";
import { computed, effect, html, signal } from "../lib/html.js";
import { Icon } from "../lib/icons.js";
import { data, show } from "../lib/page.js";
import { want, wanted } from "../lib/sound.js";
import { say } from "../lib/words.js";
import { Again, again, ShowAgain } from "../table/again.js";
import { press, pressInHand } from "../table/aiming.js";
import { Bubble } from "../table/bubble.js";
import "../table/clicks.js";
import { Details, details } from "../table/details.js";
import * as draft from "../table/draft.js";
import "../table/keys.js";
import { Legend, openLegend } from "../table/legend.js";
import { Log, News } from "../table/log.js";
import { Panels } from "../table/panels.js";
import { foreseen, pointAtThing, pointed, used } from "../table/pointing.js";
import { Question } from "../table/question.js";
import { openRules, Rulebook } from "../table/rulebook.js";
import { Shelves } from "../table/shelves.js";
import { side, Tabs } from "../table/sides.js";
import { act } from "../table/stage.js";
import * as store from "../table/store.js";
import { Things } from "../table/things.js";
import { Waiting } from "../table/waiting.js";

/** @import { Bot, View } from "../lib/types.js" */
/** @import { Shown } from "../lib/html.js" */

const UPRIGHT = 1.25; // a board is hardly wider than high
const narrow = matchMedia("(max-width: 999px)");
const isNarrow = signal(narrow.matches);
narrow.addEventListener("change", () => (isNarrow.value = narrow.matches));

/** Is a sheet wide enough for the question and something beside it? */
const broad = matchMedia("(min-width: 600px) and (max-width: 999px) and (orientation: portrait)");
const isBroad = signal(broad.matches);
broad.addEventListener("change", () => (isBroad.value = broad.matches));

const bots = signal(/** @type {Bot[]} */ ([]));
get("/api/games").then(
  (shelf) => (bots.value = shelf.bots),
  () => null,
);

/** The entry of the log that is pointed at. */
const moveOf = signal(/** @type {number | null} */ (null));
const lower = signal("log"); // what stands below the seats: the log, or the board in words

/** What the board and the panels show. */
const shown = computed(() => again.value?.view ?? draft.view.value);
const lit = computed(() => (again.value ? new Set() : draft.lit.value));

const marks = computed(() => ({
  chosen: draft.chips.value.map((chip) => chip.places),
  pointed: moveOf.value === null ? pointed.value : (store.places.get(moveOf.value) ?? []),
  trail: draft.answers.value.length || act.value || again.value ? new Map() : store.trail.value,
  refused: draft.refused.value?.place ?? null,
  ghost: foreseen.value?.ghost ?? draft.asked.value?.ghost ?? null,
  phantom: foreseen.value?.view?.picture ?? null,
  idle: draft.idle.value,
  uses: used.value,
}));

/** On a narrow screen the board shows what is asked about, once a move has begun; then what it does. */
const focus = computed(() => {
  if (!isNarrow.value) return undefined;
  const { complete, ghost } = draft.asked.value ?? {};
  if (complete && ghost) return ghost.laid.length ? ghost.laid : ghost.changed;
  return draft.answers.value.length && draft.lit.value.size ? draft.lit.value : null;
});

function Page() {
  const { table } = store;
  if (store.status.value === "closed") return html`<p class="plain">${say("table.gone")}</p>`;
  if (!table.value) return html`<p class="plain faint">${say("loading")}</p>`;
  if (!shown.value) return html`<${Waiting} table=${table.value} bots=${bots.value} />`;
  const { width, height } = shown.value;
  return html`<div class=${`table ${shapeOf(shown.value)}`} style=${{ "--aspect": width / height }}>
    <${Middle} view=${shown.value} />
    ${isNarrow.value ? html`<${Sheet} />` : html`<${Before} choose=${press} /><${Column} />`}
    <${Bubble} />
    <${News} entries=${store.log.value} ours=${store.ours.value} />
    <${Rulebook} />
    <${Legend} />
    <${Shelves} panels=${shown.value.panels} />
    <${Details} table=${table.value} bots=${bots.value} />
  </div>`;
}

function Bar() {
  if (!draft.view.value) return null;
  const { title, subtitle } = draft.view.value;
  return html`
    <div class="names" title=${`${title}. ${subtitle}`}><h1>${title}</h1><p>${subtitle}</p></div>
    <${Connection} />
    ${!isNarrow.value && html`<${Glass} />`}
    ${!isNarrow.value && html`<${SoundSwitch} />`}
    <button type="button" class="bare" title=${say("rules.title")} onClick=${() => openRules()}><${Icon} id="book" /><span>${say("rules.title")}</span></button>
    <button type="button" class="bare" title=${say("legend.title")} onClick=${openLegend}><${Icon} id="legend" /><span>${say("legend.short")}</span></button>
    <button type="button" class="bare" title=${say("table.details")} onClick=${() => (details.value = true)}><${Icon} id="table" /><span>${say("table.title")}</span></button>
  `;
}

/** Sounds are off until somebody asks for them; where there is no room for it here, it stands in the details. */
function SoundSwitch() {
  return html`<button type="button" class="bare" aria-pressed=${wanted.value} title=${say("sound.about")} onClick=${() => want(!wanted.value)}>
    <${Icon} id=${wanted.value ? "loud" : "silent"} /><span>${say(wanted.value ? "sound.on" : "sound.off")}</span></button>`;
}

function Connection() {
  return html`<span class="connection" role="status">
    ${store.status.value === "lost" && say("table.lost")}
  </span>`;
}

/**
 * Where what lies before us has most room: beside a board that is as high as wide, below a wide one.
 * @param {View} view
 */
function shapeOf({ strips, width, height }) {
  if (!strips.length) return "";
  return width / height < UPRIGHT ? "upright" : "flat";
}

/** @param {{view: View}} props */
function Middle({ view }) {
  const { picture, things, width, height, board_says: label } = view;
  const onBoard = [...lit.value].some((id) => picture.parts.has(id));
  return html`<div class="stage"><${Board} picture=${picture} things=${things} width=${width} height=${height} label=${label} marks=${marks.value}
    stepBack=${onBoard} lit=${lit.value} glass=${isNarrow.value} focus=${focus.value} act=${act.value} choose=${press} point=${pointAtThing} />
    <${Again} /></div>`;
}

/** What lies before the one who looks. @param {{choose: typeof press, children?: Shown}} props */
function Before({ choose, children }) {
  if (!shown.value) return null;
  const flat = !isNarrow.value && shapeOf(shown.value) === "flat";
  return html`<${Strips} view=${shown.value} flat=${flat} marks=${marks.value} lit=${lit.value} choose=${choose} point=${pointAtThing}>
    ${children}
  <//>`;
}

/** The same behind a tab, with the question that it may answer. */
function Hand() {
  const { question } = draft;
  return html`<${Before} choose=${pressInHand}>
    ${question.value && html`<p class="hand-asks">${question.value.text}</p>`}
  <//>`;
}

function Seats() {
  return html`<${Panels} panels=${(again.value ? again.value.view : (foreseen.value?.view ?? draft.view.value))?.panels ?? []} before=${again.value ? [] : store.state.value?.view?.panels} lit=${lit.value} seats=${store.seatsHere.value}
    thinking=${store.thinking.value} floats=${store.floats.value} cards=${store.cards.value} act=${act.value} choose=${press}>
    <${KnownFigures} known=${store.table.value?.known ?? null} />
  <//>`;
}

function Told() {
  return html`<${OwnFigures} figures=${store.table.value?.figures ?? null} />`;
}

function Column() {
  const choice = (/** @type {string} */ name) => html`<button type="button" aria-pressed=${lower.value === name}
    onClick=${() => (lower.value = name)}>${say(`tabs.${name}`)}</button>`;
  return html`<aside class="column">
    <${Question} />
    <${Told} />
    <${Seats} />
    <div class="lower">
      <div class="tabs small" role="group" aria-label=${say("tabs.label")}>${choice("log")}${choice("things")}</div>
      ${lower.value === "log" ? html`<${History} />` : html`<${Things} choose=${press} />`}
    </div>
  </aside>`;
}

function History() {
  return html`<${ShowAgain} /><${Log} entries=${store.log.value} ours=${store.ours.value} here=${again.value?.entry?.move} point=${(/** @type {number | null} */ move) => (moveOf.value = move)} />`;
}

function Sheet() {
  const own = draft.view.value?.strips.length;
  const sides = ["seats", ...(own ? ["hand"] : []), "log", "things"];
  /** @type {Record<string, () => Shown>} */
  const shown = {
    move: () => html`<${Question} /><${Told} />`,
    seats: () => html`<${Seats} />`,
    hand: () => html`<${Hand} />`,
    log: () => html`<${History} />`,
    things: () => html`<${Things} choose=${press} />`,
  };
  if (isBroad.value) return html`<${TwoSides} shown=${shown} sides=${sides} />`;
  return html`<aside class="sheet">
    <div class="sheet-body" key=${side.value}>${shown[side.value]()}</div>
    <${Tabs} sides=${["move", ...sides]} alert=${draft.question.value !== null && side.value !== "move"} />
  </aside>`;
}

/** The question, and beside it what is chosen. @param {{shown: Record<string, () => Shown>, sides: string[]}} props */
function TwoSides({ shown, sides }) {
  const beside = sides.includes(side.value) ? side.value : sides[0];
  return html`<aside class="sheet">
    <div class="sheet-body two"><div>${shown.move()}</div><div key=${beside}>${shown[beside]()}</div></div>
    <${Tabs} sides=${sides} here=${beside} />
  </aside>`;
}

// A question put to us comes before everything else, in the sheet and in the title.
let last = -1;
effect(() => {
  const now = store.state.value;
  if (!now) return;
  const title = now.table.name;
  document.title = now.question ? say("table.your-turn", { game: title }) : title;
  const away = !isBroad.peek() && !["move", "hand"].includes(side.peek());
  if (now.question && now.seq !== last && away) side.value = "move";
  last = now.seq;
});

document.body.dataset.table = data.id;
show(Page, Bar);
