import { describe, expect, it } from 'vitest';
import { deviceClass, layoutShift, slowestInteraction } from './visit-values';

const shifts = (...all: [startTime: number, value: number][]) =>
  all.map(([startTime, value]) => ({ startTime, value }));

describe('layout shift', () => {
  it('is 0 without any shift', () => expect(layoutShift([])).toBe(0));
  it('adds up what moves within a second of the last', () => {
    expect(layoutShift(shifts([0, 0.1], [900, 0.1], [1800, 0.1]))).toBeCloseTo(0.3);
  });
  it('is that of the worst session window, not of the whole visit', () => {
    expect(layoutShift(shifts([0, 0.1], [1000, 0.2], [1500, 0.1], [9000, 0.25]))).toBeCloseTo(0.3);
  });
  it('limits a session window to five seconds', () => {
    const always = shifts(...Array.from({ length: 12 }, (_, n): [number, number] => [n * 500, 0.1]));
    expect(layoutShift(always)).toBeCloseTo(1);
  });
});

describe('the slowest interaction', () => {
  it('is undefined without interactions', () => expect(slowestInteraction([], 0)).toBeUndefined());
  it('is the slowest of a short visit', () => expect(slowestInteraction([40, 320, 80], 3)).toBe(320));
  it('skips one interaction for each fifty of a long visit', () => {
    expect(slowestInteraction([40, 320, 80], 50)).toBe(80);
    expect(slowestInteraction([40, 320, 80], 100)).toBe(40);
    expect(slowestInteraction([320], 500)).toBe(320);
  });
});

describe('device class', () => {
  it('is a phone, a tablet or anything with a pointer', () => {
    expect(deviceClass({ shorterSidePx: 390, touch: true })).toBe('phone');
    expect(deviceClass({ shorterSidePx: 768, touch: true })).toBe('tablet');
    expect(deviceClass({ shorterSidePx: 390, touch: false })).toBe('desktop');
  });
});
