// The keyboard: one tab stop for the hand and one for each row of things, arrows within, letters between.
import { $, $$, kept, onDrawn } from "./box.js";
import { show } from "./frame.js";
import { listAll } from "./sheet.js";
import { openRules } from "./site.js";

const THING = ":is(button, [role=button])[data-word]";
const items = (zone) => $$(THING, zone).filter((item) => item.checkVisibility());

function rove() {
  for (const zone of $$("#table [data-zone]")) {
    const all = items(zone);
    const current = all.find((item) => item === document.activeElement) ?? all.find((item) => item.matches(".legal, .hot, .sel")) ?? all[0];
    for (const item of all) item.tabIndex = item === current ? 0 : -1;
  }
}

function step(item, by) {
  const all = items(item.closest("[data-zone]"));
  const to = all[(all.indexOf(item) + by + all.length) % all.length];
  for (const other of all) other.tabIndex = other === to ? 0 : -1;
  to.focus();
}

// In a grid, up and down lead to the nearest thing there.
function climb(item, by) {
  const box = item.getBoundingClientRect();
  const away = ({ left, top }) => Math.abs(top - box.top) + 4 * Math.abs(left - box.left);
  const there = items(item.closest("[data-zone]")).map((other) => [other, other.getBoundingClientRect()]).filter(([, { top }]) => (top - box.top) * by > box.height / 2);
  there.sort(([, one], [, other]) => away(one) - away(other));
  there[0]?.[0].focus();
}

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const PLACES = { h: "#hand", b: "#board", s: "#seats" };

// After a new drawing the page stays where it is: only somebody who goes there sees it move.
function goTo(place, stays = false) {
  const inside = $(`${place} ${THING}[tabindex="0"], ${place} button:not([tabindex="-1"])`) ?? $(place);
  if (inside === $(place)) inside.tabIndex = -1;
  inside?.focus({ preventScroll: true });
  if (!stays) inside?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

const ACTS = {
  p: () => $("#prompt")?.focus(),
  c: () => listAll($("#all-choices")?.getAttribute("aria-expanded") !== "true"),
  l: () => show("#log"),
  i: () => $("#hint")?.click(),
  u: () => $("#undo")?.click(),
  r: () => openRules($("a[data-drawer]").getAttribute("href")),
  v: () => document.dispatchEvent(new CustomEvent("table:preview", { detail: document.activeElement })),
  t: () => $("#talk")?.showPopover(),
  "?": () => $("#keys").showModal(),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || $("dialog[open]")) return;
  if (event.target.closest("input, select, textarea")) return;
  const item = event.target.closest(`[data-zone] ${THING}`);
  if (item && event.key in STEPS) {
    event.preventDefault();
    const isAcross = event.key === "ArrowUp" || event.key === "ArrowDown";
    (isAcross && item.closest("[data-grid]") ? climb : step)(item, STEPS[event.key]);
    return;
  }
  if (item && (event.key === "Home" || event.key === "End")) {
    const all = items(item.closest("[data-zone]"));
    event.preventDefault();
    all.at(event.key === "Home" ? 0 : -1).focus();
    return;
  }
  if (kept.get("keys") === "off" && event.key !== "?") return;
  if (/^[1-9]$/.test(event.key)) {
    const card = items($("#hand"))[Number(event.key) - 1];
    if (card) { event.preventDefault(); card.focus(); rove(); }
  } else if (event.key in PLACES) {
    event.preventDefault();
    goTo(PLACES[event.key]);
  } else if (event.key in ACTS) {
    event.preventDefault();
    ACTS[event.key]();
  }
});

const letters = $("#letters");
if (letters) {
  letters.checked = kept.get("keys") !== "off";
  letters.addEventListener("change", () => kept.set("keys", letters.checked ? "on" : "off"));
}

// A focused thing that is gone hands the focus to its neighbours, or to the question.
let last = null;
document.addEventListener("table:before", () => {
  const active = document.activeElement;
  last = active?.closest("#table") && active.id !== "table" ? { id: active.id, place: active.closest("#hand, #board, #seats, #prompt")?.id } : null;
});
onDrawn(() => {
  rove();
  if (!last || document.activeElement !== document.body) return;
  const same = last.id && document.getElementById(last.id);
  if (same) same.focus({ preventScroll: true });
  else if (last.place && last.place !== "prompt" && $(`#${last.place} ${THING}`)) goTo(`#${last.place}`, true);
  else ($("#lift") ?? $("#prompt") ?? $("#table")).focus({ preventScroll: true });
});
addEventListener("focusin", (event) => { if (event.target.closest?.(`[data-zone] ${THING}`)) rove(); });
rove();
