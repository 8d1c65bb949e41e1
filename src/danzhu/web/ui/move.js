// Move: makes this device that of whoever made the link. The token stands behind the hash, which is sent to nobody.

import { html } from "htm/preact";
import { useMemo } from "preact/hooks";
import { ask } from "../lib/api.js";
import { say } from "../lib/words.js";
import { Fault } from "./message.js";
import { Form } from "./people.js";
import { Page } from "./top.js";

export function Move() {
  const token = useMemo(() => location.hash.slice(1), []);
  if (!token) return html`<${Fault} code="bad_token" />`;
  const work = async () => {
    await ask("/api/move", { token });
    // A link that has worked leads nowhere: it should not be gone back to.
    location.replace("/");
  };
  return html`<${Page} title=${say("page-move")}>
    <section class="panel stack">
      <h1>${say("page-move")}</h1>
      <p>${say("page-move-what")}</p>
      <${Form} send=${say("page-move-send")} work=${work} />
    </section>
  <//>`;
}
