// Choosing by touching things. Every choice is a sentence of words; things on the table carry the words that name them.
// One choice left: it is played. Several: the thing is picked up and what goes with it is stitched. None: the reason why not.
import { ask } from "./ask.js";
import { $, $$, heed, kept, onDrawn, sendForm, slip } from "./box.js";

let picked = [];                 // ids of things that were picked up
let plain = new Map();           // what the server had marked, by element
const MOST = 2;                  // buttons beside each other on the smallest screen; one more opens the list of all
const WIDE = 118;                // pixels that a button wants
const GAP = 12;                  // between the parts of the bar

const form = () => $("#choices");
const buttons = () => $$("[name=choice]", form() ?? document.createElement("i"));
const texts = () => buttons().map((button) => button.value);
export const things = () => $$("#table [data-word]");
export const isHolding = () => picked.length > 0;

export function names(thing, text) {
  if (thing.dataset.takes !== undefined) return thing.dataset.takes.split("|").includes(text);
  return ` ${text} `.includes(` ${thing.dataset.word} `);
}
export function left() {
  const held = picked.map((id) => document.getElementById(id)).filter(Boolean);   // the table may just change
  return texts().filter((text) => held.every((thing) => names(thing, text)));
}

export function touch(thing) {
  slip("");
  if (!form()) return why(thing);
  if (picked.includes(thing.id)) return putBack();
  const fitting = left().filter((text) => names(thing, text));
  const ready = picked.length > 0 || thing.matches(".legal, .hot");
  if (fitting.length === 1 && ready) return settle(thing, fitting[0]);
  if (fitting.length > 0) return pick(thing);
  if (picked.length && texts().some((text) => names(thing, text))) { picked = []; return touch(thing); }
  return why(thing);
}

// What is asked about first is picked up like a choice with several ways on: its button in the bar makes it, or a dialog.
async function settle(thing, text) {
  if (!asksFirst(text) || !thing.id) return play(text);
  const held = picked.length;
  pick(thing);
  if (buttonOf(text).checkVisibility()) return buttonOf(text).focus();
  const version = $("#table").dataset.version;
  await play(text);
  if ($("#table").dataset.version === version && !form()?.hasAttribute("aria-busy")) { picked.length = held; mark(); }
}

export function pick(thing) {
  if (!thing.id) return why(thing);
  picked.push(thing.id);
  mark();
  document.dispatchEvent(new CustomEvent("table:picked", { detail: $("#picked")?.textContent ?? "" }));
}

export function putBack() {
  if (!picked.length) return false;
  picked = [];
  mark();
  document.dispatchEvent(new CustomEvent("table:picked", { detail: "" }));
  return true;
}

// What remains when a thing is dropped on another one, or just somewhere on the table.
export function drop(thing, target) {
  if (!form()) return why(thing);
  if (target && target !== thing) return touch(target);
  const rest = left();
  return rest.length === 1 ? play(rest[0]) : undefined;
}

// Choices that are easily made by mistake and cannot be taken back are asked about once; all are, for whoever wishes so.
const buttonOf = (text) => buttons().find((one) => one.value === text);
const asksFirst = (text) => kept.get("confirm") === "on" || buttonOf(text)?.dataset.asks !== undefined;

export async function play(text, isSure = false) {
  const button = buttonOf(text);
  if (!button || form().hasAttribute("aria-busy")) return;
  slip("");
  if (!isSure && asksFirst(text) && !await ask($(".long", button).textContent, undefined, $("#sure-yes"))) return;
  if (buttonOf(text) !== button) return;   // the table has changed meanwhile
  document.dispatchEvent(new CustomEvent("table:chosen"));
  await moved(form(), { choice: text });
}

async function moved(acts, fields = {}) {
  const detail = $("#table").dataset.version;
  if (await sendForm(acts, fields)) document.dispatchEvent(new CustomEvent("table:moved", { detail }));
}

async function why(thing) {
  const url = `${$("#table").dataset.path}/why?word=${encodeURIComponent(thing.dataset.why ?? thing.dataset.word)}`;
  const answer = await fetch(url, { headers: { "HX-Request": "true" } }).catch(() => null);
  if (answer) await heed(answer);
}

function mark() {
  const rest = new Set(left());
  const holding = picked.length > 0;
  for (const thing of things()) {
    const was = plain.get(thing) ?? { legal: false, hot: false, notnow: false };
    const held = picked.includes(thing.id);
    const fits = holding && !held && thing.id && [...rest].some((text) => names(thing, text));
    const hole = thing.classList.contains("hole");
    thing.classList.toggle("sel", held);
    thing.classList.toggle("hot", hole && (holding ? fits : was.hot));
    thing.classList.toggle("legal", !hole && !held && (holding ? fits || was.legal : was.legal));
    if (thing.hasAttribute("aria-pressed")) thing.setAttribute("aria-pressed", String(held));
  }
  if (form()) offer(holding, rest);
}

// What the bar offers: what goes with the thing that is held, or what has no thing on the table.
function offer(holding, rest) {
  const acts = $("#acts");
  if (!holding) $("#prompt").classList.remove("bare", "fitted");
  acts.classList.toggle("picked", holding);
  const stays = document.getElementById(picked[0])?.closest("[data-map]");   // a figure that is picked up is no card that is played
  for (const button of buttons()) button.classList.toggle("left", holding && (rest.has(button.value) || (stays && button.matches(".loose"))));
  for (const button of buttons()) button.classList.toggle("behind", !holding && isBehind(button.value));
  show(acts);
  room(acts, holding);
  $("#put-back").hidden = !holding;
  const told = $("#picked"), held = document.getElementById(picked[0]);
  const label = holding ? (held?.getAttribute("aria-label") ?? $(".vh, .evface > b", held ?? acts)?.textContent ?? "").split(/[,;]/)[0].trim() : "";
  told.textContent = label ? told.dataset.words.replace("§", label) : "";
}
// The sentence has the room that the buttons of a question leave, and keeps it while one holds a thing.
let beside = 0;
function room(acts, holding) {
  const prompt = $("#prompt");
  prompt.classList.add("fitted");
  if (!holding) beside = $$(".btn", acts).some((button) => button.checkVisibility()) ? acts.offsetWidth + GAP : 0;
  prompt.classList.toggle("bare", beside === 0);
  prompt.style.setProperty("--beside", `${beside}px`);
}
// A small screen folds the seats: what can be touched only there stands in the bar as well, for one touch.
function isBehind(text) {
  const ways = things().filter((thing) => thing.matches(".legal, .hot") && names(thing, text));
  return ways.length > 0 && ways.every((thing) => thing.closest(".seatpanel") && !thing.checkVisibility());
}
// As many as there is room for, those of most worth first; the others are in the list.
function show(acts) {
  const offered = $$("button[name]", acts).filter(isOffered);
  const wanted = offered.filter((button) => worth(button) >= 0).sort((one, other) => worth(other) - worth(one));
  acts.classList.toggle("crowded", offered.length > MOST);
  acts.classList.toggle("cut", true);   // the room is measured beside the button of the list
  const most = Math.max(MOST, Math.floor((acts.clientWidth - $("#more").offsetWidth) / WIDE));
  const best = new Set((wanted.length ? wanted : offered).slice(0, most));
  for (const button of offered) button.classList.toggle("first", best.has(button));
  const rest = offered.length - best.size;
  acts.classList.toggle("cut", rest > 0);
  $("#more > span").textContent = `+${rest}`;
  $("#more").ariaLabel = $("#more").dataset.words.replace("§", offered.length);
}
// A game's style sheet says by `--on-table` what has its place on the table itself, and by `--worth` what comes first or only in the list.
const said = (button, name) => getComputedStyle(button).getPropertyValue(name);
const worth = (button) => Number(said(button, "--worth"));
function isOffered(button) {
  const isOne = isHolding() ? button.matches(".left") : !button.matches(".thing:not(.behind)");
  return isOne && !said(button, "--on-table");
}

function remember() {
  plain = new Map(things().map((thing) => [thing, {
    legal: thing.classList.contains("legal"), hot: thing.classList.contains("hot"), notnow: thing.classList.contains("notnow"),
  }]));
}

document.addEventListener("click", (event) => {
  const thing = event.target.closest("#table [data-word]");
  if (event.target.closest("#put-back")) { putBack(); return; }
  if (event.defaultPrevented || !thing || event.target.closest("a")) return;
  touch(thing);
});

// Forms at the table answer by the stream; without a script they load the page anew.
document.addEventListener("submit", (event) => {
  const acts = event.target.closest("#choices, .undo, .curtain form, .sit");
  if (!acts || !acts.closest("#table")) return;
  event.preventDefault();
  if (acts.hasAttribute("aria-busy")) return;
  const button = event.submitter;
  if (button?.name === "choice") { play(button.value, picked.length > 0); return; }
  moved(acts, button?.name ? { [button.name]: button.value } : {});
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented || $("dialog[open]")) return;
  slip("");
  putBack();
});

let asked = $("#table").dataset.version;
onDrawn(() => {
  const now = $("#table").dataset.version;
  if (now !== asked || !picked.every((id) => document.getElementById(id))) picked = [];
  asked = now;
  remember();
  mark();
});
remember();
mark();
addEventListener("resize", mark);
