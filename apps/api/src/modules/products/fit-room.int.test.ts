import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FitRoomOutput } from '@aabha/contracts/fit/fit.schema';
import { paise } from '@aabha/contracts/money/money';
import { products } from '@aabha/db/schema/products';
import { aProduct, signedInAs } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

type FitOutput = z.output<typeof FitRoomOutput>;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.db.delete(products));

const span = (value: string, key = 'Stand span') => [{ title: 'Body', data: [{ key, value }] }];
const television = (screenInches: number, rupees: number, over: Partial<typeof products.$inferInsert> = {}) =>
  aProduct(shop.db, {
    screenInches,
    pricePaise: paise(rupees * 100),
    discountPercent: 0,
    technology: 'LED',
    widthCm: screenInches * 2,
    cartonWidthCm: screenInches * 2,
    cartonHeightCm: screenInches,
    cartonDepthCm: 18,
    ...over,
  });
const fit = (
  room: Parameters<ReturnType<TestShop['trpc']>['products']['fitRoom']['query']>[0],
  token?: string,
) => shop.trpc(token).products.fitRoom.query(room);

it('finds three televisions with what decides, over REST too', async () => {
  const best = await television(65, 60_000, { specifications: span('112.4 cm') });
  const cheaper = await television(55, 40_000);
  const other = await television(65, 70_000, { technology: 'QLED' });
  await television(43, 20_000);
  const room = {
    distanceCm: 220,
    wallCm: 200,
    tableCm: 120,
    doorWidthCm: 80,
    doorHeightCm: 200,
    use: 'mixed',
  };
  const { body } = await shop.rest<FitOutput>('POST', '/product/fit-room', room);
  expect(body.data).toMatchObject({ inches: [43, 55, 65], fittingCount: 4, relax: [] });
  expect(body.data.sizes).toMatchObject({
    minInches: expect.closeTo(53.3, 1),
    maxInches: expect.closeTo(72.4, 1),
  });
  const [first, ...rest] = body.data.televisions;
  expect(first).toMatchObject({
    ...{ role: 'best', size: 'right', wall: 'fits', table: 'fits', door: 'fits', sharpness: 'sharp' },
    ...{
      light: null,
      use: null,
      resolutionNeeded: '4K Ultra HD',
      standSpanCm: 112.4,
      cartonCm: { longest: 130, middle: 65, shortest: 18 },
    },
    product: { _id: best.id, new_price: 60_000, stock: 5 },
  });
  expect(rest.map(({ role, product: { _id }, table }) => [role, _id, table])).toEqual([
    ['cheaper', cheaper.id, 'not-stated'],
    ['also', other.id, 'not-stated'],
  ]);
});

it('reads the span of the stand under any name that the dictionary has for it', async () => {
  const boss = await signedInAs(shop, 'SuperAdmin');
  await shop.trpc(boss.token).specifications.create.mutate({
    ...{ name: 'Feet apart', aliases: ['Feet span'], group: 'Body', type: 'number', unit: 'cm' },
  });
  await television(55, 40_000, { specifications: span('0.9 m', 'feet apart') });
  await television(55, 41_000, { specifications: span('as wide as the set') });
  const { televisions } = await fit({ distanceCm: 200, tableCm: 100 });
  expect(televisions.map(({ standSpanCm, table }) => [standSpanCm, table])).toEqual([
    [90, 'fits'],
    [null, 'not-stated'],
  ]);
  expect((await fit({ distanceCm: 200, tableCm: 80 })).televisions).toHaveLength(1);
});

it('leaves out what is sold out, not listed or above the budget', async () => {
  await television(55, 40_000, { stock: 0 });
  await television(55, 40_000, { isDraft: true });
  await television(55, 40_001);
  const found = await fit({ distanceCm: 200, budget: 40_000 });
  expect(found).toMatchObject({ televisions: [], fittingCount: 0, inches: [] });
  expect(found.relax).toEqual([{ limit: 'budget', count: 1, price: 40_001, leastCm: null }]);
});

it('says what to relax where nothing fits, and how far', async () => {
  await television(55, 40_000, { widthCm: 123 });
  await television(55, 42_000, { widthCm: 123 });
  await television(65, 50_000, { widthCm: 145 });
  expect((await fit({ distanceCm: 200, wallCm: 120, budget: 45_000 })).relax).toEqual([
    { limit: 'wall', count: 2, price: null, leastCm: 123 },
  ]);
  expect((await fit({ distanceCm: 200, doorWidthCm: 15, wallCm: 500 })).relax).toEqual([
    { limit: 'door', count: 3, price: null, leastCm: null },
  ]);
  expect((await fit({ distanceCm: 200, doorWidthCm: 15, wallCm: 50 })).relax).toEqual([]);
});

it('follows prices and stock, although responses are cached', async () => {
  const one = await television(55, 40_000);
  const ids = async () => (await fit({ distanceCm: 200 })).televisions.map(({ product: { _id } }) => _id);
  expect(await ids()).toEqual([one.id]);
  await shop.db.update(products).set({ stock: 0 }).where(eq(products.id, one.id));
  await expect.poll(ids, { timeout: 5000 }).toEqual([]);
  const two = await television(55, 39_000);
  await expect.poll(ids, { timeout: 5000 }).toEqual([two.id]);
});

it('refuses a room that cannot be', async () => {
  const { status, body } = await shop.rest('POST', '/product/fit-room', {
    distanceCm: 5,
    wallCm: 'wide',
    lamp: 1,
  });
  expect(status).toBe(400);
  expect(Object.keys(body.data.fields ?? {}).toSorted()).toEqual(['distanceCm', 'lamp', 'wallCm']);
});
