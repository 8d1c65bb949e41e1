// Main: shows what the address asks for.

import { signal } from "@preact/signals";
import { render } from "preact";
import { html } from "htm/preact";
import { ask } from "./lib/api.js";
import { followSettings, settings } from "./lib/settings.js";
import { preferred, speak } from "./lib/words.js";
import { Create } from "./ui/create.js";
import { Credits, Privacy } from "./ui/about.js";
import { Fault, Loading } from "./ui/message.js";
import { Move } from "./ui/move.js";
import { RecordPage } from "./ui/record.js";
import { Start } from "./ui/start.js";
import { TablePage } from "./ui/table.js";

const path = signal(location.pathname);
addEventListener("popstate", () => {
  path.value = location.pathname;
});

/**
 * Go to a page of ours without loading anew.
 * @param {string} to
 * @param {{replace?: boolean}} [how]
 */
export function go(to, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

const fault = signal("");

/** Deal a table against computers at once, as the reader likes it. @param {string} game */
export async function playNow(game) {
  const { pace, level, preset } = settings.value;
  const wanted = { game, pace, level: level[game], preset: preset[game] };
  const made = await ask("/api/play", wanted).catch(() => ask("/api/play", { game }));
  go(`/t/${made.code}`, { replace: location.pathname === `/${game}` });
}

function Page() {
  const [, first = "", second = ""] = path.value.split("/");
  if (fault.value) return html`<${Fault} code=${fault.value} />`;
  switch (first) {
    case "":
      return html`<${Start} />`;
    case "new":
      return html`<${Create} game=${second} />`;
    case "guandan":
    case "gongzhu":
      playNow(first).catch((/** @type {Error} */ error) => {
        fault.value = error.message;
      });
      return html`<${Loading} />`;
    case "t":
      return html`<${TablePage} key=${second} code=${second.toUpperCase()} />`;
    case "records":
      return html`<${RecordPage} key=${second} id=${second} />`;
    case "move":
      return html`<${Move} />`;
    case "credits":
      return html`<${Credits} />`;
    case "privacy":
      return html`<${Privacy} />`;
    default:
      return html`<${Fault} code="not_found" />`;
  }
}

followSettings();
await speak(settings.value.language || preferred());
render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
