// Checks, in the browser, that every draw of a finished match follows from the seed that was promised before
// the first card. The same arithmetic as core/fair.py; nothing is sent anywhere.
//
//   const verdict = await verify(told, (k, ok) => …)
//   told = {commitment, seed, contributions: [hex], outcomes: ["deal B-DOG-1R", …],
//           draws: [{from: [i, …], weights: [w, …] | null, drawn: i}, …]}
//
// WebCrypto exists only on https and localhost; at a table in the living room (http://192.168…) the few lines
// of SHA-256 below do the same work.

const LABEL = new TextEncoder().encode("monsterbox fair chance 1");
const RANGE = 1n << 256n;

export async function verify(told, onDraw = () => {}) {
  const seed = bytes(told.seed);
  const added = told.contributions.map(bytes);
  const promised = hex(await sha256(seed)) === told.commitment;
  const sign = await hmac(seed);
  const wrong = [];
  for (const [k, draw] of told.draws.entries()) {
    const place = await pick(sign, added, k, draw.weights ?? draw.from.map(() => 1));
    const ok = draw.from[place] === draw.drawn;
    if (!ok) wrong.push(k);
    onDraw(k, ok, place);
  }
  return { promised, draws: told.draws.length, wrong, fair: promised && wrong.length === 0 };
}

// The place of the k-th outcome among weighted ones; numbers in the incomplete last lap are drawn again.
export async function pick(sign, added, k, weights) {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const limit = RANGE - (RANGE % total);
  let drawn;
  for (let attempt = 0; (drawn = await number(sign, added, k, attempt)) >= limit; attempt++);
  let rest = drawn % total;
  for (const [place, weight] of weights.entries()) {
    if (rest < weight) return place;
    rest -= BigInt(weight);
  }
  throw new Error("the weights sum to less than their total");
}

async function number(sign, added, k, attempt) {
  const parts = added.flatMap((more) => [big(more.length, 4), more]);
  const message = join([LABEL, ...parts, big(k, 8), big(attempt, 4)]);
  return BigInt("0x" + hex(await sign(message)));
}

// Bytes

export const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const hex = (array) => Array.from(array, (byte) => byte.toString(16).padStart(2, "0")).join("");

function big(value, width) {
  const out = new Uint8Array(width);
  for (let i = width - 1, rest = value; i >= 0; i--, rest = Math.floor(rest / 256)) out[i] = rest % 256;
  return out;
}

function join(parts) {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) out.set(part, at), (at += part.length);
  return out;
}

// SHA-256 and HMAC: the browser's own where it has them

export async function sha256(data, subtle = globalThis.crypto?.subtle) {
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", data)) : digest(data);
}

export async function hmac(key, subtle = globalThis.crypto?.subtle) {
  if (subtle) {
    const imported = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return async (message) => new Uint8Array(await subtle.sign("HMAC", imported, message));
  }
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? digest(key) : key);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return async (message) => digest(join([outer, digest(join([inner, message]))]));
}

const PRIMES = (() => {
  const found = [];
  for (let n = 2; found.length < 64; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
})();
const fraction = (x) => Math.floor((x - Math.floor(x)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const turn = (x, n) => (x >>> n) | (x << (32 - n));

export function digest(data) {
  const padded = new Uint8Array(((data.length + 8) >> 6 << 6) + 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(padded.length - 4, data.length << 3);
  const hash = [...START];
  const w = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15], b = w[i - 2];
      w[i] = w[i - 16] + w[i - 7] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = (hash[i] + value) | 0));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((value, i) => out.setInt32(4 * i, value));
  return new Uint8Array(out.buffer);
}
