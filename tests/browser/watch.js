// Looks at every picture that the browser draws: a card that was seen, and still lies there, is seen.
() => {
  const isSeen = (one) => one.getBoundingClientRect().width > 0
    && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  // What has the same name in two pictures is the same card, wherever it lies.
  function look() {
    const cards = new Map();
    for (const one of document.querySelectorAll("#table :is([data-card], .card[id], .mc.up[id])")) {
      const name = one.dataset.card ?? one.id;
      cards.set(name, cards.get(name) || isSeen(one));
    }
    for (const one of document.querySelectorAll("[data-flying]")) {
      if (isSeen(one)) cards.set(one.dataset.flying, true);
    }
    return cards;
  }

  const faults = new Map();
  const note = (fault) => faults.set(fault, (faults.get(fault) ?? 0) + 1);
  let before = new Map(), pictures = 0;
  function watch() {
    const now = look();
    for (const [card, seen] of now) {
      const fault = `${card} vanishes`;
      if (!seen && (before.get(card) || faults.has(fault))) note(fault);
    }
    // Whatever is lifted off the page for a transition may be drawn late, or not at all.
    if (document.documentElement.matches(":active-view-transition")) note("the table is lifted off");
    before = now;
    pictures += 1;
    requestAnimationFrame(watch);
  }
  requestAnimationFrame(watch);
  window.watched = () => ({
    pictures,
    faults: [...faults].map(([fault, count]) => `${fault}: ${count} pictures`),
  });
}
