/** Figures: says how many are the box's, and where a game is played by others than are shipped. */

import { html } from "./html.js";
import { say } from "./words.js";

/** @import { Choice, Component, Figure, FigureChoice, Figures, Known } from "./types.js" */

/**
 * One line, with what differs when it is opened; nothing where all is as shipped.
 * @param {{figures: Figures | null}} props
 */
export function OwnFigures({ figures }) {
  if (!figures) return null;
  const { count, changed } = figures;
  return html`<details class="own-figures">
    <summary>${say("figures.own", { count })}</summary>
    <ul>
      ${changed.map(({ path, value }) => html`<li key=${path}><code>${path}</code> = ${JSON.stringify(value)}</li>`)}
      ${count > changed.length && html`<li>…</li>`}
    </ul>
  </details>`;
}

/** How many figures are the box's and how many reconstructed, with the way to them. @param {{known: Known | null}} props */
export function KnownFigures({ known }) {
  if (!known) return null;
  return html`<p class="known-figures">${known.words} <a href=${known.figures} target="_blank" rel="noopener">${say("figures.which")}</a></p>`;
}

/**
 * The tally of a game as it is chosen.
 * @param {{known: Known[]}} game
 * @param {Record<string, Choice>} settings
 */
export function knownOf(game, settings) {
  const fits = (/** @type {Known} */ known) =>
    Object.entries(known.settings).every(([name, value]) => settings[name] === value);
  return game.known.find(fits) ?? null;
}

/**
 * How many figures a file of one's own holds.
 * @param {unknown} value
 * @returns {number}
 */
export function leaves(value) {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return 1;
  return Object.entries(value).reduce((sum, [key, part]) => sum + (key === "from" ? 0 : leaves(part)), 0);
}

/**
 * Figures of one component together.
 * @template {Figure} F
 * @param {F[]} figures
 */
export function grouped(figures) {
  /** @type {Map<string, Component<F>>} */
  const groups = new Map();
  for (const figure of figures) {
    const { section, entry, note } = figure;
    const path = figure.path.split(".").slice(0, -1).join(".");
    const group = groups.get(path) ?? { path, section, entry, note, figures: [] };
    group.figures.push(figure);
    groups.set(path, group);
  }
  return [...groups.values()];
}

/**
 * Does a figure speak of these words?
 * @param {Figure} figure
 * @param {string} words
 */
export function has(figure, words) {
  const { path, section, entry, field, text } = figure;
  return [path, section, entry, field, text].some((part) => part.toLowerCase().includes(words.toLowerCase()));
}

/**
 * Maps or editions to look at, on pages of one kind.
 * @param {{setting: FigureChoice, page: string}} props
 */
export function Choose({ setting, page }) {
  return html`<nav class="marks-row" aria-label=${setting.words}>
    <span class="faint">${setting.words}</span>
    ${setting.choices.map(
      (choice) => html`<a key=${choice.figures} class="button" href=${choice.figures.replace("/figures/", page)}
        aria-current=${choice.here ? "page" : null}>${choice.words}</a>`,
    )}
  </nav>`;
}
