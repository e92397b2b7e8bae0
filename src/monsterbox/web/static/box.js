// What the scripts of a page share: finding things, sending choices, the slip that says why not.

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
export const calm = { get matches() { return reduced.matches || kept.get("motion") === "off"; } };
export const pause = (ms) => new Promise((done) => setTimeout(done, ms));
export const onDrawn = (listener) => document.addEventListener("table:drawn", listener);

// What the browser keeps for this person; private windows may refuse.
export const kept = {
  get(name) { try { return localStorage.getItem(name); } catch { return null; } },
  set(name, value) { try { localStorage.setItem(name, value); } catch { /* then not */ } },
};

// A move is sent with a key of its own: after a lost connection it can be sent again without harm.
export const newKey = () => randomHex(12);
export function randomHex(count) {
  return Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function send(url, fields, tries = 4) {
  const body = new URLSearchParams(fields);
  const headers = { "HX-Request": "true", "x-csrftoken": document.body.dataset.csrf };
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetch(url, { method: "POST", body, headers });
    } catch (error) {
      if (attempt === tries) throw error;
      await pause(300 * 2 ** attempt);
    }
  }
}

// An answer is nothing (the stream brings the news), another page, or a slip.
export async function heed(answer) {
  const elsewhere = answer.headers.get("HX-Redirect");
  if (elsewhere) { location.assign(elsewhere); return false; }
  if (answer.status === 204) return true;
  const told = new DOMParser().parseFromString(await answer.text(), "text/html");
  slip($("hx-partial", told)?.innerHTML ?? "");
  return false;
}

let timer = 0;
export function slip(html) {
  const place = $("#why");
  if (!place) return;
  clearTimeout(timer);
  place.innerHTML = html;
  if (html) {
    document.dispatchEvent(new CustomEvent("table:refused"));
    timer = setTimeout(() => slip(""), 6000);
  }
}
export function slipText(text) {
  const line = document.createElement("p");
  line.className = "why";
  line.textContent = text;
  slip(line.outerHTML);
}

export async function sendForm(form, fields = {}) {
  const key = { key: newKey() };
  form.setAttribute("aria-busy", "true");
  try {
    return await heed(await send(form.action, { ...Object.fromEntries(new FormData(form)), ...key, ...fields }));
  } catch {
    slipText($("#why")?.dataset.unsent ?? "");
    return false;
  } finally {
    form.removeAttribute("aria-busy");
  }
}
