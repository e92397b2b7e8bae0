// A lesson: the strip above the table says what to do, a ring shows where. The server knows how far it has come.
import { $, kept, onDrawn } from "./box.js";
import { encircle, reveal, thingAt } from "./pointing.js";

const guide = () => $("#guide");
let told = "";

// Who has had the lesson of a game needs no first steps at its tables.
if (guide()) kept.set(`lesson ${guide().dataset.game}`, "yes");

const isPlaying = () => !["over", "other"].includes(guide()?.dataset.now);
const target = () => (isPlaying() ? thingAt(guide()?.dataset.at) : undefined);

// What is picked up looks for its place: then the table itself shows where.
function point() {
  const thing = $("#acts.picked") ? undefined : target();
  encircle(thing?.getBoundingClientRect());
}

// For those who listen, in a place of its own: what has happened is told elsewhere, and goes again.
function tell() {
  const text = $("#guide-text")?.textContent.trim() ?? "";
  if (text && text !== told) {
    $("#taught").textContent = text;
    const thing = target();
    if (thing) reveal(thing);
    $(".guide .tells").scrollTop = 0;
  }
  told = text;
}

// Who asks where it is gets there: the ring for the eyes, the focus for the keyboard.
function lead() {
  const thing = target();
  if (!thing) { $("#prompt")?.focus(); return; }
  reveal(thing);
  const inside = thing.matches("button, [role=button], a") ? thing : $("button:not([tabindex='-1']), [role=button]", thing);
  (inside ?? $("#prompt")).focus({ preventScroll: true });
  point();
}

document.addEventListener("click", (event) => { if (event.target.closest("#guide-next[data-shows]")) lead(); });
document.addEventListener("table:picked", point);
document.addEventListener("table:still", point);
document.addEventListener("scroll", point, { capture: true, passive: true });
addEventListener("resize", point);
onDrawn(() => { tell(); point(); });
tell();
point();
