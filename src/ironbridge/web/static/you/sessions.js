/** Sessions: the browsers in which one is known, each ended here; and the end of all of them. What cannot be undone is asked twice. */

import { post, wordsOf } from "../lib/api.js";
import { html, useState } from "../lib/html.js";
import { say, since } from "../lib/words.js";

/** @import { Session } from "../lib/types.js" */

/** @param {{sessions: Session[], ended: () => Promise<void>}} props */
export function Sessions({ sessions, ended }) {
  const [problem, complain] = useState("");
  const end = async (/** @type {Session} */ session) => {
    try {
      await post("/api/you/end", { session: session.id });
      if (session.here) location.replace("/you");
      else await ended();
    } catch (error) {
      complain(wordsOf(error));
    }
  };
  return html`<section aria-labelledby="sessions">
    <h2 id="sessions">${say("you.sessions")}</h2>
    <p>${say("you.sessions-about")}</p>
    <div role="status">${problem && html`<p class="problem">${problem}</p>`}</div>
    <ul class="sessions">
      ${sessions.map((session) => html`<${One} key=${session.id} session=${session} end=${() => end(session)} />`)}
    </ul>
  </section>`;
}

/** @param {{session: Session, end: () => void}} props */
function One({ session, end }) {
  const [sure, ask] = useState(false);
  const label = session.label || say("you.program");
  const told = session.here ? say("you.here") : say("you.seen", { when: since(session.seen) });
  const ends = say("you.end-which", { label, told });
  return html`<li><b>${label}</b> <span class="faint">${told}</span>
    ${!sure && html`<button type="button" aria-label=${ends} onClick=${session.here ? () => ask(true) : end}>${say("you.end")}</button>`}
    ${sure && html`<${Sure} words="you.end-sure" yes="you.end-yes" no="you.end-no" does=${end} leave=${() => ask(false)} />`}</li>`;
}

/** @param {{words: string, yes: string, no: string, does: () => void, leave: () => void}} props keys of sentences, and what is done */
function Sure({ words, yes, no, does, leave }) {
  return html`<p class="sure" role="group"><span role="alert">${say(words)}</span>
    <button type="button" class="strong" onClick=${does}>${say(yes)}</button>
    <button type="button" onClick=${leave}>${say(no)}</button></p>`;
}

export function Deletion() {
  const [sure, ask] = useState(false);
  const [problem, complain] = useState("");
  const remove = () =>
    post("/api/you/delete", {}).then(
      () => location.replace("/"),
      (error) => complain(wordsOf(error)),
    );
  return html`<section aria-labelledby="deletion">
    <h2 id="deletion">${say("you.delete")}</h2>
    <p>${say("you.delete-about")}</p>
    <div role="alert">${problem && html`<p class="problem">${problem}</p>`}</div>
    ${!sure && html`<p><button type="button" class="delete" onClick=${() => ask(true)}>${say("you.delete-do")}</button></p>`}
    ${sure && html`<${Sure} words="you.delete-sure" yes="you.delete-yes" no="you.delete-no" does=${remove} leave=${() => ask(false)} />`}
  </section>`;
}
