// The form for a new table: as many chairs as players, presets, and what differs from them.
import { $, $$ } from "./box.js";

const form = $("#opening");
const mode = form.elements.mode;
const changes = form.dataset.changes.split("|");
const presets = $$("[name=preset]").map((radio) => ({ radio, sets: JSON.parse(radio.dataset.sets) }));
const rules = $$("[data-rule]").map((line) => {
  const { rule, printed, among, table } = line.dataset;
  const isNamed = presets.some(({ sets }) => rule in sets);
  return { line, name: rule, printed, among, stays: table !== undefined && !isNamed, field: form.elements[`option-${rule}`] };
});

const chosen = () => presets.find(({ radio }) => radio.checked);
const hasFreeChair = () => $$("[name^=chair-]:enabled").some((chair) => chair.value === "free");
const usual = ({ name, printed, among }, { sets }) => sets[name] ?? (mode.value === "friends" && among ? among : printed);
const titleOf = ({ line }) => $("h3, label", line).textContent;

// What is about the table, such as a clock, stays as it is unless a preset names it.
function choosePreset() {
  for (const rule of rules) if (!rule.stays) rule.field.value = usual(rule, chosen());
  form.elements.shown.value = chosen().radio.value;
  tell();
}

// Some defaults are others where friends come with their own devices.
function chooseChair() {
  const before = rules.map((rule) => usual(rule, chosen()));
  const isFriends = hasFreeChair();
  if (isFriends !== (mode.value === "friends")) mode.value = isFriends ? "friends" : "bots";
  rules.forEach((rule, place) => { if (rule.field.value === before[place]) rule.field.value = usual(rule, chosen()); });
  tell();
}

function chooseMode(link) {
  $("[data-mode][aria-current]").removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
  for (const lead of $$("[data-lead]")) lead.classList.toggle("off", lead.dataset.lead !== link.dataset.mode);
  for (const chair of $$("[name^=chair-]").slice(1)) chair.value = link.dataset.sits;
  chooseChair();
}

// Nothing moves: chairs that stay empty keep their place.
function chooseSeats() {
  const seats = Number($("[name=seats]:checked")?.value ?? 0);
  for (const line of $$("[data-chair]")) {
    const out = Number(line.dataset.chair) >= seats;
    line.classList.toggle("out", out);
    for (const field of $$("select, input", line)) field.disabled = out;
  }
  chooseChair();
}

function tell() {
  const changed = rules.filter((rule) => {
    const differs = rule.field.value !== usual(rule, chosen());
    $(".mark", rule.line).textContent = differs ? form.dataset.changed : "";
    return differs;
  });
  for (const group of $$(".chap")) $(".diffs", group).textContent = changes[changed.filter(({ line }) => group.contains(line)).length];
  const preset = [chosen().radio.dataset.title, changes[changed.length]].filter(Boolean).join(", ");
  $("#sum").textContent = `${$("[name=seats]:checked")?.dataset.said ?? ""} · ${preset}`;
  $("#which").textContent = changed.length ? `: ${changed.map(titleOf).join(", ")}` : "";
}

form.addEventListener("change", ({ target }) => {
  if (target.name === "seats") chooseSeats();
  else if (target.name.startsWith("chair-")) chooseChair();
  else tell();
});
for (const { radio } of presets) radio.addEventListener("click", choosePreset);   // the chosen one too: it takes changes back
for (const link of $$("[data-mode]")) link.addEventListener("click", (event) => { event.preventDefault(); chooseMode(link); });
if (chosen().radio.value !== form.elements.shown.value) choosePreset();   // chosen before this script came
chooseSeats();
