import { describe, expect, it } from 'vitest';
import { homography } from './homography';

const QUAD = [
  [10, 20],
  [210, 40],
  [200, 150],
  [15, 130],
] as const;

describe('homography', () => {
  it('takes the corners of the screen to those of the picture', () => {
    const toPicture = homography(QUAD);
    const corners = QUAD.map(([x, y]) => toPicture(x, y).map((share) => Math.round(share * 1e9) / 1e9 + 0));
    expect(corners).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]);
  });

  it('keeps a straight line straight: the diagonals meet in the middle of the picture', () => {
    /* Diagonals from (10, 20) to (200, 150) and from (210, 40) to (15, 130). */
    const [t] = [
      ((210 - 10) * (130 - 40) - (40 - 20) * (15 - 210)) /
        ((200 - 10) * (130 - 40) - (150 - 20) * (15 - 210)),
    ];
    const [u, v] = homography(QUAD)(10 + (t ?? 0) * 190, 20 + (t ?? 0) * 130);
    expect(u).toBeCloseTo(0.5, 9);
    expect(v).toBeCloseTo(0.5, 9);
  });
});
