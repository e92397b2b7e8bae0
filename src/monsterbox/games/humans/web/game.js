// What moves at this table: figures that hop, a tile that drops, humans that pop up, dice that tumble.
// Only where the page may move at all: it hears of nothing else.
const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const LAND = "cubic-bezier(.2, .9, .3, 1.2)";
const STEP = 120, LONGEST = 500;

// Who stands where before the table is drawn anew.
function look() {
  const figures = new Map();
  for (const one of $$("#map .fig")) figures.set(`${one.dataset.fig} ${one.dataset.at}`, Number(one.dataset.count));
  return {
    figures,
    tiles: new Set($$("#map .tile").map((tile) => tile.id)),
    rolls: Number($("#stage")?.dataset.rolls ?? 0), scene: $("#stage .what")?.textContent ?? "",
  };
}

document.addEventListener("table:moving", ({ detail: add }) => {
  const before = look();
  add(() => move(before));
});

function move(before) {
  if (!before.tiles.size || !$("#map")) return;
  const now = look();
  for (const tile of $$("#map .tile")) if (!before.tiles.has(tile.id)) drop(tile);
  let later = 0;
  for (const [kind, gone, come] of changes(before.figures, now.figures)) {
    for (const at of come) {
      const figure = $$("#map .fig").find((one) => one.dataset.fig === kind && one.dataset.at === at);
      const from = gone.shift();
      if (figure && from) hop(figure, from, at);
      else if (figure) rise(figure, (later += 60));
    }
  }
  const stage = $("#stage");
  if (stage && (now.rolls !== before.rolls || now.scene !== before.scene)) tumble($$(".duel .die", stage).at(-1));
  if (stage && now.scene !== before.scene) stage.animate([{ transform: "translateY(-12px) scale(.96)", opacity: 0 }, {}], { duration: 260, easing: LAND });
  for (const [number, card] of $$("#stage .drawn, #stage .wound").entries()) card.animate([{ transform: "scaleX(0)" }, {}], { duration: 200, delay: number * 90, fill: "backwards" });
}

// The spaces that figures of each kind have left, and those where they are now.
function changes(before, now) {
  const kinds = new Map();
  for (const key of new Set([...before.keys(), ...now.keys()])) {
    const [kind, at] = key.split(" "), more = (now.get(key) ?? 0) - (before.get(key) ?? 0);
    if (!kinds.has(kind)) kinds.set(kind, [kind, [], []]);
    for (let one = 0; one < Math.abs(more); one++) kinds.get(kind)[more < 0 ? 1 : 2].push(at);
  }
  return kinds.values();
}

function hop(figure, from, to) {
  const [x, y] = from.split(",").map(Number), [right, down] = to.split(",").map(Number);
  const steps = Math.max(1, Math.abs(right - x) + Math.abs(down - y));
  const frames = [];
  for (let half = 0; half <= 2 * steps; half++) {
    const left = 1 - half / (2 * steps);
    frames.push({ transform: `translate(${30 * (x - right) * left}px, ${30 * (y - down) * left - (half % 2 ? 7 : 0)}px)` });
  }
  figure.animate(frames, { duration: Math.min(LONGEST, STEP * steps + 60), easing: "linear" });
}
const rise = (figure, delay) => figure.animate([{ transform: "translateY(14px)", opacity: 0 }, { transform: "translateY(-4px)", opacity: 1, offset: 0.7 }, {}], { duration: 260, delay, easing: LAND, fill: "backwards" });

function drop(tile) {
  const picture = $("use", tile);
  tile.animate([{ opacity: 0 }, { opacity: 1, offset: 0.3 }, {}], { duration: 300 });
  picture?.animate([{ scale: 1.12 }, { scale: 1 }], { duration: 300, easing: LAND });
}
function tumble(die) {
  die?.animate([{ transform: "rotate(-200deg) scale(.5)" }, { transform: "rotate(20deg) scale(1.15)", offset: 0.7 }, { transform: "none" }], { duration: 450, easing: LAND });
}
