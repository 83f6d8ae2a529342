import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { RESOLUTIONS, TECHNOLOGIES } from '@aabha/contracts/products/products.values';
import { aProduct } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const BRANDS = ['Surya', 'Kiranix', 'Velora'];
const INCHES = [24, 43, 54.6, 75];
const COUNTRIES = ['India', 'Thailand'];
const PRICES = [9_999, 20_000, 45_000, 80_000];
const TELEVISIONS = 60;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  /* Seven is coprime to the length of each list, so that the combinations of values differ. */
  const of = <T>(values: readonly T[], n: number) => values[n % values.length] as T;
  for (let n = 0; n < TELEVISIONS; n += 1)
    await aProduct(shop.db, {
      companyName: of(BRANDS, n),
      screenInches: of(INCHES, Math.floor(n / 2)),
      resolution: of(RESOLUTIONS, Math.floor(n / 3)),
      technology: of(TECHNOLOGIES, Math.floor(n / 5)),
      countryOfOrigin: of(COUNTRIES, Math.floor(n / 7)),
      beeStars: 1 + (n % 5),
      pricePaise: paise(of(PRICES, Math.floor(n / 4)) * 100),
      discountPercent: 0,
      stock: n % 4,
      name: n % 3 === 0 ? 'Deepa vision' : 'Tejas frame',
    });
});
afterAll(() => shop.stop());

type ListInput = Parameters<ReturnType<TestShop['trpc']>['products']['list']['query']>[0];
type Filters = NonNullable<ListInput['filters']>;

const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
const filterSets: fc.Arbitrary<Filters> = fc.record(
  {
    companyName: some(BRANDS),
    screenInches: some(INCHES),
    resolution: some(RESOLUTIONS),
    technology: some(TECHNOLOGIES),
    countryOfOrigin: some(COUNTRIES),
    beeStars: some([1, 2, 3, 4, 5]),
    availability: fc.constantFrom('in' as const, 'out' as const),
    minPrice: fc.constantFrom(10_000, 45_000),
    maxPrice: fc.constantFrom(20_000, 80_000),
    minInches: fc.constantFrom(30, 50),
    search: fc.constantFrom('deepa', 'tejas', 'tejsa'),
    name: fc.constantFrom('vision', 'e'),
  },
  { requiredKeys: [] },
);

const found = async (filters: Filters) =>
  (await shop.trpc().products.list.query({ filters, pageSize: 100 })) as {
    productList: { new_price: number }[];
    productCount: number;
  };

const COUNTED_FACETS = [
  'companyName',
  'technology',
  'resolution',
  'beeStars',
  'screenInches',
  'countryOfOrigin',
  'availability',
] as const;

it('each count equals the list with that value selected, and each price is within the range', async () => {
  await fc.assert(
    fc.asyncProperty(filterSets, async (filters) => {
      /* A search without results is widened, both for the list and for the facets. */
      fc.pre((await found(filters)).productCount > 0);
      const facets = await shop.trpc().products.facets.query({ filters });
      const promised = COUNTED_FACETS.flatMap((facet) =>
        facets[facet].map(({ value, count }) => ({
          count,
          selection: { ...filters, [facet]: facet === 'availability' ? value : [value] },
        })),
      );
      await Promise.all(
        promised.map(async ({ selection, count }) =>
          expect((await found(selection)).productCount, JSON.stringify(selection)).toBe(count),
        ),
      );
      const { minPrice: _from, maxPrice: _to, ...atAnyPrice } = filters;
      const prices = (await found(atAnyPrice)).productList.map((product) => product.new_price);
      expect(facets.price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
    }),
    { numRuns: 25 },
  );
});

it('values are sorted: sizes by number, brands by letter', async () => {
  const { screenInches, companyName } = await shop.trpc().products.facets.query({});
  expect(screenInches.map(({ value }) => value)).toEqual([24, 43, 54.6, 75]);
  expect(companyName.map(({ value }) => value)).toEqual(['Kiranix', 'Surya', 'Velora']);
  expect(companyName.reduce((sum, { count }) => sum + count, 0)).toBe(TELEVISIONS);
});

it('without matches there are no values and no price', async () => {
  const facets = await shop.trpc().products.facets.query({ filters: { minInches: 400 } });
  const { price, priceRanges, ...counted } = facets;
  expect(Object.values(counted)).toEqual(Object.values(counted).map(() => []));
  expect(price).toEqual({ min: 0, max: 0 });
  expect(priceRanges).toEqual([0, 0, 0, 0, 0]);
});
