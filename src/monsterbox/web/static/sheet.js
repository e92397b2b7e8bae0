// All choices in one list: over the seats, or from below on a small screen. It is filled from the buttons of the prompt,
// and the table stays where it is: what the list covers, and what would answer the same question twice, is out of reach.
import { $, $$, onDrawn } from "./box.js";
import { isHolding, left, names, play, putBack, things } from "./choose.js";

const SEARCHED = 12;             // with more choices than that one may search among them
const sheet = $("#sheet"), list = $("#sheet-list"), query = $("#sheet-q");
const wide = matchMedia("(min-width: 900px) and (min-height: 501px)");
let isOpen = false, isPart = false;   // all of them, or those of the thing that is held

const buttons = () => $$("#acts button[name]").filter((button) => !isPart || left().includes(button.value));

export function listAll(open, part = false) {
  if (!$("#choices")) open = false;
  if (open && !part) putBack();
  isPart = part;
  const was = isOpen;
  isOpen = open;
  query.value = "";
  show();
  if (open) (query.closest("label").hidden ? $("button", list) : query)?.focus({ preventScroll: true });
  else if (was) ($("#all-choices") ?? $("#prompt"))?.focus({ preventScroll: true });
}

function show() {
  sheet.hidden = !isOpen;
  $("#all-choices")?.setAttribute("aria-expanded", String(isOpen));
  for (const part of ["#prompt", "#hand"]) if ($(part)) $(part).inert = isOpen;
  if ($("#left")) $("#left").inert = isOpen && wide.matches;
  point("");
  if (isOpen) fill();
  document.dispatchEvent(new CustomEvent("table:listed", { detail: isOpen }));
}

function fill() {
  const all = buttons();
  $("#sheet-count").textContent = all.length;
  query.closest("label").hidden = all.length <= SEARCHED;
  const at = document.activeElement?.closest?.("#sheet-list button")?.dataset.of;
  list.replaceChildren(...all.map(row));
  sift();
  if (at) $(`[data-of="${CSS.escape(at)}"]`, list)?.focus({ preventScroll: true });
}

function row(button) {
  const line = document.createElement("li"), one = document.createElement("button");
  one.type = "button";
  one.id = `row-${button.id}`;
  one.dataset.of = button.id;
  if (button.name === "choice") one.dataset.choice = button.value;
  one.textContent = ($(".long", button) ?? button).textContent.trim();
  line.append(one);
  return line;
}

// Each word that was typed must be somewhere in the sentence.
function sift() {
  const wanted = query.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const rows = $$("li", list);
  for (const line of rows) line.hidden = !wanted.every((word) => line.textContent.toLocaleLowerCase().includes(word));
  $("#sheet-none").hidden = rows.some((line) => !line.hidden);
}

// What a line of the list is about is shown on the table.
function point(text) {
  for (const thing of $$("#table .pointed")) thing.classList.remove("pointed");
  if (text) for (const thing of things()) thing.classList.toggle("pointed", names(thing, text));
  document.dispatchEvent(new CustomEvent("table:pointed", { detail: text }));
}

document.addEventListener("click", (event) => {
  const on = (selector) => event.target.closest(selector);
  if (on("#all-choices")) { listAll(!isOpen); return; }
  if (on("#more")) { listAll(true, isHolding()); return; }
  if (on("#sheet-close")) { listAll(false); return; }
  const line = on("#sheet-list button");
  if (!line) return;
  const button = document.getElementById(line.dataset.of);
  listAll(false);
  if (line.dataset.choice !== undefined) play(line.dataset.choice);
  else button?.form.requestSubmit(button);
});
for (const kind of ["focusin", "pointerover"]) {
  list.addEventListener(kind, (event) => point(event.target.closest("button")?.dataset.choice ?? ""));
}
query.addEventListener("input", sift);

sheet.addEventListener("keydown", (event) => {
  const by = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (by && (event.target !== query || event.key === "ArrowDown")) {
    const rows = $$("li:not([hidden]) button", list), at = rows.indexOf(document.activeElement);
    event.preventDefault();
    (rows[at + by] ?? (by < 0 ? query : rows.at(-1)))?.focus();
  } else if (event.key === "Enter" && event.target === query) {
    event.preventDefault();
    $("li:not([hidden]) button", list)?.focus();
  }
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !isOpen || $("dialog[open]")) return;
  event.preventDefault();
  listAll(false);
});

let asked = $("#table").dataset.version;
onDrawn(() => {
  const now = $("#table").dataset.version;
  if (now !== asked || !$("#choices")) { isOpen = false; }
  asked = now;
  show();
});
wide.addEventListener("change", show);
