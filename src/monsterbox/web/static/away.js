// Hidden tabs let go of their stream; while they are hidden, one tab of a browser asks every now and then what is new.
import { $ } from "./box.js";

const SOON = 20000, LATER = 60000, LONG = 600000;
const table = $("#table"), icon = $("#favicon");
const own = table && !table.classList.contains("watching") ? table.dataset.path.split("/").pop() : "";
const others = "BroadcastChannel" in window ? new BroadcastChannel("away") : null;
let known = null, leave = null, called = false, timer = 0, since = 0, wanted = () => false, tell = () => {};
const asked = () => "asked" in ($("#table")?.dataset ?? {});

export function watch(isWanted, teller) {
  [wanted, tell] = [isWanted, teller];
  document.addEventListener("visibilitychange", turn);
  if (others) others.onmessage = ({ data }) => { if (document.hidden) mark(data); };
  turn();
}

function turn() {
  leave?.();
  leave = null;
  if (document.hidden) hide();
  else if (!table) sign(false);             // a table does so itself
}

// Whoever holds the lock asks; without locks, on plain connections, every tab does.
async function hide() {
  const plays = own && /playing|waiting/.test($("#table")?.dataset.phase);
  if (!plays && !wanted()) return;
  const left = new Promise((done) => { leave = done; });
  const stop = new AbortController();
  left.then(() => { clearTimeout(timer); stop.abort(); });
  known = null;
  called = asked();
  since = Date.now();
  const stay = () => { look(); return left; };
  if (!navigator.locks) return stay();
  await navigator.locks.request("away", { signal: stop.signal }, stay).catch(() => {});
}

async function look() {
  clearTimeout(timer);
  const mine = leave;
  const answer = await fetch("/news", { cache: "no-store" }).catch(() => null);
  const news = answer?.ok ? await answer.json().catch(() => null) : null;
  if (leave !== mine || !mine) return;      // it has been looked at meanwhile
  if (news) { others?.postMessage(news); heed(news); }
  timer = setTimeout(look, Date.now() - since < LONG ? SOON : LATER);
}

// What is new since the last answer; of the first one, only what this page has not shown.
function heed(news) {
  const before = known ?? { turns: news.turns.filter((one) => one.table !== own || asked()), over: news.over, said: news.said };
  known = news;
  for (const kind of ["turns", "over", "said"]) {
    const told = (one) => before[kind].some((other) => other.table === one.table && !(one.last > other.last));
    for (const one of news[kind]) if (!told(one)) tell(kind === "turns" ? "turn" : kind, one);
  }
  mark(news);
}

// The title and the icon of the tab say it as well; at a table only for that table.
function mark(news) {
  const now = own ? news.turns.some((one) => one.table === own) : !table && news.turns.length > 0;
  sign(now);
  if (now && own && !called) document.dispatchEvent(new CustomEvent("table:called"));
  called = now;
}
function sign(now) {
  const { turn: words } = $("#notices").dataset;
  const title = document.title.replace(/^● /, "").replace(`${words} · `, "");
  document.title = now ? `● ${words} · ${title}` : title;
  if (icon) icon.href = now ? icon.dataset.turn : icon.dataset.calm;
}
