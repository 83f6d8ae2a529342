import { describe, expect, it } from 'vitest';
import { comparedIds, compareSearch } from './compared-ids';
import { compareRows, groupRows } from './compare-rows';
import { specificationNames } from '../../lib/specification-names';
import { factsOf, other, product } from './testing/compared-products';

const UNKNOWN = specificationNames(undefined);
const term = (over: object) => ({
  ...{ _id: 't1', name: 'Sound output', name_hi: 'आउटपुट', group: 'Sound', group_hi: 'आवाज़' },
  ...{ type: 'number' as const, unit: 'W', better: 'higher' as const, position: 10, ...over },
});
const has = (_id: string, key: string, text: string, amount: number, over: object = {}) => ({
  ...{ product: _id, key, term: 't1', text, amount, is_yes: null, note: '', is_understood: true, ...over },
});

describe('the dictionary', () => {
  const loud = {
    ...other,
    specificationSchema: [{ title: 'Audio', data: [{ key: 'Total power', value: '40watts' }] }],
  };
  const rowsWith = (better: 'higher' | 'lower' | 'none', ...values: ReturnType<typeof has>[]) =>
    compareRows(
      [product, loud],
      factsOf,
      specificationNames({ terms: [term({ better })], specifications: values }),
    ).filter(({ group }) => group === 'Sound');
  const values = [has(product._id, 'Output', '20 W', 20), has(loud._id, 'Total power', '40 W', 40)];

  it('puts different spellings into one row, before names that it does not know', () => {
    const rows = rowsWith('higher', ...values);
    expect(rows.map(({ label }) => label)).toEqual(['Sound output', 'Formats']);
    expect([...(rows[0]?.values.values() ?? [])]).toEqual(['20 W', '40 W']);
    expect(rows[0]).toMatchObject({ differs: true, best: new Set([loud._id]) });
  });
  it('marks the lower value, or none, as the term says', () => {
    expect(rowsWith('lower', ...values)[0]?.best).toEqual(new Set([product._id]));
    expect(rowsWith('none', ...values)[0]?.best.size).toBe(0);
  });
  it('marks nothing where values are alike', () => {
    const alike = values.map((one) => ({ ...one, text: '20 W', amount: 20 }));
    expect(rowsWith('higher', ...alike)[0]).toMatchObject({ differs: false, best: new Set() });
  });
});

describe('compareRows', () => {
  const rows = compareRows([product, other], factsOf, UNKNOWN);
  const rowOf = (title: string, label: string) => {
    const found = rows.find((row) => row.group === title && row.label === label);
    return found && { ...found, values: [product, other].map(({ _id }) => found.values.get(_id)) };
  };

  it('marks only rows in which the televisions differ', () => {
    expect(rowOf('Offer', 'Price')).toMatchObject({ values: ['₹7,990', '₹9,990'], differs: true });
    expect(rowOf('Offer', 'MRP')?.differs).toBe(false);
    expect(rowOf('At a glance', 'Technology')).toMatchObject({ values: ['LED', 'LED'], differs: false });
    expect(rowOf('Sound', 'Output')?.differs).toBe(false);
  });
  it('includes rows that only one of them has, with a gap for the others', () => {
    expect(rowOf('Sound', 'Formats')).toMatchObject({ values: ['Dolby Audio', undefined], differs: true });
    expect(rowOf('Ports', 'HDMI')).toMatchObject({ values: [undefined, '3'], differs: true });
  });
  it('states the lowest price of the 30 days before an offer beside its MRP', () => {
    const label = 'Lowest in the 30 days before the offer';
    expect(rowOf('Offer', label)).toBeUndefined();
    const offered = compareRows([{ ...product, lowestPriorPrice: 7_490 }, other], factsOf, UNKNOWN);
    expect(offered[2]).toMatchObject({ group: 'Offer', label });
    expect([product, other].map(({ _id }) => offered[2]?.values.get(_id))).toEqual(['₹7,490', undefined]);
  });
  it('marks nothing for a single television', () => {
    expect(compareRows([product], factsOf, UNKNOWN).filter(({ differs }) => differs)).toEqual([]);
  });
  it('stand under their headings in order', () => {
    const titles = groupRows(rows, ({ group }) => group).map(([title]) => title);
    expect(titles).toEqual(['Offer', 'At a glance', 'Sound', 'Ports']);
  });
});

describe('address of a comparison', () => {
  it('contains the ids in order, and nothing without any', () => {
    const ids = [other._id, product._id];
    expect(comparedIds(compareSearch(ids))).toEqual(ids);
    expect(compareSearch([])).toEqual({});
  });
  it('accepts at most four valid ids without duplicates', () => {
    const five = Array.from({ length: 5 }, (_, index) => product._id.slice(0, -1) + String(index));
    expect(comparedIds({ ids: five.join('.') })).toEqual(five.slice(0, 4));
    expect(comparedIds({ ids: `${product._id}.${product._id}.<b>.` })).toEqual([product._id]);
    expect(comparedIds({})).toEqual([]);
  });
});

describe('the best value of a row', () => {
  const better = { ...other, screenInches: 32, warranty_months: 24, energyKwhYear: 60 };
  const bestOf = (label: string, ...products: (typeof product)[]) => {
    const found = compareRows(
      products,
      (one) => [{ label: 'Screen', value: `${one.screenInches}″` }],
      UNKNOWN,
    );
    return [...(found.find((row) => row.label === label)?.best ?? [])];
  };

  it('is the lowest price and cost, and the highest of other values', () => {
    expect(bestOf('Price', product, better)).toEqual([product._id]);
    expect(bestOf('Electricity a year', product, better)).toEqual([product._id]);
    expect(bestOf('Screen', product, better)).toEqual([better._id]);
    expect(bestOf('Warranty', product, better)).toEqual([better._id]);
  });
  it('is none where values are alike, and of facts that are no matter of better', () => {
    expect(bestOf('Rating', product, better)).toEqual([]);
    expect(bestOf('Brand', product, { ...better, companyName: 'Meghna' })).toEqual([]);
    expect(bestOf('Price', product)).toEqual([]);
  });
});
