/** A small deterministic source of numbers in [0, 1): the same seed always draws the same picture. */
export function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 0x1_0000_0000;
  };
}

export const between = (random: () => number, low: number, high: number) => low + random() * (high - low);
