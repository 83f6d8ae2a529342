import { describe, expect, it } from 'vitest';
import { sideAt, slowedSpeed, wrapDegrees } from './wrap-degrees';

describe('the angle of a turned television', () => {
  it.each([
    [0, 0],
    [180, 180],
    [181, -179],
    [-180, 180],
    [-190, 170],
    [725, 5],
  ])('of %d° is %d°', (degrees, expected) => {
    expect(wrapDegrees(degrees)).toBe(expected);
  });

  it.each([
    [0, 'front'],
    [-45, 'front'],
    [90, 'leftSide'],
    [-90, 'rightSide'],
    [270, 'rightSide'],
    [180, 'back'],
    [-140, 'back'],
  ])('of %d° shows its %s', (degrees, side) => {
    expect(sideAt(degrees)).toBe(side);
  });

  it('changes more slowly from frame to frame, in either direction, and stops', () => {
    expect(slowedSpeed(1, 16)).toBeLessThan(1);
    expect(slowedSpeed(-1, 16)).toBeGreaterThan(-1);
    let [speed, frames] = [1, 0];
    for (; speed > 0; frames += 1) speed = slowedSpeed(speed, 16);
    expect(frames).toBeGreaterThan(10);
    expect(frames).toBeLessThan(120);
  });
});
