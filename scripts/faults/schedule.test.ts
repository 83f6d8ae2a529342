import { describe, expect, it } from 'vitest';
import { randomFrom } from '@aabha/db/seed/random';
import { nextRoundSize, Schedule, type Item } from './schedule';

const ITEMS: Item[] = [
  { name: 'create.before', sort: 'create' },
  { name: 'create.after', sort: 'create' },
  { name: 'refund.before', sort: 'refund' },
  { name: 'refund.after', sort: 'refund' },
  { name: 'crash', sort: 'database' },
];
const schedule = (seed = 7) => new Schedule(randomFrom(seed), ITEMS);

/** Returns the names of the next `times` items; all of them happen except those in `never`. */
function run(items: Schedule<Item>, times: number, never: readonly string[] = []): string[] {
  return Array.from({ length: times }, () => {
    const item = items.next();
    if (!item) throw new Error('The schedule returned no item.');
    items.record(item, !never.includes(item.name));
    return item.name;
  });
}

describe('Schedule', () => {
  it('returns each item once before any item again', () => {
    const names = run(schedule(), 10);
    expect(new Set(names.slice(0, 5)).size).toBe(5);
    expect(names.slice(5)).toEqual(names.slice(0, 5));
  });

  it('starts with one item of each sort', () => {
    const sortOf = (name: string) => ITEMS.find((item) => item.name === name)?.sort;
    expect(new Set(run(schedule(), 3).map(sortOf)).size).toBe(3);
  });

  it('depends on the seed only', () => {
    expect(run(schedule(7), 5)).toEqual(run(schedule(7), 5));
    const orders = new Set([1, 2, 3, 4, 5].map((seed) => run(schedule(seed), 5).join()));
    expect(orders.size).toBeGreaterThan(1);
  });

  it('retries items that did not happen first, up to four times', () => {
    const names = run(schedule(), 11, ['crash']);
    const crashes = names.flatMap((name, index) => (name === 'crash' ? [index] : []));
    expect(crashes).toHaveLength(4);
    expect(crashes.slice(1)).toEqual([5, 6, 7]);
    expect(new Set(names.slice(8)).size).toBe(3);
  });

  it('repeats items with a weight less often', () => {
    const slow = { name: 'slow', sort: 'provider', counts: 3 };
    const names = run(new Schedule(randomFrom(7), [...ITEMS, slow]), 16);
    expect(names.filter((name) => name === 'slow')).toHaveLength(1);
    expect(names.filter((name) => name === 'crash')).toHaveLength(3);
  });

  it('lists items that have not happened yet', () => {
    const items = schedule();
    expect(items.missing()).toHaveLength(5);
    run(items, 5, ['crash']);
    expect(items.missing().map(({ name }) => name)).toEqual(['crash']);
  });

  it('grows the round while time is short and shrinks it otherwise', () => {
    expect(nextRoundSize(3, { missing: 60, leftMs: 60_000, eachMs: 3000 })).toBe(4);
    expect(nextRoundSize(8, { missing: 60, leftMs: 60_000, eachMs: 3000 })).toBe(8);
    expect(nextRoundSize(5, { missing: 2, leftMs: 60_000, eachMs: 3000 })).toBe(4);
    expect(nextRoundSize(3, { missing: 0, leftMs: 60_000, eachMs: 3000 })).toBe(3);
  });

  it('returns undefined when no item fits, and counts tries and occurrences', () => {
    const items = schedule();
    expect(items.next(() => false)).toBeUndefined();
    run(items, 5, ['crash']);
    expect(items.table().find(({ name }) => name === 'crash')).toMatchObject({ tried: 1, happened: 0 });
    expect(items.table().filter(({ happened }) => happened === 1)).toHaveLength(4);
  });
});
