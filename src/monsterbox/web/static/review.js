// The review of a match: the slider tells one moment, decisions are fetched by seat, progress is asked for.
import { $, $$, pause } from "./box.js";

const EVERY = 3000;   // ms between two questions how far the coach is, and longer while nothing changes
const LONGEST = 12000;

const rows = () => $$("#moments tr");
const version = (row) => Number(row.dataset.version);

// The chart

function nearest(value) {
  return rows().reduce((best, row) => (Math.abs(version(row) - value) < Math.abs(version(best) - value) ? row : best));
}

function tell(row) {
  const slider = $("#moment"), x = `${(100 * version(row)) / slider.max}%`;
  slider.value = version(row);
  $("#m-turn").textContent = $("th a", row).textContent;
  $("#m-next").textContent = $("th span", row).textContent;
  slider.setAttribute("aria-valuetext", `${$("#m-turn").textContent} ${$("#m-next").textContent}`);
  $$("td", row).forEach((cell, seat) => { $(`#legend [data-seat="${seat}"]`).textContent = cell.textContent; });
  const cursor = $("#cursor");
  cursor.setAttribute("x1", x);
  cursor.setAttribute("x2", x);
  cursor.classList.add("set");
  if ($("#watch")) $("#watch").href = $("#moments").dataset.replay + row.dataset.at;
  const goOn = $("#go-on");
  if (!goOn) return;
  goOn.elements.at.value = row.dataset.at;
  goOn.hidden = !("fork" in row.dataset);
}

const WAYS = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10 };

document.addEventListener("input", (event) => { if (event.target.id === "moment") tell(nearest(Number(event.target.value))); });
document.addEventListener("keydown", (event) => {
  if (event.target.id !== "moment" || !(event.key in WAYS)) return;
  event.preventDefault();
  const all = rows(), at = all.indexOf(nearest(Number(event.target.value)));
  tell(all[Math.max(0, Math.min(all.length - 1, at + WAYS[event.key]))]);
});

// Decisions

document.addEventListener("change", async (event) => {
  const form = event.target.closest("form[data-part]");
  if (!form) return;
  const wanted = new URLSearchParams(new FormData(form)), { name, value } = event.target;
  const answer = await fetch(`${form.dataset.part}?${wanted}`, { headers: { "HX-Request": "true" } }).catch(() => null);
  if (!answer?.ok) { form.submit(); return; }
  $("#decisions").outerHTML = await answer.text();
  history.replaceState(null, "", `?${wanted}`);
  $(`#decisions [name="${name}"][value="${value}"]`)?.focus();
});

// Progress: only what has changed is drawn anew, and what somebody holds stays in their hand.

async function follow() {
  let wait = EVERY;
  while ($("#review[data-under-way]")) {
    await pause(wait);
    if (document.hidden) { await new Promise((done) => document.addEventListener("visibilitychange", done, { once: true })); }
    const review = $("#review"), seen = encodeURIComponent(review.dataset.seen);
    const answer = await fetch(`${review.dataset.path}/progress?seen=${seen}`, { headers: { "HX-Request": "true" } }).catch(() => null);
    wait = answer?.status === 200 ? EVERY : Math.min(LONGEST, wait * 1.5);
    if (answer?.status === 200) draw(await answer.text());
    else if (answer && answer.status >= 400 && answer.status !== 429) { location.reload(); return; }
  }
}

function draw(html) {
  const held = document.activeElement?.id, at = $("#moment")?.value, open = $(".nums")?.open;
  $("#review").outerHTML = html;
  if (at && rows().length) tell(nearest(Number(at)));
  if (open && $(".nums")) $(".nums").open = true;
  if (!$("#review[data-under-way]")) $("#told").textContent = $("#v-t")?.textContent ?? "";
  if (held) document.getElementById(held)?.focus({ preventScroll: true });
}

follow();
