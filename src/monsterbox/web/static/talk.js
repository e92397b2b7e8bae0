// Table talk: bubbles at the seats for some seconds, the sheet with what was said, a mark for what nobody has read yet.
import { $, $$, kept, onDrawn, send } from "./box.js";

const sheet = $("#talk"), live = $("#talk-live"), ears = $("#talk-ears"), told = $("#talk-told"), bubbles = $("#bubbles"), icon = $("#talk-open"), quiet = $("#talk-quiet");
const place = `said ${sheet.dataset.path}`;
const STAYS = 5500, LETTER = 45;      // milliseconds that a bubble stays, and more for each letter
const wide = matchMedia("(min-width: 900px) and (min-height: 501px)");
let newest = Number($("#heard")?.dataset.newest ?? 0), read = Math.min(Number(kept.get(place) ?? 0), newest);

const numbered = () => $$("#heard [data-number]");

function note() {
  if (sheet.matches(":popover-open")) { read = newest; kept.set(place, read); }
  const count = numbered().filter((one) => one.dataset.number > read && !("own" in one.dataset) && one.dataset.kind !== "removed").length;
  $("i", icon).textContent = count || "";
  icon.setAttribute("aria-label", count ? icon.dataset.words.replace("§", count) : icon.title);
}

// What is in the sheet follows the table; it is open while the table is drawn anew.
function follow() {
  const source = $("#heard"), text = $("#talk-text");
  if (text) text.hidden = !("writes" in source.dataset);
  const isOpen = $("details", ears)?.open;
  if (take(ears, source.lastElementChild, "summary, button") && isOpen) $("details", ears).open = true;
  if (take(live, source.firstElementChild, ".said")) down();
}
// Where the focus was on something that is gone, it stays beside it.
function take(to, from, first) {
  if (to.innerHTML === from.innerHTML) return false;
  const had = to.contains(document.activeElement);
  to.innerHTML = from.innerHTML;
  if (had) ($(first, to) ?? sheet).focus({ preventScroll: true });
  return true;
}
function down() { const list = $(".said", live); list.scrollTop = list.scrollHeight; }

const words = (one) => $("[dir]", one).textContent;
function sentence(one) {
  const pattern = one.dataset.kind === "reaction" ? bubbles.dataset.does : bubbles.dataset.says;
  return pattern.replace("§", one.dataset.name).replace("¤", words(one));
}

// A bubble has its place: over the head of the panel, on a small screen in the top bar, above the chip.
function settle(bubble, seat) {
  const panel = $(`#seat-${seat}`), bar = $(".top").getBoundingClientRect();
  const box = panel?.checkVisibility() ? panel.getBoundingClientRect() : null;
  const beside = box && wide.matches;
  bubble.classList.toggle("beside", Boolean(beside));
  const end = icon.parentElement.getBoundingClientRect().left - 6;
  const most = beside ? box.width - 92 : Math.min(300, end - 6);
  bubble.style.maxWidth = `${most}px`;
  const width = bubble.offsetWidth, middle = box ? box.left + box.width / 2 : 0;
  const left = beside ? box.left + 42 : Math.max(6, Math.min(middle - width / 2, end - width));
  bubble.style.left = `${left}px`;
  bubble.style.top = `${beside ? Math.max(bar.bottom + 2, box.top - 4) : bar.top + 3}px`;
  bubble.style.setProperty("--tip", `${Math.min(Math.max(middle - left, 16), width - 16)}px`);
  bubble.classList.toggle("lone", !box);
}

function show(one) {
  const bubble = document.createElement("div");
  bubble.className = `bubble ${one.dataset.kind}`;
  bubble.dataset.seat = one.dataset.seat;
  bubble.append($(".crest", one).cloneNode(true), ...[$(".re", one)].filter(Boolean).map((drawing) => drawing.cloneNode(true)));
  const text = document.createElement("span");
  text.dir = "auto";
  text.textContent = words(one);
  bubble.append(text);
  for (const other of $$(".bubble", bubbles)) if (other.dataset.seat === bubble.dataset.seat || !wide.matches) other.remove();
  bubbles.append(bubble);
  settle(bubble, one.dataset.seat);
  setTimeout(() => bubble.remove(), STAYS + LETTER * text.textContent.length);
}

onDrawn(() => {
  const source = $("#heard");
  if (!source) { bubbles.replaceChildren(); return; }
  const fresh = numbered().filter((one) => one.dataset.number > newest && one.dataset.kind !== "removed");
  newest = Number(source.dataset.newest);
  follow();
  note();
  for (const bubble of $$(".bubble", bubbles)) settle(bubble, bubble.dataset.seat);
  const others = fresh.filter((one) => !("own" in one.dataset));
  if (others.length) {
    document.dispatchEvent(new CustomEvent("table:said"));
    $("#told").textContent = [$("#told").textContent, ...others.map(sentence)].filter(Boolean).join(" ");
  }
  if (!quiet.checked && !sheet.matches(":popover-open")) fresh.slice(-6).forEach(show);
});
addEventListener("resize", () => { for (const bubble of $$(".bubble", bubbles)) settle(bubble, bubble.dataset.seat); });

sheet.addEventListener("toggle", ({ newState }) => {
  if (newState !== "open") return;
  told.textContent = "";
  bubbles.replaceChildren();
  down();
  note();
});

// Every form of the sheet is sent without leaving the page; what was said closes it, so that one sees the table.
sheet.addEventListener("submit", async (event) => {
  const form = event.target, button = event.submitter;
  event.preventDefault();
  if (form.hasAttribute("aria-busy")) return;
  form.setAttribute("aria-busy", "true");
  told.textContent = "";
  const fields = Object.fromEntries(new FormData(form, button));
  try {
    const answer = await send(form.action, fields);
    if (answer.ok) {
      if (form.id === "talk-say") sheet.hidePopover();
      if (form.id === "talk-text") { form.reset(); $("#talk-words").focus(); }
    } else {
      told.textContent = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("hx-partial")?.textContent.trim() ?? "";
    }
  } catch {
    told.textContent = $("#why").dataset.unsent;
  } finally {
    form.removeAttribute("aria-busy");
  }
});

quiet.checked = kept.get("bubbles") === "off";
quiet.addEventListener("change", () => kept.set("bubbles", quiet.checked ? "off" : "on"));
down();
note();
