import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money/money';
import {
  bestInPoint,
  COMPARED_POINTS,
  comparisonVerdict,
  type ComparedTelevision,
} from './compared-televisions.rules';
import { RESOLUTIONS } from './products.values';

const television = (
  _id: string,
  rupees: number,
  over: Partial<ComparedTelevision> = {},
): ComparedTelevision => ({
  ...{
    _id,
    price: paise(rupees * 100),
    stock: 5,
    screenInches: 55,
    resolution: '4K Ultra HD',
    refreshHz: 60,
  },
  ...{ beeStars: 4, electricity: paise(700_00), averageRating: 4.2, reviewCount: 9, warrantyMonths: 12 },
  ...over,
});

describe('bestInPoint', () => {
  const cheap = television('cheap', 20_000, { resolution: 'Full HD', electricity: null });
  const good = television('good', 30_000, { averageRating: 4.6 });
  const fresh = television('fresh', 30_000, { averageRating: 0, reviewCount: 0, warrantyMonths: 24 });
  const bests = (...all: ComparedTelevision[]) =>
    Object.fromEntries(COMPARED_POINTS.map((point) => [point, [...bestInPoint(all, point)]]));

  it('marks the lowest price and the highest of other values, all of several alike', () => {
    expect(bests(cheap, good, fresh)).toEqual({
      ...{ price: ['cheap'], screen: [], resolution: ['good', 'fresh'], refreshRate: [], stars: [] },
      ...{ electricity: [], rating: ['good'], warranty: ['fresh'] },
    });
  });
  it('marks nothing where only one states a value, or a television is by itself', () => {
    expect(bests(good, fresh).rating).toEqual([]);
    expect(Object.values(bests(good)).flat()).toEqual([]);
  });
});

describe('comparisonVerdict', () => {
  it('weighs the cheapest against one that is better', () => {
    const cheap = television('cheap', 34_000, { electricity: paise(600_00) });
    const good = television('good', 43_000, { screenInches: 65, refreshHz: 120 });
    expect(comparisonVerdict([good, cheap, television('plain', 40_000)])).toEqual({
      ...{ kind: 'ranked', cheapest: 'cheap', ahead: ['electricity'] },
      alternative: { _id: 'good', extra: 9_000_00, ahead: ['screen', 'refreshRate'] },
    });
  });
  it('has no alternative where the cheapest is behind in nothing', () => {
    const cheap = television('cheap', 34_000, { beeStars: 5 });
    expect(comparisonVerdict([cheap, television('dear', 43_000)])).toEqual({
      ...{ kind: 'ranked', cheapest: 'cheap', ahead: ['stars'], alternative: null },
    });
  });
  it('takes the stronger of two that cost the same for the cheapest', () => {
    const [one, two] = [television('one', 34_000, { beeStars: 5 }), television('two', 34_000)];
    expect(comparisonVerdict([{ ...two, warrantyMonths: 24, refreshHz: 120 }, one])).toMatchObject({
      ...{ cheapest: 'two', alternative: { _id: 'one', extra: 0, ahead: ['stars'] } },
    });
  });
  it('says that they are alike but for the price', () => {
    expect(
      comparisonVerdict([television('a', 34_000), television('b', 33_000), television('c', 36_000)]),
    ).toEqual({
      ...{ kind: 'alike', best: 'b', saving: 1_000_00 },
    });
  });
  it('leaves out what cannot be bought', () => {
    const [one, two] = [television('one', 30_000), television('two', 20_000, { stock: 0 })];
    expect(comparisonVerdict([one, two])).toEqual({ kind: 'only-one', best: 'one' });
    expect(comparisonVerdict([{ ...one, stock: 0 }, two])).toEqual({ kind: 'none-in-stock' });
    expect(comparisonVerdict([one])).toBeNull();
  });
  it('never names a dearer one that is not ahead in anything, whatever the order', () => {
    const any = fc.record({
      rupees: fc.integer({ min: 8_000, max: 90_000 }),
      screenInches: fc.constantFrom(32, 43, 55, 65),
      resolution: fc.constantFrom(...RESOLUTIONS),
      refreshHz: fc.constantFrom(60, 120),
      beeStars: fc.integer({ min: 1, max: 5 }),
      stock: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(fc.array(any, { minLength: 2, maxLength: 4 }), (rows) => {
        const all = rows.map(({ rupees, ...over }, index) => television(String(index), rupees, over));
        const verdict = comparisonVerdict(all);
        if (verdict?.kind !== 'ranked') return;
        const { cheapest, ahead, alternative } = verdict;
        expect(alternative?.extra ?? 0).toBeGreaterThanOrEqual(0);
        expect(alternative?.ahead).not.toEqual([]);
        expect(ahead.filter((point) => alternative?.ahead.includes(point))).toEqual([]);
        expect(Math.min(...all.filter(({ stock }) => stock > 0).map(({ price }) => price))).toBe(
          all.find(({ _id }) => _id === cheapest)?.price,
        );
      }),
    );
  });
});
