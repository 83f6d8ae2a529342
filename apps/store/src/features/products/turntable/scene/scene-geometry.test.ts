import { describe, expect, it } from 'vitest';
import { slab } from '../model/model-shapes';
import { creasedNormals } from './creased-normals';
import { fitDistance } from './fit-distance';
import { loftTriangles } from './loft-triangles';
import { screenArea, solidArea } from './screen-picture';

const plate = (axis: 'y' | 'z', from: number, to: number) =>
  slab({
    ...{ name: 'plate', surface: 'metal', axis, origin: [1, 2, 3] },
    ...{ width: 0.4, height: 0.2, radius: 0.02, from, to, bevel: 0.005 },
  });

/** Six times the volume that triangles enclose; negative where their fronts are inside. */
const volumeOf = (points: readonly number[]) =>
  Array.from({ length: points.length / 9 }, (_, index) => {
    const p = (at: number) => points[index * 9 + at] ?? 0;
    return (
      p(0) * (p(4) * p(8) - p(5) * p(7)) +
      p(1) * (p(5) * p(6) - p(3) * p(8)) +
      p(2) * (p(3) * p(7) - p(4) * p(6))
    );
  }).reduce((sum, volume) => sum + volume, 0) / 6;

describe('the triangles of a loft', () => {
  it.each([
    ['z', 0, 0.05],
    ['z', 0, -0.05],
    ['y', 0, 0.05],
    ['y', 0, -0.05],
  ] as const)('enclose a plate along %s from %s to %s, with their fronts outside', (axis, from, to) => {
    const { sides, caps } = loftTriangles(plate(axis, from, to));
    const volume = volumeOf([...sides, ...caps]);
    expect(volume).toBeLessThan(0.4 * 0.2 * 0.05);
    expect(volume).toBeGreaterThan(0.4 * 0.2 * 0.05 * 0.95);
  });

  it('have normals of length one, flat on flat ends', () => {
    const { sides, caps } = loftTriangles(plate('z', 0, 0.05));
    const normals = creasedNormals(sides);
    expect(normals).toHaveLength(sides.length);
    for (let at = 0; at < normals.length; at += 3)
      expect(Math.hypot(...normals.slice(at, at + 3))).toBeCloseTo(1, 9);
    expect(new Set(creasedNormals(caps).map((value) => Math.round(value)))).toEqual(new Set([0, -0, 1, -1]));
  });
});

describe('the distance of the camera', () => {
  const box = { min: [-0.7, 0, -0.1] as const, max: [0.7, 0.9, 0.1] as const };
  const view = { angle: 0.35, down: 0.1, share: [0.9, 0.8] as const };

  it('grows where the stage is narrow, and with the set', () => {
    const wide = fitDistance(box, { ...view, aspect: 1.6 });
    const narrow = fitDistance(box, { ...view, aspect: 0.6 });
    expect(narrow).toBeGreaterThan(wide * 1.5);
    const larger = { min: [-1.4, 0, -0.2] as const, max: [1.4, 1.8, 0.2] as const };
    expect(fitDistance(larger, { ...view, aspect: 1.6 })).toBeCloseTo(wide * 2, 3);
  });
});

describe('the screen in a photograph', () => {
  const body = {
    ...{ widthMm: 800, heightMm: 470, screenWidthMm: 780, screenHeightMm: 438.75, sideMm: 10 },
    stand: { kind: 'feet', liftMm: 60, spanMm: 600, depthMm: 200 },
  } as const;

  it('is found in what is solid, beside shadows', () => {
    const [width, height] = [20, 10];
    const data = new Uint8ClampedArray(width * height * 4);
    for (let y = 2; y < 7; y += 1)
      for (let x = 4; x < 15; x += 1) data[(y * width + x) * 4 + 3] = x === 4 ? 150 : 255;
    expect(solidArea({ data, width, height })).toEqual({ left: 5, top: 2, width: 10, height: 5 });
    expect(solidArea({ data: new Uint8ClampedArray(16), width: 2, height: 2 })).toBeNull();
  });

  it('is within the frame of a set on its stand, and unknown in a picture of other proportions', () => {
    const area = screenArea({ left: 100, top: 50, width: 800, height: 530 }, body);
    expect(area).toEqual({ left: 110, top: 60, width: 780, height: 438.75 });
    expect(screenArea({ left: 0, top: 0, width: 1200, height: 900 }, body)).toBeNull();
  });
});
