// What this browser keeps of a table's shuffle, so that at the end it can judge for itself: the fingerprint as it was
// when it was first seen, and the bytes that this browser added.
import { kept } from "./box.js";

const name = (table) => `fair ${table}`;

// {commitment, early: seen before the first card, added: hex, seat, taken: the server said that it took them,
//  others: the seats, besides, for which something may be added, since no bot and nobody of this browser has them}
export function recall(table) {
  const text = kept.get(name(table));
  if (!text) return null;
  try {
    const told = JSON.parse(text);
    if (told?.commitment) return told;
  } catch { /* kept by an earlier version: the fingerprint alone */ }
  return { commitment: text };
}

export const keep = (table, told) => kept.set(name(table), JSON.stringify(told));

// The first fingerprint counts, whatever a later page says.
export function pin(table, commitment, early) {
  const before = recall(table);
  if (before) return before;
  const told = { commitment, early };
  keep(table, told);
  return told;
}

// What the end of a match is worth to this browser: `told` by the server, `found` by working it out, `mine` from above.
export function judge(told, found, mine) {
  const alarms = [];
  if (mine && mine.commitment !== told.commitment) alarms.push("changed");
  if (!found.promised) alarms.push("promiseBad");
  if (found.wrong.length) alarms.push("bad");
  const place = told.contributors.indexOf(mine?.seat);
  const isIn = Boolean(mine?.added) && told.contributions[place] === mine.added;
  if (mine?.taken && !isIn) alarms.push("lost");
  if (mine?.others && told.contributors.some((seat) => seat !== mine.seat && !mine.others.includes(seat))) alarms.push("strange");
  if (alarms.length) return { seal: "alarm", alarms };
  return { seal: isIn ? "whole" : !told.contributions.length ? "alone" : mine?.early ? "seen" : "bare", alarms };
}
