import { expect, it } from 'vitest';
import { sortChoice, sortOfChoice, sortParam } from './sort-param';

const FIELDS = ['price', 'created_at'] as const;

it('reads a sort of known fields and writes it back', () => {
  for (const sort of ['price-asc', 'price-desc', 'created_at-desc'] as const) {
    expect(sortParam({ sort }, FIELDS)).toBe(sort);
    const read = sortOfChoice<(typeof FIELDS)[number]>(sort);
    expect(read && sortChoice(read)).toBe(sort);
  }
  expect(sortOfChoice('created_at-desc')).toEqual({ field: 'created_at', order: 'desc' });
});

it('drops what is not a sort of the list', () => {
  for (const sort of ['name-asc', 'price', 'price-up', '', 7, ['price-asc'], undefined])
    expect(sortParam({ sort }, FIELDS)).toBeUndefined();
  expect(sortOfChoice(undefined)).toBeUndefined();
});
