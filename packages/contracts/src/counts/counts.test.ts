import { describe, expect, it } from 'vitest';
import { counted, formatCount } from './counts';

describe('a count', () => {
  it('is grouped as in India', () => {
    expect([0, 7, 999, 1000, 99_999, 124_990, 12_345_678].map(formatCount)).toEqual([
      '0',
      '7',
      '999',
      '1,000',
      '99,999',
      '1,24,990',
      '1,23,45,678',
    ]);
  });
  it('stands before one thing or several', () => {
    expect([0, 1, 2, 1200].map((count) => counted(count, 'order'))).toEqual([
      '0 orders',
      '1 order',
      '2 orders',
      '1,200 orders',
    ]);
  });
});
