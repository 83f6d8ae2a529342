import fc from 'fast-check';
import { expect, it } from 'vitest';
import { laneCells, laneTable } from './delivery-promise.csv';
import { WEEKDAYS, weekdaysText } from './delivery-promise.values';
import { weekdaysOfText } from './weekdays-of-text';

const CELLS = {
  ...{ 'Dispatch centre': 'Bengaluru', To: 'State', Area: 'Karnataka', 'Days at least': '1' },
  ...{ 'Days at most': '2', 'Delivers on': 'Mon–Sat', 'Heaviest carton (kg)': '', 'Two people': 'No' },
};
const read = (over: object = {}) => laneTable.row.safeParse({ ...CELLS, ...over });

it('reads the cells of a lane as an export writes them, and when it was changed as nothing', () => {
  expect(read({ 'Heaviest carton (kg)': '15.3' }).data?.max_kg).toBe(15.3);
  const { data } = read({ Changed: '2026-11-20 10:00' });
  expect(data).toEqual({
    ...{ center: 'Bengaluru', kind: 'state', area: 'Karnataka', transit_min: 1, transit_max: 2 },
    ...{ weekdays: [1, 2, 3, 4, 5, 6], max_kg: null, two_person: false },
  });
  expect(laneCells(data!)).toEqual(CELLS);
});

it('reads any days of the week that an export writes', () => {
  fc.assert(
    fc.property(fc.subarray([...WEEKDAYS], { minLength: 1 }), (days) => {
      expect(weekdaysOfText(weekdaysText(days))).toEqual(days);
    }),
  );
});

it.each([
  ['mon-fri', [1, 2, 3, 4, 5]],
  ['Tue, mon', [2, 1]],
  ['every day', [1, 2, 3, 4, 5, 6, 7]],
  ['Sat–Mon', undefined],
  ['Monday', undefined],
  ['', undefined],
])('reads the days of “%s”', (text, days) => {
  expect(weekdaysOfText(text)).toEqual(days);
});

it.each([
  [{ 'Dispatch centre': '' }, 'Dispatch centre', 'Enter the name of a dispatch centre.'],
  [{ To: 'Country' }, 'To', 'Choose what the lane leads to.'],
  [{ 'Days at least': 'two' }, 'Days at least', 'Enter the days as a whole number from 0 to 60.'],
  [{ 'Days at least': '3' }, 'Days at most', 'At most is less than at least.'],
  [{ 'Delivers on': 'weekends' }, 'Delivers on', 'Choose at least one day of the week.'],
  [
    { 'Heaviest carton (kg)': '0' },
    'Heaviest carton (kg)',
    'Enter the weight as a number from 1 to 500 kg, or leave it empty.',
  ],
  [{ 'Heaviest carton (kg)': '15.55' }, 'Heaviest carton (kg)', 'Use at most one decimal.'],
  [{ 'Two people': '' }, 'Two people', 'Two people must be yes or no.'],
])('names the column of an error: %j', (over, column, message) => {
  expect(read(over).error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
    [column, message],
  ]);
});
