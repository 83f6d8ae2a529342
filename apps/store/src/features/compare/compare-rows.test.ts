import { describe, expect, it } from 'vitest';
import { comparedIds, compareSearch } from './compare-selection';
import { compareGroups, onlyDiffering, type ComparedProduct } from './compare-rows';

const product: ComparedProduct = {
  _id: '019b8c4f-d200-7669-a141-72c6732888e0',
  name: 'Bindu 24',
  category: 'Smart TV',
  companyName: 'Kiranix',
  price: 11_750,
  discount_percentage: 32,
  new_price: 7_990,
  stock: 42,
  image: [],
  pictures: [],
  screenInches: 24,
  resolution: 'HD Ready',
  technology: 'LED',
  refreshHz: 60,
  beeStars: 3,
  energyKwhYear: 49,
  countryOfOrigin: 'India',
  hsn: '85287213',
  averageRating: 4.4,
  reviewCount: 10,
  warranty_months: 12,
  warranty_pricing: {},
  created_at: '2026-01-01T00:00:00.000Z',
  highlights: [],
  description: '',
  specificationSchema: [
    {
      title: 'Sound',
      data: [
        { key: 'Output', value: '20 W' },
        { key: 'Formats', value: 'Dolby Audio' },
      ],
    },
  ],
};
const other: ComparedProduct = {
  ...product,
  _id: '019b8c4f-d200-7669-a141-72c6732888e1',
  new_price: 9_990,
  specificationSchema: [
    {
      title: 'Sound',
      data: [
        { key: 'Output', value: '20 W' },
        { key: 'Headphones', value: 'Bluetooth' },
      ],
    },
    { title: 'Ports', data: [{ key: 'HDMI', value: '3' }] },
  ],
};
const factsOf = ({ technology }: ComparedProduct) => [{ label: 'Technology', value: technology }];

describe('compareGroups', () => {
  const groups = compareGroups([product, other], factsOf);
  const rowOf = (title: string, label: string) =>
    groups.find((group) => group.title === title)?.rows.find((row) => row.label === label);

  it('marks only rows in which the televisions differ', () => {
    expect(rowOf('Offer', 'Price')).toEqual({ label: 'Price', values: ['₹7,990', '₹9,990'], differs: true });
    expect(rowOf('Offer', 'MRP')?.differs).toBe(false);
    expect(rowOf('At a glance', 'Technology')).toMatchObject({ values: ['LED', 'LED'], differs: false });
    expect(rowOf('Sound', 'Output')?.differs).toBe(false);
  });
  it('includes rows that only one of them has, with a gap for the others', () => {
    expect(rowOf('Sound', 'Formats')).toMatchObject({ values: ['Dolby Audio', undefined], differs: true });
    expect(rowOf('Ports', 'HDMI')).toMatchObject({ values: [undefined, '3'], differs: true });
  });
  it('marks nothing for a single television', () => {
    expect(onlyDiffering(compareGroups([product], factsOf))).toEqual([]);
  });
  it('can omit rows and groups without a difference', () => {
    expect(onlyDiffering(groups).map(({ title }) => title)).toEqual(['Offer', 'Sound', 'Ports']);
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
