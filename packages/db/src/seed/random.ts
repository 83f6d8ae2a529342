/** Numbers in [0, 1). */
export type Random = () => number;

/** A small deterministic source of numbers: the same seed always gives the same row of them. */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 0x1_0000_0000;
  };
}

export const between = (random: Random, low: number, high: number) => low + random() * (high - low);

export const wholeBetween = (random: Random, low: number, high: number) =>
  Math.floor(between(random, low, high + 1));

/** One of a list. Throws for an empty one. */
export function pick<T>(random: Random, from: readonly T[]): T {
  const picked = from[Math.floor(random() * from.length)];
  if (picked === undefined) throw new Error('There is nothing to pick from.');
  return picked;
}

/** One of `[value, weight]`, the heavier the more often. */
export function pickWeighted<T>(random: Random, from: readonly (readonly [T, number])[]): T {
  let left = random() * from.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of from) {
    left -= weight;
    if (left < 0) return value;
  }
  const last = from.at(-1);
  if (last === undefined) throw new Error('There is nothing to pick from.');
  return last[0];
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0').slice(-digits);

/** A time-ordered UUID (version 7) for an instant, as the database makes them, but always the same for the same row. */
export function uuidAt(atMs: number, random: Random): string {
  const bits = (digits: number) => hex(Math.floor(random() * 16 ** digits), digits);
  const time = hex(atMs, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${bits(3)}-${pick(random, ['8', '9', 'a', 'b'])}${bits(3)}-${bits(6)}${bits(6)}`;
}
