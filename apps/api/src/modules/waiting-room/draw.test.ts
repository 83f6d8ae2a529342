import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDraw } from './draw';

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

describe('the draw', () => {
  it('gives every number one place, and finds the number of each place', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 3000 }), (seed, count) => {
        const draw = openDraw(seed, count);
        const places = numbers(count).map(draw.placeOf);
        expect(places.toSorted((a, b) => a - b)).toEqual(numbers(count));
        expect(places.map(draw.numberAt)).toEqual(numbers(count));
      }),
      { numRuns: 60 },
    );
  });

  it('depends on the seed only', () => {
    const of = (seed: string) => numbers(1000).map(openDraw(seed, 1000).placeOf);
    expect(of('a')).toEqual(of('a'));
    expect(of('a')).not.toEqual(of('b'));
  });

  it.each([2, 3, 5, 12])('gives each of %i numbers every place equally often', (count) => {
    const draws = 12_000;
    const seen = new Map<string, number>();
    for (let n = 0; n < draws; n += 1) {
      const draw = openDraw(`seed ${n}`, count);
      for (const number of numbers(count)) {
        const cell = `${number}:${draw.placeOf(number)}`;
        seen.set(cell, (seen.get(cell) ?? 0) + 1);
      }
    }
    const expected = draws / count;
    const cells = numbers(count).flatMap((number) =>
      numbers(count).map((place) => seen.get(`${number}:${place}`) ?? 0),
    );
    /* Five standard deviations of a fair draw. */
    const allowed = 5 * Math.sqrt(expected * (1 - 1 / count));
    for (const times of cells) expect(Math.abs(times - expected)).toBeLessThan(allowed);
  });

  it('gives early numbers no better places than late ones', () => {
    const draw = openDraw('one big draw', 20_000);
    const meanOf = (from: number) => numbers(2000).reduce((sum, n) => sum + draw.placeOf(from + n), 0) / 2000;
    for (const from of [0, 9000, 18_000]) expect(Math.abs(meanOf(from) - 10_000)).toBeLessThan(700);
  });

  it('refuses a number that is not in it', () => {
    expect(() => openDraw('a', 10).placeOf(11)).toThrow(RangeError);
  });
});
