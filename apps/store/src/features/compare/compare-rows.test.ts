import { describe, expect, it } from 'vitest';
import { comparedIds, compareSearch } from './compared-ids';
import { compareRows, groupRows } from './compare-rows';
import { factsOf, other, product } from './testing/compared-products';

describe('compareRows', () => {
  const rows = compareRows([product, other], factsOf);
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
    const offered = compareRows([{ ...product, lowestPriorPrice: 7_490 }, other], factsOf);
    expect(offered[2]).toMatchObject({ group: 'Offer', label });
    expect([product, other].map(({ _id }) => offered[2]?.values.get(_id))).toEqual(['₹7,490', undefined]);
  });
  it('marks nothing for a single television', () => {
    expect(compareRows([product], factsOf).filter(({ differs }) => differs)).toEqual([]);
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
