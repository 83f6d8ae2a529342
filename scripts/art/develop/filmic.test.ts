import { describe, expect, it } from 'vitest';
import { filmic, neutral } from './filmic';
import { toLinear, toStored } from './to-linear';

describe('tone', () => {
  it('stores light and reads it again', () => {
    for (const stored of [0, 0.02, 0.04045, 0.2, 0.5, 1])
      expect(toStored(toLinear(stored))).toBeCloseTo(stored, 6);
  });

  it('leaves the colours of products alone up to 0.76, then never lets one beyond white', () => {
    expect(neutral([0.2, 0.5, 0.76])).toEqual([0.2, 0.5, 0.76]);
    const [red, green, blue] = neutral([3, 1, 0.2]);
    expect(red).toBeLessThan(1);
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
  });

  it('gets brighter with light on film, from black to white', () => {
    const lights = [0, 0.01, 0.18, 1, 4, 100].map(filmic);
    expect(lights).toEqual(lights.toSorted((a, b) => a - b));
    expect([lights[0], lights[5]]).toEqual([0, 1]);
  });
});
