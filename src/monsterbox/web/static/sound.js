// What is heard at a table; off until somebody turns it on.
import { $$, kept, onDrawn } from "./box.js";

let on = kept.get("sound") === "on";
let called = false;                       // already heard that it is their turn, in a hidden tab
let chairs = people();
const HEARD = [
  [/game-ended/, "over"], [/caught|infected/, "oh"], [/barricade|marker/, "plank"], [/tile/, "tile"], [/memorizer|stayed-in/, "merit"], [/muddler|went-out|had-no-card/, "muddle"], [/turned|flipped|pick-shown/, "blink"],
  [/completed|won|round-ended/, "closed"], [/rolled/, "die"], [/attack|again|repeated/, "attack"], [/dumped|lost|stolen|paid/, "lost"],
  [/gained/, "brain"], [/played|given|rain|cleared/, "laid"],
  [/drawn|robbed|fetched|taken/, "drawn"], [/started|added|over|exchanged|swapped|discarded|placed/, "laid"],
];

const voices = () => import($$("#later")[0].dataset.voices);
function play(name, always = false) {
  if (on && (always || !document.hidden)) voices().then(({ sing }) => sing(name));
}
function people() { return $$(".lobby .chair.person").length; }

function show() {
  for (const button of $$("#sound, [data-sound]")) button.setAttribute("aria-pressed", String(on));
}
document.addEventListener("click", (event) => {
  if (!event.target.closest("#sound, [data-sound]")) return;
  on = !on;
  kept.set("sound", on ? "on" : "off");
  show();
  play("turn");
});
document.addEventListener("table:chosen", () => play("chosen"));
document.addEventListener("table:refused", () => play("refused"));
document.addEventListener("table:said", () => play("door"));
document.addEventListener("table:news", ({ detail }) => {
  const heard = HEARD.find(([pattern]) => detail.keys.some((key) => pattern.test(key)));
  if (heard) play(heard[1]);
  if (detail.turn && !called) setTimeout(play, heard ? 420 : 0, "turn");
  called = false;
});
document.addEventListener("table:called", () => { called = true; play("turn", true); });
onDrawn(() => {
  if (people() > chairs) play("door");
  chairs = people();
});
show();
if (on) voices();
