import { expect, test } from 'vitest';
import { isShown, storableFilter, unknownFilters, viewAddress } from './list-views';
import { choiceFilter, textFilter, type Filtered } from './list-query';
import { periodFilter } from './period-filter';

const USUAL = { field: 'created_at', order: 'DESC' } as const;
const pending = {
  id: 'built-in:to-ship',
  name: 'To ship',
  filter: { status: 'Pending', period: '7' },
  sort: null,
};

test('a list shows a view when filters and sort are the same, in any order and without empty ones', () => {
  const shown = (filter: object, sort: object = USUAL) =>
    isShown(pending, { filter, sort } as Parameters<typeof isShown>[1], USUAL);
  expect(shown({ period: '7', status: 'Pending', search: '' })).toBe(true);
  expect(shown({ status: 'Pending' })).toBe(false);
  expect(shown({ ...pending.filter, period: '30' })).toBe(false);
  expect(shown(pending.filter, { field: 'created_at', order: 'ASC' })).toBe(false);
});

test('the address of a view has its filters, its sort and its id, and a period stays a preset', () => {
  const address = new URL(viewAddress('orders', pending, USUAL), 'https://shop.test');
  expect(address.pathname).toBe('/admin-dashboard/orders');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ filter: '{"status":"Pending","period":"7"}', sort: 'created_at', order: 'DESC' },
    view: 'built-in:to-ship',
  });
});

const filtersOf = (params: Filtered) => ({
  ...choiceFilter(params, 'status', ['Pending', 'Shipped']),
  ...textFilter(params, 'search'),
  ...periodFilter(params),
});

test('filters that the list does not know are named, those with a value that is no more, too', () => {
  expect(unknownFilters({ status: 'Pending', period: 'month', search: 'a' }, filtersOf)).toEqual([]);
  expect(unknownFilters({ status: 'Lost', period: 'decade', colour: 'red', search: 'a' }, filtersOf)).toEqual(
    ['status', 'period', 'colour'],
  );
});

test('only plain values that are set are stored', () => {
  expect(
    storableFilter({ a: 'x', b: 1, c: false, d: '', e: null, f: undefined, g: { $ne: 1 }, h: ['x'] }),
  ).toEqual({
    ...{ a: 'x', b: 1, c: false },
  });
});
