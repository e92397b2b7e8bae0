// On every page: menus, the switch for light and night, dialogs, the drawer with the rules, links to copy.
import { $, $$ } from "./box.js";
import "./motion.js";

document.documentElement.dataset.script = "on";

document.addEventListener("click", (event) => {
  const on = (selector) => event.target.closest(selector);
  for (const menu of $$("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
  const light = on("[data-theme-form] button");
  if (light) { event.preventDefault(); setLight(light); }
  const copy = on("[data-copy]");
  if (copy) copyLink(copy);
  const share = on("[data-share]");
  if (share) navigator.share({ title: share.dataset.title, url: share.dataset.share }).catch(() => {});
  const open = on("[data-open]");
  if (open) { closeMenus(); $(`#${open.dataset.open}`).showModal(); }
  const rules = on("a[data-drawer], a[data-clause], a[data-chapter]");
  if (rules && !event.ctrlKey && !event.metaKey) followRules(rules, event);
  const close = on("[data-close]");
  if (close) close.closest("dialog").close();
  else if (event.target instanceof HTMLDialogElement && !inside(event)) event.target.close();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const search = event.target.closest("dialog input[type=search]");
  if (search) { event.preventDefault(); search.closest("dialog").close(); return; }   // the browser would only empty the field
  const open = $("details.menu[open]");
  if (open) { open.open = false; $("summary", open).focus(); }
});

function closeMenus() { for (const menu of $$("details.menu[open]")) menu.open = false; }

function inside(event) {
  const box = event.target.getBoundingClientRect();
  return event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
}

// The page changes at once; the server remembers it for the next one.
function setLight(button) {
  document.documentElement.dataset.theme = button.value;
  for (const other of $$("[data-theme-form] button")) other.setAttribute("aria-pressed", String(other.value === button.value));
  const body = new URLSearchParams({ theme: button.value, next: "/" });
  fetch(button.form.action, { method: "POST", body, headers: { "HX-Request": "true", "x-csrftoken": document.body.dataset.csrf } }).catch(() => {});
}

async function copyLink(button) {
  const text = button.dataset.copy;
  try {
    await navigator.clipboard.writeText(text);
  } catch {                                   // no secure context at a table in the living room
    const field = document.createElement("input");
    field.value = text;
    button.after(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  const label = $("span", button) ?? button;
  const before = label.textContent;
  label.textContent = button.dataset.done;
  setTimeout(() => { label.textContent = before; }, 1600);
}

// Within the book a link leads to its entry, at a table to the drawer; elsewhere it is a page.
function followRules(link, event) {
  const id = link.dataset.clause ?? link.dataset.chapter;
  if (id && link.closest("#clauses") && reveal(id)) event.preventDefault();
  else if ($("#drawer")) { event.preventDefault(); openRules(link.getAttribute("href")); }
}

// Chapters that are looked up are folded; what is in them is shown with them.
export function reveal(id) {
  const entry = document.getElementById(id);
  if (!entry?.closest("#clauses")) return false;
  for (let at = entry; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  for (const before of $$("#clauses .here")) before.classList.remove("here");
  if (entry.closest("dialog")) entry.classList.add("here");
  else if (location.hash !== `#${id}`) location.hash = id;
  entry.scrollIntoView();
  ($("summary", entry) ?? entry).focus({ preventScroll: true });
  return true;
}

export async function openRules(href) {
  const drawer = $("#drawer");
  const keep = $("#q", drawer)?.value;
  await htmx.ajax("GET", href, { target: "#drawer-body", swap: "innerHTML" });
  if (!drawer.open) drawer.showModal();
  drawer.scrollTop = 0;
  if (!keep && href.split("/").length === 3) $("#q", drawer)?.focus();
}

// Whoever opens a table or sits down with scripts adds to the shuffle: the cards wait for what `shuffle.js` sends.
document.addEventListener("formdata", (event) => {
  if (event.target.matches("[data-gathers]")) event.formData.set("gather", "yes");
});

for (const button of $$("[data-share]")) button.hidden = !navigator.share;

// What no page needs at once is fetched when it has been shown.
addEventListener("load", () => import($("#later").dataset.script));
