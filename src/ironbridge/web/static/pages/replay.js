/** Replay: a game that is over, or a record that somebody brought, move by move. */

import { html } from "../lib/html.js";
import { data, show } from "../lib/page.js";
import { Upload } from "../replay/upload.js";
import { Bar, Viewer } from "../replay/viewer.js";

if (data.id) document.body.classList.add("open");
show(data.id ? () => html`<${Viewer} bots=${data.bots} me=${data.me} />` : Upload, Bar);
