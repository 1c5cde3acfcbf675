/** Name: what others call this person. */

import { post, wordsOf } from "../lib/api.js";
import { html, useState } from "../lib/html.js";
import { say } from "../lib/words.js";

/** @param {{name: string, kept?: () => void}} props */
export function Name({ name, kept }) {
  const [wished, change] = useState(name);
  const [told, tell] = useState("");
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await post("/api/me", { name: wished });
      tell(say("start.name-kept"));
      kept?.();
    } catch (error) {
      tell(wordsOf(error));
    }
  };
  return html`<form class="name-form" onSubmit=${send}>
    <label><span>${say("join.name")}</span>
      <input type="text" maxlength="24" autocomplete="nickname" required value=${wished} onInput=${(event) => change(event.target.value)} />
    </label>
    <button type="submit">${say("start.keep-name")}</button>
    <span role="status" class="faint">${told}</span>
  </form>`;
}
