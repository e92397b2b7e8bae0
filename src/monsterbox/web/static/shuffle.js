// This browser's part in a fair shuffle: it keeps the fingerprint as soon as it sees it, and then, not before, adds
// random bytes of its own. Nothing waits for it for long: after a while the cards are dealt without them.
import { $, onDrawn, pause, randomHex, send } from "./box.js";
import { keep, pin } from "./witness.js";

const SETTLED = [204, 409];           // added, or too late
const page = $("#chance"), { table, commitment } = page.dataset;
const mine = pin(table, commitment, page.dataset.early !== undefined);
let busy = false;

// The server could add whatever suits it for a bot, once it knows what this browser adds.
function look() {
  const others = $("[data-others]")?.dataset.others;
  if (others === undefined || others === mine.others?.join(" ")) return;
  mine.others = others.split(" ").filter(Boolean).map(Number);
  keep(table, mine);
}

async function add(tries = 5) {
  const seat = $("[data-adds]")?.dataset.adds;
  if (seat === undefined || busy) return;
  if (mine.commitment !== commitment) { warn(); return; }
  busy = true;
  mine.added ??= randomHex(32);
  mine.seat = Number(seat);
  keep(table, mine);                  // before it is sent: a page that is loaded again sends the same
  const answer = await send(`/t/${table}/contribution`, { seat, contribution: mine.added }).catch(() => null);
  if (answer?.ok) { mine.taken = true; keep(table, mine); }
  busy = false;
  if (!SETTLED.includes(answer?.status)) { await pause(3000); if (tries > 1) add(tries - 1); }
  else if (page.dataset.then !== undefined) location.reload();
}

function warn() {
  const alarm = $("#alarm");
  if (alarm) alarm.textContent = alarm.dataset.changed;
}

look();
add();
onDrawn(() => { look(); add(); });
