// What a person sees of a table at rest, measured. Installed on every page of a walk as `window.frame`.
// A fault is a text; the same fault has the same text each time that it is found.
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const PARTS = {
    top: "body > header.top", "left column": "#left", "last line": "#last-line", gutter: "#gutter", board: "#board", map: "#town", prompt: "#prompt", hand: "#hand", log: "#log",
  };
  const SLACK = 1;              // pixels that nobody sees
  const LEAST = 12;             // a thing to touch that is smaller is none
  const STRIP = 22;             // of a card under another one this much must be free, in both directions
  const seen = { opacityProperty: true, visibilityProperty: true };

  const round = (number) => Math.round(number);
  const told = (box) => `${round(box.left)},${round(box.top)} ${round(box.width)}×${round(box.height)}`;
  const words = (one) => (one.getAttribute("aria-label") ?? one.innerText ?? one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
  function name(one) {
    if (!(one instanceof Element)) return "text";
    const id = one.id ? `#${one.id}` : `${one.localName}.${[...one.classList].slice(0, 2).join(".")}`;
    const home = one.id ? null : one.parentElement?.closest("[id]");
    return home ? `#${home.id} ${id}` : id;
  }
  // Things that are many are one fault.
  const kind = (one) => name(one).replace(/#([a-z]+)-[\w*-]*[A-Z\d][\w*-]*/g, "#$1-…");

  // The parts of the frame, and what shifts

  let shifts = [];
  let before = null;
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  // What has shifted is known once it has been drawn.
  async function drawnNow() {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    shifts.push(...observer.takeRecords());
  }

  // Between two drawings of the table only the person has done something.
  let drawn = 0;
  document.addEventListener("table:drawn", () => { drawn += 1; });

  function parts() {
    const boxes = {};
    for (const [part, selector] of Object.entries(PARTS)) {
      const one = $(selector);
      if (one?.checkVisibility()) boxes[part] = one.getBoundingClientRect();
    }
    return boxes;
  }

  // What lies in a part may make room there: a hand that closes up, a log that grows. The parts stay where they are.
  const OWN_ROOM = "#log, #hand, #board, #seats li, #prompt, #last-line, #extra, dialog, #why, #turns";
  // The bar says something else while a thing is held, and offers what goes with it.
  const SAYS = "#prompt .say > *, #acts";
  function moved() {
    const now = { drawn, parts: parts(), scroll: [scrollX, scrollY] };
    const found = [];
    if (before) {
      for (const [part, box] of Object.entries(now.parts)) {
        const old = before.parts[part];
        if (old && ["left", "top", "width", "height"].some((side) => Math.abs(old[side] - box[side]) > SLACK)) {
          found.push(`the ${part} jumps — ${told(old)} → ${told(box)}`);
        }
        if (!old) found.push(`the ${part} comes`);
      }
      for (const part of Object.keys(before.parts)) if (!now.parts[part]) found.push(`the ${part} goes`);
      if (Math.abs(before.scroll[1] - now.scroll[1]) > SLACK) found.push(`the page is scrolled — ${round(now.scroll[1] - before.scroll[1])}`);
      const isOver = $("#table").dataset.phase !== "playing";      // panels show what was won
      const isSame = before.drawn === now.drawn;
      for (const shift of shifts) {
        for (const { node, previousRect, currentRect } of shift.sources) {
          const one = node instanceof Element ? node : node?.parentElement;
          if (!one?.isConnected || one.closest(SAYS) || (isOver && one.closest("#seats")) || (!isSame && one.closest(OWN_ROOM) && !one.matches(OWN_ROOM))) continue;
          found.push(`${kind(one)} shifts${isSame ? " while one chooses" : ""} — ${told(previousRect)} → ${told(currentRect)}`);
        }
      }
    }
    shifts = [];
    before = now;
    return found;
  }

  // Choices and targets

  const clips = (one) => {
    const style = getComputedStyle(one);
    return style.overflowX !== "visible" || style.overflowY !== "visible";
  };
  const owns = (one, hit) => hit && (one === hit || one.contains(hit) || hit.contains(one) && hit.matches("label, [role=button], button, li"));

  // The part of a thing that can be hit: a grid of points.
  function free(one, box) {
    const across = [], down = [];
    let count = 0;
    const points = 9;
    for (let row = 0; row < points; row++) {
      for (let column = 0; column < points; column++) {
        const x = box.left + box.width * (column + 0.5) / points, y = box.top + box.height * (row + 0.5) / points;
        if (!owns(one, document.elementFromPoint(x, y))) continue;
        count += 1;
        across.push(x);
        down.push(y);
      }
    }
    if (!count) return { width: 0, height: 0 };
    const span = (list, size) => Math.max(...list) - Math.min(...list) + size / points;
    return { width: span(across, box.width), height: span(down, box.height) };
  }

  // A button without a word or a drawing is an empty box.
  const isDrawn = (one) => { const { width, height } = one.getBoundingClientRect(); return one.checkVisibility(seen) && width > 2 && height > 2; };
  // A clear pane over a whole panel says what is seen through it.
  const isPane = (one) => { const { position, backgroundColor } = getComputedStyle(one); return position === "absolute" && backgroundColor === "rgba(0, 0, 0, 0)" && one.parentElement.innerText.trim() !== ""; };
  const says = (one) => !one.matches(".btn") || isPane(one) || $$("svg, span", one).some((part) => isDrawn(part) && (part.localName === "svg" || part.textContent.trim()));

  const TARGETS = "#acts :is(button, a), #undo, #put-back, #all-choices, #gutter button, #fold, .seatchip, #table :is(.legal, .hot, .ghost)";
  function targets() {
    const found = [];
    for (const one of $$(TARGETS)) {
      if (!one.checkVisibility(seen) || one.closest("[inert]")) continue;
      const box = one.getBoundingClientRect();
      const onMap = one.closest("#map") !== null;
      const x = box.left + box.width / 2, y = box.top + box.height / 2;
      if (box.width < LEAST || box.height < LEAST) { found.push(`${kind(one)} has no size — ${told(box)} “${words(one)}”`); continue; }
      if (!onMap && !says(one)) found.push(`${kind(one)} says nothing — ${told(box)} “${words(one)}”`);
      if (onMap) continue;                    // looked at by `spots`
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) { found.push(`${kind(one)} lies outside — ${told(box)} “${words(one)}”`); continue; }
      if (owns(one, document.elementFromPoint(x, y))) continue;
      const hit = document.elementFromPoint(x, y);
      const open = free(one, box);
      const isFanned = hit && one.closest("li") && hit.closest("li")?.parentElement === one.closest("li").parentElement;
      if (isFanned && open.width >= Math.min(STRIP, box.width) && open.height >= STRIP) continue;
      found.push(`${kind(one)} is covered by ${hit ? kind(hit) : "nothing"} — ${told(box)} “${words(one)}”`);
    }
    return found;
  }

  // Things on the map that can be touched now: all within the map, free at their centre.
  function spots() {
    const map = $("#map");
    const things = $$("#map :is(.ghost, .legal, .hot)").filter((one) => one.checkVisibility(seen));
    if (!map || !things.length) return [];
    const frame = $("#town").getBoundingClientRect();
    const found = [];
    let inside = 0;
    for (const one of things) {
      const box = one.getBoundingClientRect();
      const x = box.left + box.width / 2, y = box.top + box.height / 2;
      if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      inside += 1;
      const hit = document.elementFromPoint(x, y);
      if (!hit?.closest("#map")) found.push(`${kind(one)} on the map is covered by ${hit ? kind(hit) : "nothing"}`);
    }
    if (!inside) found.push(`none of ${things.length > 1 ? "several" : "one"} things to touch on the map is in view`);
    return found;
  }

  // Whatever the keyboard leads to is brought into view by the map.
  function aimed() {
    const one = document.activeElement?.closest("#map [data-word]");
    if (!one) return ["the key n leads to nothing on the map"];
    const box = one.getBoundingClientRect(), frame = $("#town").getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return [`${kind(one)} is not brought into view — ${told(box)} in ${told(frame)}`];
    const hit = document.elementFromPoint(x, y);
    return hit?.closest("#map") ? [] : [`${kind(one)} is brought into view under ${hit ? kind(hit) : "nothing"} — ${told(box)}`];
  }

  // How far a finger may be off: what answers around the middle of a thing, in both directions.
  const FINGER = 44, NEAR = 1.5;
  const GROWN = 30;             // a display of Monster Meister grows, its cards become smaller before it leaves the screen
  function reach(one, x, y, right, down) {
    const answers = (step) => owns(one, document.elementFromPoint(x + step * right, y + step * down));
    if (answers(-FINGER / 2 + 1) && answers(FINGER / 2 - 1)) return FINGER;       // most are as large on both sides
    let from = 0, to = 0;
    while (from > -FINGER && answers(from - 1)) from -= 1;
    while (to < FINGER && answers(to + 1)) to += 1;
    return to - from + 1;
  }
  function small() {
    const found = [];
    for (const one of $$(`${TARGETS}, #table .peek`)) {
      if (!one.checkVisibility(seen) || one.closest("[inert], #map")) continue;
      const box = one.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
      if (!owns(one, document.elementFromPoint(x, y))) continue;            // looked at by `targets`
      // Cards in a hand may lie over each other, as long as something of each can be touched.
      const width = reach(one, x, y, 1, 0) + (one.closest(".fan") ? FINGER - STRIP : 0), height = reach(one, x, y, 0, 1);
      if (Math.min(width, height) < (one.closest("#own [data-grid]") ? GROWN : FINGER) - NEAR) found.push(`${kind(one)} is too small for a finger — ${width}×${height} “${words(one)}”`);
    }
    return found;
  }

  // Sideways

  function sideways() {
    const page = document.documentElement;
    const found = page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth - page.clientWidth} px too wide`] : [];
    for (const one of $$("#table *, dialog[open] *")) {
      if (one.scrollWidth <= one.clientWidth + SLACK || !one.clientWidth || !one.checkVisibility(seen)) continue;
      if (/auto|scroll/.test(getComputedStyle(one).overflowX)) found.push(`${kind(one)} must be scrolled sideways — ${one.scrollWidth} in ${one.clientWidth}`);
    }
    return found;
  }

  // Texts

  function* texts(root = document.body) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode, one = node.parentElement;
      if (!node.data.trim() || one.closest("script, style, option, template, symbol, .vh, [inert]")) continue;
      if (!one.checkVisibility(seen)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
      if (boxes.length) yield { node, one, boxes };
    }
  }
  const isHidden = (one) => { for (let at = one; at; at = at.parentElement) if (/inset\(50%\)|rect\(/.test(getComputedStyle(at).clipPath)) return true; return false; };

  // What is cut off can be read elsewhere: in a title, in the large view, or because it is pushed along.
  const READABLE = "[title], [data-card], [data-cards], [data-peek], #last-line, #recaps, .seatchip";
  const scrolls = (style, way) => /auto|scroll/.test(way) && style.scrollbarWidth !== "none";
  function cut() {
    const found = new Set();
    for (const { one, boxes, node } of texts()) {
      if (isHidden(one)) continue;
      for (let at = one; at && at !== document.body; at = at.parentElement) {
        if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
        if (at.id === "town" || at.id === "map") break;                    // the map is pushed along
        const style = getComputedStyle(at);
        if (style.overflowX === "visible" && style.overflowY === "visible") continue;
        const frame = at.getBoundingClientRect();
        const sides = boxes.some((box) => (box.right > frame.right + 2 || box.left < frame.left - 2) && !scrolls(style, style.overflowX));
        const ends = boxes.some((box) => (box.bottom > frame.bottom + box.height * 0.35 || box.top < frame.top - box.height * 0.35) && !scrolls(style, style.overflowY));
        if ((sides || ends) && !one.closest(READABLE)) found.add(`${kind(one)} is cut off ${sides ? "sideways" : "below"} — “${node.data.trim().slice(0, 40)}”`);
        if (scrolls(style, style.overflowX + style.overflowY)) break;     // what it holds is scrolled into view
      }
    }
    return [...found];
  }

  // Contrast: the colour of a text against the picture of the page without its texts

  const large = (style) => parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && Number(style.fontWeight) >= 700);
  const dot = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const colours = new Map();
  function colour(text) {
    if (!colours.has(text)) {
      dot.clearRect(0, 0, 1, 1);
      dot.fillStyle = text;
      dot.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = dot.getImageData(0, 0, 1, 1).data;
      colours.set(text, [red, green, blue, alpha / 255]);
    }
    return colours.get(text);
  }
  const light = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]) => 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
  const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

  // How strongly a text is painted: what is half transparent, or darkened with all that is around it.
  function strength(one) {
    let opacity = 1, brightness = 1;
    for (let at = one; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      opacity *= Number(style.opacity);
      brightness *= Number(/brightness\(([\d.]+)\)/.exec(style.filter)?.[1] ?? 1);
    }
    return { opacity, brightness };
  }

  // Where the texts are that can be seen now, with all things in the way of the pointer.
  function sheet(rules) {
    const made = new CSSStyleSheet();
    made.replaceSync(rules);
    return made;
  }
  const put = (made) => { document.adoptedStyleSheets = [...document.adoptedStyleSheets, made]; };
  const remove = (made) => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== made); };
  const solid = sheet("* { pointer-events: auto !important; }");
  const bare = sheet(`
    * { color: transparent !important; -webkit-text-fill-color: transparent !important; }
    * { text-shadow: none !important; text-decoration: none !important; }
    svg text, svg text * { fill: transparent !important; stroke: transparent !important; }`);
  // Nothing else lies above it, and it is not scrolled out of sight.
  function isPrinted(one, x, y) {
    const pile = document.elementsFromPoint(x, y);
    const at = pile.indexOf(one);
    return at >= 0 && pile.slice(0, at).every((over) => over.contains(one) || one.contains(over));
  }
  function printed() {
    put(solid);
    const found = [];
    for (const { one, boxes, node } of texts()) {
      if (isHidden(one) || one.closest(":disabled, [aria-disabled=true]")) continue;
      const box = boxes[0];
      const x = box.left + box.width / 2, y = box.top + box.height / 2;
      if (!isPrinted(one, x, y) || !isPrinted(one, box.left + 2, box.top + 2) || !isPrinted(one, box.right - 2, box.bottom - 2)) continue;
      const style = getComputedStyle(one), isDrawn = one instanceof SVGElement;
      const halo = isDrawn && parseFloat(style.strokeWidth) >= 1 && style.stroke !== "none" ? colour(style.stroke) : null;
      found.push({ one, text: node.data.trim().slice(0, 30), box, paint: colour(isDrawn ? style.fill : style.color), halo, least: large(style) ? 3 : 4.5 });
    }
    for (const one of $$("#table svg.ico, dialog[open] svg.ico")) {       // in the colour of the text around them
      const box = one.getBoundingClientRect();
      if (!one.checkVisibility(seen) || isHidden(one) || one.closest(":disabled")) continue;
      if (isPrinted(one, box.left + box.width / 2, box.top + box.height / 2) && isPrinted(one, box.left + 1, box.top + 1) && isPrinted(one, box.right - 1, box.bottom - 1)) {
        const use = $("use", one)?.getAttribute("href") ?? "";
        const style = getComputedStyle(one), shadow = /drop-shadow\((rgba?\([^)]*\))/.exec(style.filter)?.[1];
        if (!/currentColor/.test($(use || "nothing")?.outerHTML ?? one.outerHTML)) continue;
        found.push({ one, text: use, box, paint: colour(style.color), halo: shadow && colour(shadow), least: 3 });
      }
    }
    remove(solid);
    return found;
  }

  // Two texts on the same spot, both of which are seen; and texts that leave the part of the table they belong to.
  function collisions() {
    const found = new Set();
    const all = [];
    put(solid);
    for (const { one, boxes, node } of texts($("#table") ?? document.body)) {
      if (one.closest("#map, dialog") || isHidden(one)) continue;
      const part = one.closest("#acts .btn, #prompt, .seat, #hand, #log"), isBar = part?.matches("#acts .btn, #prompt");
      for (const box of boxes) {
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
        if (!isPrinted(one, x, y)) continue;
        all.push({ one, box, text: node.data.trim().slice(0, 24) });
        const frame = part?.getBoundingClientRect();
        if (frame && !one.matches(".now") && (box.right > frame.right + 2 || box.left < frame.left - 2 || isBar && (box.bottom > frame.bottom + 3 || box.top < frame.top - 3))) found.add(`${kind(one)} leaves ${kind(part)} — “${node.data.trim().slice(0, 30)}”`);
      }
    }
    remove(solid);
    for (const [index, { one, box, text }] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        if (other.one === one) continue;
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (width > 3 && height > Math.min(box.height, other.box.height) * 0.4) found.add(`${kind(one)} lies on ${kind(other.one)} — “${text}” on “${other.text}”`);
      }
    }
    return [...found];
  }

  async function pale(picture) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
    canvas.drawImage(image, 0, 0);
    const ratio = image.width / innerWidth;
    const found = new Set();
    for (const { one, text, box, paint, halo, least } of printed()) {
      const left = Math.max(0, round((box.left + 1) * ratio)), top = Math.max(0, round((box.top + 2) * ratio));
      const width = Math.min(image.width - left, round((box.width - 2) * ratio)), height = Math.min(image.height - top, round((box.height - 4) * ratio));
      if (width < 1 || height < 1 || paint[3] === 0) continue;
      const { data } = canvas.getImageData(left, top, width, height);
      const { opacity, brightness } = strength(one);
      const all = [];
      const step = 4 * Math.max(1, Math.floor(width * height / 200));
      for (let n = 0; n < data.length; n += step) {
        const ground = halo ? halo.slice(0, 3) : [data[n], data[n + 1], data[n + 2]];
        const alpha = paint[3] * opacity;
        const ink = paint.slice(0, 3).map((part, side) => part * brightness * alpha + ground[side] * (1 - alpha));
        all.push(contrast(luminance(ink), luminance(ground)));
      }
      all.sort((a, b) => a - b);
      const low = all[Math.floor(all.length * 0.25)];
      if (low < least - 0.05) found.add(`${kind(one)} is pale — “${text}” ${low.toFixed(1)}:1`);
    }
    return [...found];
  }

  // With the list of all choices open, whatever lies beneath it waits.
  async function listed() {
    await drawnNow();
    const found = [...moved(), ...sideways(), ...cut()];
    for (const one of $$("#sheet-list button")) {
      const box = one.getBoundingClientRect();
      if (one.checkVisibility(seen) && (box.left < 0 || box.right > innerWidth + SLACK)) found.push(`${kind(one)} lies outside — ${told(box)}`);
    }
    return found;
  }

  // What floats above the table leaves its texts and choices alone.
  function floating() {
    const found = new Set();
    put(solid);
    for (const { one, boxes, node } of texts($("#table"))) {
      const box = boxes[0], x = box.left + box.width / 2, y = box.top + box.height / 2;
      const pile = document.elementsFromPoint(x, y);
      const over = pile[0];
      if (!pile.includes(one) || over === one || over.closest("#table")) continue;
      found.add(`${kind(over)} covers ${kind(one)} — “${node.data.trim().slice(0, 30)}”`);
    }
    remove(solid);
    return [...found];
  }

  // What tells two pictures of one phase apart: the parts of the table, and how a roll ended.
  const scene = () => $$("#table section, #table .verdict").map((one) => one.className || one.id).join(" ");

  // A thing of which several choices are left when it is touched.
  function pickUp() {
    const texts = $$("#choices [name=choice]").map((one) => one.value);
    const takes = ({ dataset: { takes, word } }) => texts.filter((text) => (takes !== undefined ? takes.split("|").includes(text) : ` ${text} `.includes(` ${word} `)));
    const thing = $$("#table .legal[data-word][id]").find((one) => one.checkVisibility() && !one.closest("#map") && takes(one).length > 1);
    thing?.click();
    return thing !== undefined;
  }

  window.frame = {
    async begin() { await drawnNow(); before = null; shifts = []; moved(); },
    async look() { await drawnNow(); return [...moved(), ...floating(), ...targets(), ...small(), ...spots(), ...sideways(), ...cut(), ...collisions()]; },
    moved, targets, spots, sideways, cut, collisions, pale, listed, floating, aimed, scene, pickUp,
    undress() { put(bare); }, dress() { remove(bare); },
  };
})();
