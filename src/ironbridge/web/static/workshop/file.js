/** File: what was entered as the file that the command line takes: to be read, written, brought, taken home. */

import { html } from "../lib/html.js";
import { data } from "../lib/page.js";
import { say } from "../lib/words.js";
import { count, enter, own, proof, text, write } from "./store.js";

/** @import { Happening } from "../lib/html.js" */
/** @import { Own, Section } from "../lib/types.js" */

/** Download, upload, begin anew. */
export function Files() {
  const bring = async (/** @type {Happening} */ { target }) => {
    const file = target.files?.[0];
    if (file) write(await file.text(), 0);
    target.value = "";
  };
  return html`<div class="files">
    <button type="button" disabled=${!text.value} onClick=${download}>${say("workshop.download")}</button>
    <label class="button upload">${say("workshop.upload")}<input type="file" accept=".toml,text/plain" onChange=${bring} /></label>
    <button type="button" class="bare" disabled=${!count.value} onClick=${() => enter({})}>${say("workshop.clear")}</button>
  </div>`;
}

function download() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text.value], { type: "application/toml" }));
  link.download = `${data.game}.toml`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * The file itself, and parts of ours that can be taken into it: maps are written so.
 * @param {{texts: Record<string, Section>}} props
 */
export function Text({ texts }) {
  const take = (/** @type {string} */ section) =>
    enter({ ...own.value, [section]: merged(texts[section].content, own.value[section]) });
  return html`<div class="as-text">
    <p class="faint">${say("workshop.text-about")}</p>
    <p class="marks-row">${Object.entries(texts).map(
      ([section, { words }]) => html`<button key=${section} type="button"
      onClick=${() => take(section)}>${say("workshop.take", { section: words })}</button>`,
    )}</p>
    <label><span class="sr">${say("workshop.text")}</span>
      <textarea rows="28" spellcheck="false" aria-invalid=${Boolean(proof.value.problem)} value=${text.value}
        placeholder=${say("workshop.text-empty")} onInput=${(/** @type {Happening} */ { target }) => write(target.value)}></textarea>
    </label>
  </div>`;
}

/**
 * Ours, with what was entered already in its place.
 * @param {Own | Own[]} ours
 * @param {unknown} mine
 */
function merged(ours, mine) {
  if (Array.isArray(ours)) return mine ?? ours;
  return { ...ours, .../** @type {Own | undefined} */ (mine) };
}
