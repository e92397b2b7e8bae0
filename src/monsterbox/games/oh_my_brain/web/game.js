// What moves at this table: cards onto the horde and off it, brains from head to head, the die.
// Only where the page may move at all: it hears of nothing else.
const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
// Where something is to be seen; nothing where it is folded away.
const boxOf = (thing) => (thing?.checkVisibility() ? thing.getBoundingClientRect() : null);
const LAND = "cubic-bezier(.2, .9, .3, 1.1)";

// What lies where before the table is drawn anew.
function look() {
  const seats = new Map($$("[data-seat]").map((one) => [one.dataset.seat, {
    brains: Number(one.dataset.brains), graves: Number(one.dataset.graves), box: boxOf(one.closest(".seat") ?? one),
  }]));
  return {
    seats,
    hand: new Map($$("#hand .mine .card").map((card) => [card.id, boxOf(card)])),
    at: $("#top")?.dataset.at, size: Number($("#parade")?.dataset.size ?? 0), parade: $("#parade"), box: boxOf($("#parade")),
    roll: $("#die")?.dataset.roll,
    lines: Number($("#table")?.dataset.lines ?? 0),
  };
}

document.addEventListener("table:moving", ({ detail: add }) => {
  const before = look();
  const leaving = before.size ? before.parade.cloneNode(true) : null;
  add(() => move(before, leaving));
});

function move(before, leaving) {
  const now = look();
  if (!now.seats.size || !before.seats.size) return;
  const news = $$("#lines [data-n]").filter((line) => Number(line.dataset.n) >= before.lines).map((line) => line.dataset.key);
  if (news.includes("horde-cleared") && leaving) marchOff(leaving, before.box);
  if (now.at && now.at !== before.at) climb(before, now);
  if (now.roll !== before.roll) tumble();
  sendBrains(before, now);
  sendCards(before, now, news);
}

// From the hand, or from whoever played it.
function climb(before, now) {
  const card = $("#top");
  const gone = [...before.hand.keys()].filter((id) => !now.hand.has(id) && id.startsWith(`h-${card.dataset.value}-`)).at(-1);
  const from = gone ? before.hand.get(gone) : before.seats.get(card.dataset.by)?.box;
  const to = boxOf(card);
  if (!from || !to.width) return;
  const scale = gone ? from.width / to.width : 0.4;
  const x = from.left + from.width / 2 - to.left - to.width / 2, y = from.top + from.height / 2 - to.top - to.height / 2;
  card.animate([
    { transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(-6deg)`, zIndex: 20 },
    { transform: "rotate(2deg)", offset: 0.8 },
    { transform: "none" },
  ], { duration: 380, easing: LAND });
}

function marchOff(parade, box) {
  const to = boxOf($("#discard"));
  if (!to) return;
  for (const one of parade.querySelectorAll("[id]")) one.removeAttribute("id");
  for (const one of parade.querySelectorAll(".peek, .laid, .vh, .cnt, .foot")) one.remove();
  parade.removeAttribute("id");
  parade.classList.add("flying");
  parade.setAttribute("aria-hidden", "true");
  document.body.append(parade);
  Object.assign(parade.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  const x = to.left + to.width / 2 - box.left - box.width / 2, y = to.top + to.height / 2 - box.top - box.height / 2;
  parade.animate([{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(.3) rotate(8deg)`, opacity: 0 }], { duration: 420, easing: "ease-in" })
    .finished.finally(() => parade.remove());
}

function tumble() {
  const die = $("#die");
  die?.classList.add("rolling");
  setTimeout(() => die?.classList.remove("rolling"), 900);
}

// Whoever lost some gives them to whoever won some; what is left comes from the supply, or goes there.
function sendBrains(before, now) {
  const supply = boxOf($("#supply"));
  const lost = [], won = [];
  for (const [seat, { brains, box }] of now.seats) {
    const more = brains - (before.seats.get(seat)?.brains ?? brains);
    for (let one = 0; one < Math.min(6, Math.abs(more)); one++) (more < 0 ? lost : won).push(box);
  }
  const count = Math.max(lost.length, won.length);
  for (let one = 0; one < count; one++) fly("brain", "0 0 64 54", 34, lost[one] ?? supply, won[one] ?? supply, one * 70);
}

// Cards that land in graveyards show their backs: what they are was told, or is nobody's business.
function sendCards(before, now, news) {
  const giver = news.includes("rain-fell") || news.includes("card-kept") ? boxOf($("#reserve"))
    : news.includes("extra-given") || news.includes("card-given") ? now.box : null;
  if (!giver) return;
  let later = 0;
  for (const [seat, { graves, box }] of now.seats) {
    if (graves > (before.seats.get(seat)?.graves ?? graves)) fly("ob-back", "0 0 100 140", 36, giver, boxOf($(`.counts[data-seat="${seat}"] .graves`)) ?? boxOf($("#yard")) ?? box, (later += 60));
  }
}

function fly(symbol, view, width, from, to, delay) {
  if (!from || !to) return;
  const show = document.createElement("div");
  show.className = "flying";
  show.setAttribute("aria-hidden", "true");
  show.innerHTML = `<svg viewBox="${view}"><use href="#${symbol}"/></svg>`;
  show.style.width = `${width}px`;
  document.body.append(show);
  const at = (box, lift = 0, scale = 1) => `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - width / 2 - lift}px) scale(${scale})`;
  const between = { left: (from.left + to.left) / 2, width: (from.width + to.width) / 2, top: (from.top + to.top) / 2, height: (from.height + to.height) / 2 };
  show.animate([{ transform: at(from, 0, 0.5) }, { transform: at(between, 46, 1.5) }, { transform: at(to, 0, 0.7), opacity: 0.9 }], { duration: 620, delay, easing: "ease-in-out", fill: "backwards" })
    .finished.finally(() => show.remove());
}
