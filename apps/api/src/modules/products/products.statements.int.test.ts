import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productPictures } from '@aabha/db/schema/products';
import { media } from '@aabha/db/schema/media';
import { aProduct, signedInAs } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let id: string;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  const source = { type: 'image/webp', files: [{ width: 320, file: 'a-320.webp' }] };
  await shop.db.insert(media).values(
    ['front', 'back'].map((hash) => ({
      hash,
      width: 1200,
      height: 800,
      placeholder: 'data:,',
      fallbackFile: `${hash}.jpg`,
      sources: [source],
    })),
  );
  for (let n = 0; n < 25; n += 1) {
    ({ id } = await aProduct(shop.db));
    await shop.db.insert(productPictures).values([
      { productId: id, position: 0, mediaHash: 'front' },
      { productId: id, position: 1, mediaHash: 'back' },
    ]);
  }
  await shop.trpc().products.list.query({ pageSize: 25 });
  /* The first search finds out that the catalogue is small. */
  await shop.trpc().products.list.query({ filters: { search: 'nothing' } });
});
afterAll(() => shop.stop());

const list = (input: Parameters<ReturnType<TestShop['trpc']>['products']['list']['query']>[0]) =>
  shop.statementsOf(() => shop.trpc().products.list.query(input));

describe('one statement reads', () => {
  it.each([
    ['a list', {}],
    ['a page further on', { pageNum: 2, pageSize: 10 }],
    ['a list with filters and an order', filtered()],
    ['a search that finds something', { filters: { search: 'surya' } }],
    ['a page that is empty because nothing matches', { filters: { companyName: ['Nobody'] } }],
  ])('%s', async (_what, input) => {
    expect(await list(input)).toHaveLength(1);
  });

  it.each([
    ['every facet', {}],
    [
      'every facet of what filters and a search leave',
      { filters: { ...filtered().filters, search: 'surya' } },
    ],
  ])('%s', async (_what, input) => {
    expect(await shop.statementsOf(() => shop.trpc().products.facets.query(input))).toHaveLength(1);
  });

  it('a television, whose pictures are cached', async () => {
    expect(await shop.statementsOf(() => shop.trpc().products.get.query({ id }))).toHaveLength(1);
  });
});

it('a signed-in shopper costs one statement more, for the session', async () => {
  const { token } = await signedInAs(shop);
  expect(await shop.statementsOf(() => shop.trpc(token).products.list.query({}))).toHaveLength(2);
  expect(await shop.statementsOf(() => shop.trpc(token).products.get.query({ id }))).toHaveLength(2);
});

it('a search without results looks its words up, and runs once more with corrections', async () => {
  expect(await list({ filters: { search: 'surrya qled' } })).toHaveLength(3);
});

it('a search with unknown words looks them up, and runs once more with some of the words', async () => {
  expect(await list({ filters: { search: 'surya xyzxyzxyz' } })).toHaveLength(3);
  expect(await list({ filters: { search: 'xyzxyzxyz' } })).toHaveLength(2);
});

it('a search with nothing to correct needs no lookup', async () => {
  expect(await list({ filters: { search: 'oled 44' } })).toHaveLength(1);
});

it('a list without filters uses the stored total, and counts nothing', async () => {
  const [text] = await list({});
  expect(text).toContain('row_counts');
  expect(text).not.toContain('count(');
  expect((await shop.trpc().products.list.query({})).productCount).toBe(25);
});

it('lists of one shape share one statement text, whatever their values, so that it is planned once', async () => {
  const [first] = await list({ filters: { minPrice: 1, companyName: ['Surya'] } });
  const [second] = await list({ filters: { minPrice: 20, companyName: ['Nakshatra'] } });
  expect(second).toBe(first);
});

it('facets of one shape share one statement text, too', async () => {
  const facets = (filters: object) => shop.statementsOf(() => shop.trpc().products.facets.query({ filters }));
  const [first] = await facets({ minPrice: 1, companyName: ['Surya'], availability: 'in' });
  const [second] = await facets({ minPrice: 20, companyName: ['Nakshatra'], availability: 'in' });
  expect(second).toBe(first);
});

it('searches share one statement text, too', async () => {
  const [first] = await list({ filters: { search: 'surya' } });
  const [second] = await list({ filters: { search: '43 smart kiran' } });
  expect(second).toBe(first);
});

it('statements prepared by shape return results by value', async () => {
  const named = async (companyName: string[]) =>
    (await shop.trpc().products.list.query({ filters: { companyName } })).productCount;
  await aProduct(shop.db, { companyName: 'Nakshatra' });
  expect(await named(['Nakshatra'])).toBe(1);
  expect(await named(['Surya'])).toBe(25);
  expect(await named(['Surya', 'Nakshatra'])).toBe(26);
});

it('every card and the television itself have their pictures in order', async () => {
  const { productList } = await shop.trpc().products.list.query({ filters: { companyName: ['Surya'] } });
  for (const card of productList) expect(card.image).toEqual(['/media/front.jpg', '/media/back.jpg']);
  const { product } = await shop.trpc().products.get.query({ id });
  expect(product.pictures[0]?.sources).toEqual([{ type: 'image/webp', srcset: '/media/a-320.webp 320w' }]);
});

it('a list has only the first picture of each when no more are requested', async () => {
  const { productList } = await shop
    .trpc()
    .products.list.query({ filters: { companyName: ['Surya'] }, pictures: 'first' });
  expect(productList.length).toBeGreaterThan(1);
  for (const { image, pictures } of productList) {
    expect(image).toEqual(['/media/front.jpg']);
    expect(pictures.map(({ src }) => src)).toEqual(image);
  }
});

it('no response has a column besides those of the contract', async () => {
  const { productList } = await shop.trpc().products.list.query({});
  const { product } = await shop.trpc().products.get.query({ id });
  for (const shown of [...productList, product])
    for (const inner of ['pictureHashes', 'total', 'searchText', 'removedAt', 'slug'])
      expect(shown).not.toHaveProperty(inner);
});

function filtered() {
  return {
    filters: { minPrice: 100, maxInches: 60, technology: ['QLED' as const], availability: 'in' as const },
    sort: { field: 'price' as const, order: 'desc' as const },
  };
}
