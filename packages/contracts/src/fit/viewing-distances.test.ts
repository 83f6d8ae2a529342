import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RESOLUTIONS } from '../products/products.values';
import { ROOM_USES } from './fit.values';
import {
  checkSize,
  fittingInches,
  idealInches,
  pictureWidthCm,
  pixelsVanishM,
  resolutionNeeded,
  viewingAngle,
  viewingDistances,
  widestInches,
} from './viewing-distances.rules';

const distance = fc.double({ min: 0.3, max: 20, noNaN: true });
const inches = fc.integer({ min: 19, max: 120 });

describe('viewing distances', () => {
  it.each([
    [32, 0.97, 1.32],
    [43, 1.31, 1.78],
    [55, 1.67, 2.27],
    [65, 1.98, 2.68],
    [75, 2.28, 3.1],
  ])('of %i inches go from %f to %f metres', (size, nearest, farthest) => {
    const { nearestM, farthestM } = viewingDistances(size);
    expect(nearestM).toBeCloseTo(nearest, 2);
    expect(farthestM).toBeCloseTo(farthest, 2);
  });

  it('are those at which the picture fills 40 and 30 degrees', () => {
    const { nearestM, farthestM } = viewingDistances(55);
    expect(viewingAngle(55, nearestM)).toBeCloseTo(40, 0);
    expect(viewingAngle(55, farthestM)).toBeCloseTo(30, 0);
  });

  it('and fitting sizes are inverse', () => {
    fc.assert(
      fc.property(inches, (size) => {
        const { nearestM, farthestM } = viewingDistances(size);
        expect(fittingInches(nearestM).max).toBeCloseTo(size, 6);
        expect(fittingInches(farthestM).min).toBeCloseTo(size, 6);
      }),
    );
  });
});

describe('sizes', () => {
  it('never become smaller from farther away', () => {
    fc.assert(
      fc.property(distance, distance, fc.constantFrom(...ROOM_USES), (a, b, use) => {
        const [near, far] = [Math.min(a, b), Math.max(a, b)];
        expect(idealInches(far, use)).toBeGreaterThanOrEqual(idealInches(near, use));
        expect(fittingInches(far).min).toBeGreaterThanOrEqual(fittingInches(near).min);
      }),
    );
  });

  it('are larger for films than for news, and within the range', () => {
    const { min, max } = fittingInches(2.5);
    const [films, mixed, news] = ROOM_USES.map((use) => idealInches(2.5, use));
    expect([min, news, mixed, films, max]).toEqual(
      [min, news, mixed, films, max].toSorted((a = 0, b = 0) => a - b),
    );
    expect(idealInches(2.5)).toBe(mixed);
  });

  it('are small, right or large for a distance', () => {
    expect([43, 65, 98].map((size) => checkSize(size, 2.5))).toEqual(['small', 'right', 'large']);
  });

  it('have a width, which a wall limits', () => {
    expect(pictureWidthCm(55)).toBeCloseTo(121.8, 1);
    expect(widestInches(121.8)).toBeCloseTo(55, 1);
  });
});

describe('resolution', () => {
  it.each([
    ['HD Ready', 2.19],
    ['Full HD', 1.56],
    ['4K Ultra HD', 0.78],
  ] as const)('of %s shows no pixels from %f diagonals on', (resolution, diagonals) => {
    expect(pixelsVanishM(50, resolution)).toBeCloseTo(diagonals * 50 * 0.0254, 6);
  });

  it('that is needed grows with the size and falls with the distance', () => {
    expect(resolutionNeeded(24, 2)).toBe('HD Ready');
    expect(resolutionNeeded(43, 2)).toBe('Full HD');
    expect(resolutionNeeded(55, 2)).toBe('4K Ultra HD');
    expect(resolutionNeeded(98, 1.2)).toBe('8K');
    expect(resolutionNeeded(98, 0.5)).toBe('8K');
    const rank = (size: number, from: number) => RESOLUTIONS.indexOf(resolutionNeeded(size, from));
    fc.assert(
      fc.property(inches, inches, distance, (a, b, from) => {
        expect(rank(Math.max(a, b), from)).toBeGreaterThanOrEqual(rank(Math.min(a, b), from));
        expect(rank(a, from + 0.5)).toBeLessThanOrEqual(rank(a, from));
      }),
    );
  });
});
