import { expect, it } from 'vitest';
import { GST_CODES_BY_STATE } from '../gst/states';
import { STATE_TILES, stepRanges, tileStep } from './state-tiles';

it('every State and union territory has one tile, and no two share a place', () => {
  const codes = Object.values(GST_CODES_BY_STATE);
  expect(STATE_TILES.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
  expect(new Set(STATE_TILES.map(({ column, row }) => `${column} ${row}`)).size).toBe(codes.length);
  expect(new Set(STATE_TILES.map(({ letters }) => letters)).size).toBe(codes.length);
  expect(Math.max(...STATE_TILES.map(({ column }) => column))).toBe(9);
});

it('the legend names for each value the step of its tile', () => {
  for (const most of [1, 2, 3, 4, 7, 100, 12_345]) {
    const ranges = stepRanges(most);
    expect(ranges.at(-1)?.to).toBe(most);
    for (const value of [1, 2, Math.ceil(most / 2), most].filter((one) => one <= most)) {
      const range = ranges.find(({ from, to }) => from <= value && value <= to);
      expect([most, value, range?.step]).toEqual([most, value, tileStep(value, most)]);
    }
  }
  expect(tileStep(0, 10)).toBe(0);
  expect(stepRanges(0)).toEqual([]);
});
