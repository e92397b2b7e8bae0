// One stream per tab. Every connect starts with the whole table; of what comes while a picture moves, only the last counts.
import { $, calm } from "./box.js";
import { redraw } from "./flights.js";

const path = $("#table").dataset.path;
const line = $("#line");
let source = null, next = null, shown = "", busy = false, fresh = true, wait = 1000, timer = 0;

function connect() {
  if (source || document.hidden) return;
  fresh = true;
  source = new EventSource(`${path}/events`);
  source.onopen = () => { wait = 1000; say("live"); };
  source.onmessage = (message) => { next = message.data; draw(); };
  source.addEventListener("bye", () => { drop(); say("lost"); retry(); });
  source.onerror = () => {
    say("lost");
    if (source?.readyState !== EventSource.CLOSED) return;    // the browser tries again by itself
    drop();                                                   // an answer other than 200: ours to try again
    retry();
  };
}
function drop() { source?.close(); source = null; }
function retry() { clearTimeout(timer); timer = setTimeout(connect, wait); wait = Math.min(wait * 2, 15000); }

let lost = 0;
function say(state) {
  clearTimeout(lost);
  // A connection that comes back at once is nobody's worry.
  lost = setTimeout(() => {
    document.documentElement.dataset.line = state;
    line.textContent = state === "lost" ? line.dataset.lost : "";
  }, state === "lost" ? 900 : 0);
}

async function draw() {
  if (busy) return;
  busy = true;
  while (next !== null) {
    const text = next.trim();
    next = null;
    if (text === shown) continue;
    shown = text;
    const moves = !fresh && !calm.matches && !document.hidden;
    fresh = false;
    document.dispatchEvent(new CustomEvent("table:before"));
    await redraw(text, { moves, drawn: () => document.dispatchEvent(new CustomEvent("table:drawn")) });
    document.dispatchEvent(new CustomEvent("table:still"));
  }
  busy = false;
}

// After a move the stream brings the news; if it is silent, we ask.
document.addEventListener("table:moved", ({ detail }) => {
  setTimeout(async () => {
    const isOld = () => $("#table")?.dataset.version === detail;
    if (!isOld() || document.hidden) return;
    const answer = await fetch(`${path}/fragment`, { headers: { "HX-Request": "true" } }).catch(() => null);
    if (!answer?.ok) return;
    const text = await answer.text();
    if (isOld() && next === null) { next = text; draw(); }   // else the stream was quicker, and knows more
  }, 2500);
});

document.addEventListener("visibilitychange", () => (document.hidden ? drop() : connect()));
addEventListener("pagehide", drop);
addEventListener("pageshow", connect);
addEventListener("online", () => { drop(); connect(); });
connect();
