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
const programme = (seed = 7) => new Schedule(randomFrom(seed), ITEMS);

/** The names of the next so many, all of which happen but those named. */
function run(of: Schedule<Item>, times: number, never: readonly string[] = []): string[] {
  return Array.from({ length: times }, () => {
    const item = of.next();
    if (!item) throw new Error('There is always something.');
    of.note(item, !never.includes(item.name));
    return item.name;
  });
}

describe('a programme', () => {
  it('has everything happen once before anything happens again', () => {
    const names = run(programme(), 10);
    expect(new Set(names.slice(0, 5)).size).toBe(5);
    expect(names.slice(5)).toEqual(names.slice(0, 5));
  });

  it('begins with one of each sort', () => {
    const sortOf = (name: string) => ITEMS.find((item) => item.name === name)?.sort;
    expect(new Set(run(programme(), 3).map(sortOf)).size).toBe(3);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(run(programme(7), 5)).toEqual(run(programme(7), 5));
    const orders = new Set([1, 2, 3, 4, 5].map((seed) => run(programme(seed), 5).join()));
    expect(orders.size).toBeGreaterThan(1);
  });

  it('comes back to what did not happen before anything happens twice, and lets it wait after four vain tries', () => {
    const names = run(programme(), 11, ['crash']);
    const crashes = names.flatMap((name, index) => (name === 'crash' ? [index] : []));
    expect(crashes).toHaveLength(4);
    expect(crashes.slice(1)).toEqual([5, 6, 7]);
    expect(new Set(names.slice(8)).size).toBe(3);
  });

  it('brings what takes long once, and then seldom', () => {
    const slow = { name: 'slow', sort: 'provider', counts: 3 };
    const names = run(new Schedule(randomFrom(7), [...ITEMS, slow]), 16);
    expect(names.filter((name) => name === 'slow')).toHaveLength(1);
    expect(names.filter((name) => name === 'crash')).toHaveLength(3);
  });

  it('knows what has not happened yet', () => {
    const of = programme();
    expect(of.missing()).toHaveLength(5);
    run(of, 5, ['crash']);
    expect(of.missing().map(({ name }) => name)).toEqual(['crash']);
  });

  it('takes more into a round while not everything would get its turn, and fewer when there is time', () => {
    expect(nextRoundSize(3, { missing: 60, leftMs: 60_000, eachMs: 3000 })).toBe(4);
    expect(nextRoundSize(8, { missing: 60, leftMs: 60_000, eachMs: 3000 })).toBe(8);
    expect(nextRoundSize(5, { missing: 2, leftMs: 60_000, eachMs: 3000 })).toBe(4);
    expect(nextRoundSize(3, { missing: 0, leftMs: 60_000, eachMs: 3000 })).toBe(3);
  });

  it('says nothing where nothing fits, and counts what was tried and what happened', () => {
    const of = programme();
    expect(of.next(() => false)).toBeUndefined();
    run(of, 5, ['crash']);
    expect(of.table().find(({ name }) => name === 'crash')).toMatchObject({ tried: 1, happened: 0 });
    expect(of.table().filter(({ happened }) => happened === 1)).toHaveLength(4);
  });
});
