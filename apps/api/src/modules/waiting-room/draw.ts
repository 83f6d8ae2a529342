import { createHash } from 'node:crypto';

/** More rounds than needed for a uniform draw; each takes nanoseconds. */
const ROUNDS = 8;

/** Returns a key for each round. */
function roundKeys(seed: string): Uint32Array {
  const digest = createHash('sha256').update(seed).digest();
  return Uint32Array.from({ length: ROUNDS }, (_, round) => digest.readUInt32LE(round * 4));
}

/** Mixes 32 bits so that each depends on all others: the finaliser of MurmurHash3. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85_eb_ca_6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2_b2_ae_35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * Returns a draw of the numbers 1 to `count`: a permutation that depends on nothing but the seed, so that every process
 * computes the same one and none is stored. It is a Feistel network over the next power of four, walked until it is back
 * within the numbers.
 */
export function openDraw(seed: string, count: number) {
  const keys = roundKeys(seed);
  const bits = Math.max(1, Math.ceil(Math.log2(Math.max(2, count)) / 2));
  const side = 2 ** bits;
  const scramble = (half: number, round: number) =>
    mix(mix(half + (keys[round] ?? 0)) + (keys[(round + 3) % ROUNDS] ?? 0)) % side;

  const forward = (index: number) => {
    let [left, right] = [Math.floor(index / side), index % side];
    for (let round = 0; round < ROUNDS; round += 1)
      [left, right] = [right, (left ^ scramble(right, round)) >>> 0];
    return left * side + right;
  };
  const backward = (index: number) => {
    let [left, right] = [Math.floor(index / side), index % side];
    for (let round = ROUNDS - 1; round >= 0; round -= 1)
      [left, right] = [(right ^ scramble(left, round)) >>> 0, left];
    return left * side + right;
  };
  const walk = (step: (index: number) => number, number: number) => {
    if (number < 1 || number > count) throw new RangeError(`${number} is not in a draw of ${count}.`);
    let index = step(number - 1);
    while (index >= count) index = step(index);
    return index + 1;
  };
  return {
    /** Returns the place that a number drew. */
    placeOf: (number: number) => walk(forward, number),
    /** Returns the number that drew a place. */
    numberAt: (place: number) => walk(backward, place),
  };
}
