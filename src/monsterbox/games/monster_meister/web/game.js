// What moves at this table: cards that turn, a display that grows, strays on their way, points that are counted.
// Only where the page may move at all: it hears of nothing else. Of a face that was turned back nothing stays behind.
const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const LAND = "cubic-bezier(.2, .9, .3, 1.1)";
const TURN = 260;
const boxOf = (thing) => thing?.getBoundingClientRect() ?? null;
const backOf = (cell, seat) => $(".of use", cell)?.getAttribute("href") ?? `#mb-${seat}`;
const seatOf = (cell) => Number((cell.closest(".seat, [data-own]")?.className.match(/\bs(\d)/) ?? [0, 1])[1]) - 1;

// What lies where before the table is drawn anew, and what it looks like.
function look() {
  const cards = $$("#own .mc[id], .lay .mc[id]").filter((cell) => cell.checkVisibility());
  return {
    cards: new Map(cards.map((cell) => [cell.id, {
      box: boxOf(cell), isUp: cell.classList.contains("up"), picture: $("svg", cell).cloneNode(true), back: backOf(cell, seatOf(cell)),
    }])),
    own: $("[data-own]")?.className,
    pile: boxOf($("#pile .heap")),
    drawn: boxOf($("#drawn")),
    holding: new Set($$("[data-drawn]").map((one) => one.dataset.drawn)),
    points: new Map($$("[data-points]").map((one) => [seatOf(one), one.dataset.points])),
    lines: Number($("#table")?.dataset.lines ?? 0),
  };
}

document.addEventListener("table:moving", ({ detail: add }) => {
  const before = look();
  add(() => move(before));
});

function move(before) {
  const now = look();
  if (!now.cards.size || !before.cards.size || now.own !== before.own) return;
  const news = $$("#lines [data-n]").filter((line) => Number(line.dataset.n) >= before.lines);
  for (const [id, { box, isUp }] of now.cards) settle(document.getElementById(id), before.cards.get(id), box, isUp, before);
  for (const [id, old] of before.cards) if (!now.cards.has(id) && now.pile) fly(old.back, old.box, now.pile);
  sendStrays(before, now);
  if (news.some((line) => line.dataset.key === "round-scored")) countPoints(before);
  for (const line of news) dance(line);
}

// A card that was there turns or makes room; a new one comes from the look at it, or from the pile.
function settle(cell, old, box, isUp, before) {
  if (!old) { arrive(cell, box, cell.closest("#own") ? before.drawn ?? before.pile : before.pile); return; }
  if (old.isUp !== isUp) turn(cell, old.picture);
  if (Math.abs(old.box.left - box.left) + Math.abs(old.box.top - box.top) + Math.abs(old.box.width - box.width) > 2) glide(cell, old.box, box);
}

const from = (old, box) => `translate(${old.left + old.width / 2 - box.left - box.width / 2}px, ${old.top + old.height / 2 - box.top - box.height / 2}px) scale(${old.width / box.width})`;
const glide = (cell, old, box) => cell.animate([{ transform: from(old, box) }, { transform: "none" }], { duration: 320, easing: LAND });

function arrive(cell, box, old) {
  if (old) cell.animate([{ transform: from(old, box), zIndex: 20 }, { transform: "rotate(3deg)", offset: 0.8 }, { transform: "none" }], { duration: 380, easing: LAND });
}

// scaleX 1-0-1: first what was there, then what is there now.
function turn(cell, picture) {
  const old = document.createElement("span");
  old.className = "turning";
  old.setAttribute("aria-hidden", "true");
  old.append(picture);
  cell.append(old);
  const gone = () => old.remove();
  old.animate([{ transform: "none" }, { transform: "scaleX(0)" }], { duration: TURN / 2, easing: "ease-in" }).finished.then(gone, gone);
  setTimeout(gone, TURN);
  for (const part of cell.querySelectorAll(":scope > svg, :scope > .of")) {
    part.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "none" }], { duration: TURN, easing: "ease-out" });
  }
}

function sendStrays(before, now) {
  const card = $("#drawn");
  if (card && !before.drawn && now.pile) arrive(card, now.drawn, now.pile);
  for (const one of $$("[data-drawn]")) if (!before.holding.has(one.dataset.drawn) && now.pile) arrive(one, boxOf(one), now.pile);
}

function fly(symbol, old, to) {
  const show = document.createElement("div");
  show.className = "flying";
  show.setAttribute("aria-hidden", "true");
  show.innerHTML = `<svg viewBox="0 0 100 100"><use href="${symbol}"/></svg>`;
  show.style.width = `${old.width}px`;
  document.body.append(show);
  const at = (box) => `translate(${box.left}px, ${box.top}px)`;
  const gone = () => show.remove();
  show.animate([{ transform: at(old) }, { transform: `${at(to)} scale(${to.width / old.width}) rotate(8deg)`, transformOrigin: "0 0" }], { duration: 520, easing: "ease-in-out" }).finished.then(gone, gone);
  setTimeout(gone, 1000);
}

function countPoints(before) {
  for (const one of $$("[data-points]")) {
    const all = Number(one.dataset.points);
    if (all === 0 || before.points.get(seatOf(one)) === one.dataset.points) continue;
    const begun = performance.now();
    const count = (time) => {
      if (!one.isConnected || Number(one.dataset.points) !== all) return;
      const part = Math.min(1, Math.max(0, time - begun) / 800);
      one.textContent = String(Math.round(all * part)).replace("-", "−");
      if (part < 1) requestAnimationFrame(count);
    };
    count(begun);
  }
}

// Who remembered hops, who muddled staggers.
const STEPS = {
  "memorizer-found": [{ transform: "none" }, { transform: "translateY(-14px) rotate(-8deg)" }, { transform: "none" }, { transform: "translateY(-14px) rotate(8deg)" }, { transform: "none" }],
  "muddler-found": [{ transform: "none" }, { transform: "rotate(-30deg)" }, { transform: "rotate(26deg)" }, { transform: "rotate(-16deg)" }, { transform: "none" }],
};
function dance(line) {
  const steps = STEPS[line.dataset.key];
  const seat = line.querySelector(".crest")?.className.match(/\bs\d/)?.[0];
  const place = steps && $$(".seat, #hand [data-own]").find((one) => one.classList.contains(seat));
  if (!place) return;
  for (const crest of $$(".crest", place)) crest.animate(steps, { duration: 700, iterations: 2 });
  $(".role", place)?.animate([{ transform: "scale(2.6) rotate(-14deg)", opacity: 0 }, { transform: "scale(.92) rotate(2deg)", opacity: 1, offset: 0.7 }, {}], { duration: 420, easing: "ease-in" });
}
