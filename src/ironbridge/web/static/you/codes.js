/** Codes: a link for another device, and a code to be written down. */

import { post, wordsOf } from "../lib/api.js";
import { Copied } from "../lib/copied.js";
import { html, useState } from "../lib/html.js";
import { clock, say } from "../lib/words.js";

/** @import { Linked } from "../lib/types.js" */

export function Elsewhere() {
  const [made, show] = useState(/** @type {Linked | null} */ (null));
  const [problem, complain] = useState("");
  const make = async () => {
    try {
      show(await post("/api/you/link", {}));
      complain("");
    } catch (error) {
      complain(wordsOf(error));
    }
  };
  return html`<section aria-labelledby="elsewhere">
    <h2 id="elsewhere">${say("you.elsewhere")}</h2>
    <p>${say("you.elsewhere-about")}</p>
    <div role="status">${problem && html`<p class="problem">${problem}</p>`}${made && html`<${Link} ...${made} />`}</div>
    <p><button type="button" class="make-link" onClick=${make}>${say(made ? "you.link-again" : "you.link-make")}</button></p>
  </section>`;
}

/** @param {Linked} props */
function Link({ link, picture, until }) {
  return html`<p>${say("you.link-until", { time: clock(until) })}</p>
    <img class="square" src=${picture} alt=${say("you.square")} />
    <p><${Copied} text=${link} label=${say("you.link")} /></p>`;
}

/** @param {{recovers: boolean, made: () => void}} props */
export function Recovery({ recovers, made }) {
  const [code, show] = useState("");
  const [problem, complain] = useState("");
  const make = async () => {
    try {
      show((await post("/api/you/recovery", {})).code);
      complain("");
      made();
    } catch (error) {
      complain(wordsOf(error));
    }
  };
  return html`<section aria-labelledby="recovery">
    <h2 id="recovery">${say("you.recovery")}</h2>
    <p>${say("you.recovery-about")}</p>
    <div role="status">
      ${problem && html`<p class="problem">${problem}</p>`}
      ${code && html`<p>${say("you.recovery-note")}</p><output class="code">${code}</output>`}
      ${!code && html`<p class="faint">${say(recovers ? "you.recovery-there" : "you.recovery-none")}</p>`}
    </div>
    <p><button type="button" class="make-code" onClick=${make}>${say(recovers ? "you.recovery-again" : "you.recovery-make")}</button></p>
  </section>`;
}
