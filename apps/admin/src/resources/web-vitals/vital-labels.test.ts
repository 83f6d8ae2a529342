import { describe, expect, it } from 'vitest';
import { formatVital, limitsText, sharesOf } from './vital-labels';

describe('labels of a metric', () => {
  it('contain its unit', () => {
    expect(formatVital('LCP', 1240.4)).toBe('1,240 ms');
    expect(formatVital('LCP', 12_400)).toBe('12.4 s');
    expect(formatVital('CLS', 0.0321)).toBe('0.032');
    expect(limitsText('CLS')).toBe('Good up to 0.1, poor above 0.25');
    expect(limitsText('INP')).toBe('Good up to 200 ms, poor above 500 ms');
  });
  it('have shares that add up to 100%', () => {
    expect(sharesOf({ p75: 1, good: 1, needs_work: 1, poor: 1 })).toEqual({
      good: 34,
      needs_work: 33,
      poor: 33,
    });
    expect(sharesOf({ p75: 1, good: 200, needs_work: 1, poor: 1 })).toEqual({
      good: 100,
      needs_work: 0,
      poor: 0,
    });
    expect(sharesOf({ p75: 1, good: 0, needs_work: 0, poor: 7 })).toEqual({
      good: 0,
      needs_work: 0,
      poor: 100,
    });
  });
});
