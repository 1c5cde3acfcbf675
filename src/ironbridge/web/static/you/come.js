/** Come: be here who one is elsewhere, by a code: from a link, or typed. */

import { post, wordsOf } from "../lib/api.js";
import { html, signal, useState } from "../lib/html.js";
import { say } from "../lib/words.js";

const CODED = /^#([0-9A-Z]{5}(?:-[0-9A-Z]{5}){3})$/i;

/** The code behind the # of the address, which no server and no other site is sent. */
export const brought = signal(inAddress());
addEventListener("hashchange", () => {
  brought.value = inAddress();
});

function inAddress() {
  return CODED.exec(location.hash)?.[1] ?? "";
}

/**
 * @param {{name: string | null, isKnown: boolean}} props who this browser belonged to until now
 */
export function Come({ name, isKnown }) {
  const [typed, type] = useState("");
  const [problem, complain] = useState("");
  const code = brought.value || typed;
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await post("/api/you/come", { code });
      location.replace("/");
    } catch (error) {
      complain(wordsOf(error));
    }
  };
  return html`<section aria-labelledby="come">
    <h2 id="come">${say(brought.value ? "you.come-linked" : "you.come")}</h2>
    <p>${say(brought.value ? "you.come-linked-about" : "you.come-about")}</p>
    ${isKnown && html`<p>${say("you.come-instead", { name: name ?? say("you.nameless") })}</p>`}
    <div role="alert">${problem && html`<p class="problem">${problem}</p>`}</div>
    <form class="name-form come" onSubmit=${send}>
      ${!brought.value && html`<${Typed} code=${typed} type=${type} />`}
      <button type="submit" class=${brought.value ? "strong" : ""}>${say("you.come-do")}</button>
    </form>
  </section>`;
}

/** @param {{code: string, type: (code: string) => void}} props */
function Typed({ code, type }) {
  return html`<label><span>${say("you.code")}</span>
    <input type="text" maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck=${false} required
      value=${code} onInput=${(event) => type(event.target.value)} />
  </label>`;
}
