/** Rulebook: the rules beside the table, opened at the clause that was refused. */

import { get } from "../lib/api.js";
import { Drawer } from "../lib/drawer.js";
import { html, signal } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Clauses } from "../rules/clauses.js";
import * as draft from "./draft.js";
import { complain } from "./notices.js";
import { table } from "./store.js";

/** @import { Rules } from "../lib/types.js" */

/** The clause, "" for the beginning, null when closed. */
const opened = signal(/** @type {string | null} */ (null));
export const rules = signal(/** @type {Rules | null} */ (null));

/** @param {string} clause by default that of the present question */
export function openRules(clause = draft.question.value?.clause ?? "") {
  opened.value = clause;
  fetchRules();
}

export async function fetchRules() {
  if (rules.value || !table.value) return;
  rules.value = await get(`/api/rules/${table.value.game}`).catch(complain);
}

export function Rulebook() {
  if (opened.value === null || !table.value) return null;
  const close = () => (opened.value = null);
  return html`<${Drawer} title=${say("rules.of", { game: table.value.name })} close=${close}>
    ${
      rules.value
        ? html`<${Clauses} ...${rules.value} here=${opened.value} />`
        : html`<p class="faint">${say("loading")}</p>`
    }
    <p class="row">
      ${rules.value?.primer && html`<a href=${rules.value.primer} target="_blank" rel="noopener">${say("primer.title")}</a>`}
      <a href=${`/rules/${table.value.game}`} target="_blank" rel="noopener">${say("rules.page")}</a>
    </p>
  <//>`;
}
