import { describe, expect, it } from 'vitest';
import type { Paise } from '../money/money';
import { isShownAt, nextChange, offeredBudgets, roomSizes, trueDeals, trueSaving } from './home.rules';
import { SaveHomeDraftInput } from './home.staff.schema';
import { HOME_KINDS } from './home.values';

const AT = Date.parse('2026-12-01T00:00:00.000Z');
const always = { is_shown: true, starts_at: null, ends_at: null };
const before = '2026-11-30T23:59:59.999Z';
const after = '2026-12-01T00:00:00.001Z';
const now = '2026-12-01T00:00:00.000Z';

describe('a section', () => {
  it.each([
    ['without dates', {}, true],
    ['that is switched off', { is_shown: false }, false],
    ['that begins now', { starts_at: now }, true],
    ['that begins later', { starts_at: after }, false],
    ['that ends now', { ends_at: now }, false],
    ['that ends later', { starts_at: before, ends_at: after }, true],
  ])('%s is shown: %#', (_name, over, isShown) => {
    expect(isShownAt({ ...always, ...over }, AT)).toBe(isShown);
  });

  it('changes next at the earliest instant ahead of one that is switched on', () => {
    const sections = [
      { ...always, starts_at: '2026-12-05T00:00:00.000Z', ends_at: '2026-12-09T00:00:00.000Z' },
      { ...always, starts_at: before, ends_at: '2026-12-04T00:00:00.000Z' },
      { ...always, is_shown: false, starts_at: '2026-12-02T00:00:00.000Z' },
    ];
    expect(nextChange(sections, AT)).toBe('2026-12-04T00:00:00.000Z');
    expect(nextChange([always], AT)).toBeUndefined();
  });
});

const offer = (name: string, price: number, lowest: number | undefined) => ({
  ...{ name, new_price: price as Paise, lowestPriorPrice: lowest as Paise | undefined },
});

it('a deal costs less than the lowest price of the 30 days before it; the largest saving is first', () => {
  const offers = [
    offer('small', 90_000, 95_000),
    offer('raised first', 90_000, 90_000),
    offer('cheaper before', 90_000, 80_000),
    offer('unknown before', 90_000, undefined),
    offer('large', 50_000, 80_000),
    offer('small and cheap', 10_000, 15_000),
  ];
  expect(trueDeals(offers).map(({ name }) => name)).toEqual(['large', 'small and cheap', 'small']);
  expect(offers.map(trueSaving)).toEqual([5000, 0, 0, 0, 30_000, 5000]);
});

it('budgets without televisions, and those that add none, are left out', () => {
  const counts = [0, 3, 3, 8].map((count, index) => ({ max: (index + 1) * 10_000, count }));
  expect(offeredBudgets(counts)).toEqual([
    { max: 20_000, count: 3 },
    { max: 40_000, count: 8 },
  ]);
});

it('rooms have the sizes that suit their distance, and only those with televisions are left', () => {
  const rooms = roomSizes([24, 32, 43, 55, 65].map((value) => ({ value, count: 2 })));
  expect(rooms.map(({ room, inches, count }) => [room, inches, count])).toEqual([
    ['smallBedroom', [32], 2],
    ['bedroom', [43], 2],
    ['livingRoom', [55, 65], 4],
  ]);
});

describe('a draft', () => {
  const sections = (over: (kind: string) => object = () => ({})) =>
    HOME_KINDS.filter((kind) => kind !== 'picks').map((kind) => ({ kind, ...over(kind) }));
  const messagesOf = (wanted: unknown[]) =>
    SaveHomeDraftInput.safeParse({ sections: wanted }).error?.issues.map(({ message }) => message);
  const picks = (more: object = {}) => ({ kind: 'picks', title: 'Ours', products: ['p1'], ...more });

  it('has the hero first and each kind once', () => {
    expect(messagesOf(sections())).toBeUndefined();
    expect(messagesOf(sections().toReversed())).toEqual(['The hero is the first section.']);
    expect(messagesOf(sections().slice(0, -1))).toHaveLength(1);
    expect(messagesOf([...sections(), ...Array.from({ length: 4 }, () => picks())])).toBeUndefined();
    expect(messagesOf([...sections(), ...Array.from({ length: 5 }, () => picks())])).toBeDefined();
  });

  it('shows the hero always', () => {
    expect(messagesOf(sections((kind) => ({ is_shown: kind !== 'hero' })))).toEqual([
      'The hero is always shown.',
    ]);
  });

  it.each([
    ['Choose at least one television.', picks({ products: [] })],
    ['Title is required.', picks({ title: ' ' })],
    ['Choose each television once.', picks({ products: ['p1', 'p1'] })],
    ['The end is before the start.', picks({ starts_at: after, ends_at: now })],
  ])('is refused: %s', (message, section) => {
    expect(messagesOf([...sections(), section])).toEqual([message]);
  });
});
