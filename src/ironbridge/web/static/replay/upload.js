/** Upload: a record brought as a file or as text. */

import { postText, wordsOf } from "../lib/api.js";
import { html, useState } from "../lib/html.js";
import { say } from "../lib/words.js";

export function Upload() {
  const [text, change] = useState("");
  const [problem, complain] = useState("");
  const take = async (/** @type {File | undefined} */ file) => file && change(await file.text());
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    take(event.dataTransfer?.files[0]);
  };
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      location.assign((await postText("/api/records", text)).replay);
    } catch (error) {
      complain(wordsOf(error));
    }
  };
  return html`<form class="page form" onSubmit=${send} onDragOver=${(event) => event.preventDefault()} onDrop=${drop}>
    <h1>${say("upload.title")}</h1>
    <p class="faint">${say("upload.lead")}</p>
    <div role="alert">${problem && html`<p class="problem">${problem}</p>`}</div>
    <label class="field"><span>${say("upload.file")}</span>
      <input type="file" accept=".txt,text/plain" onChange=${(event) => take(event.target.files?.[0])} />
    </label>
    <label class="record"><span>${say("upload.text")}</span>
      <textarea rows="14" spellcheck="false" value=${text} onInput=${(event) => change(event.target.value)}></textarea>
    </label>
    <p><button type="submit" class="strong" disabled=${!text.trim()}>${say("upload.send")}</button></p>
  </form>`;
}
