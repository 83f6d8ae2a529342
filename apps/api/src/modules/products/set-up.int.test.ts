import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { products } from '@aabha/db/schema/products';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
  await someServiceAreas(shop.db);
});
afterAll(() => shop.stop());

const staff = () => shop.trpc(boss.token);
const setUp = (id: string) => shop.trpc().products.setUp.query({ id });
const SPECIFICATIONS = [
  {
    title: 'Body',
    data: [
      { key: 'In the box', value: 'Television, stand, remote' },
      { key: 'VESA', value: '200 × 200' },
      { key: 'Digital inputs', value: '3, one with eARC' },
    ],
  },
];
const television = () => aProduct(shop.db, { specifications: SPECIFICATIONS });

it('is made from what the television states, and reads the names of the dictionary', async () => {
  const { id, name } = await television();
  const before = await setUp(id);
  expect(before.television).toMatchObject({ _id: id, name, isListed: true, picture: null });
  expect(before.guide.box.map(({ part }) => part)).toEqual(['television', 'stand', 'remote']);
  expect(before.guide.wall).toMatchObject({ vesa: { widthMm: 200, heightMm: 200 }, screws: ['M6', 'M8'] });
  expect(before.guide.hdmiCount).toBeNull();
  await staff().specifications.create.mutate({
    ...{
      name: 'HDMI',
      name_hi: '',
      group: 'Sockets',
      group_hi: '',
      type: 'number',
      unit: null,
      better: 'none',
    },
    ...{ choices: [], aliases: ['Digital inputs'] },
  });
  await expect.poll(async () => (await setUp(id)).guide.audioReturn).toBe('earc');
  expect((await shop.rest('GET', `/product/${id}/set-up`)).body).toMatchObject({
    data: { guide: { connections: [{ purpose: 'set-top-box' }, { purpose: 'soundbar' }] } },
  });
});

it('stays for a television that was removed, and follows a change of its specification', async () => {
  const { id } = await television();
  expect((await setUp(id)).television.isListed).toBe(true);
  await shop.db.update(products).set({ specifications: [] }).where(eq(products.id, id));
  await expect.poll(async () => (await setUp(id)).guide.box).toEqual([]);
  await staff().products.removeMany.mutate({ ids: [id] });
  await expect.poll(async () => (await setUp(id)).television.isListed).toBe(false);
});

it('stays with whoever bought it when it becomes a draft', async () => {
  const { id } = await television();
  await buy(shop, await signedInAs(shop, 'User'), id);
  await staff().products.unpublish.mutate({ id });
  expect((await setUp(id)).television).toMatchObject({ _id: id, isListed: false });
});

it('shows no draft, removed or not, and nothing unknown', async () => {
  const { id } = await television();
  await staff().products.unpublish.mutate({ id });
  for (const unknown of [id, 'unknown', '019a1b2c-3d4e-7f50-8a6b-7c8d9e0f1a2b'])
    await expect(setUp(unknown), unknown).rejects.toMatchObject({ data: { reason: 'PRODUCT_NOT_FOUND' } });
  await staff().products.removeMany.mutate({ ids: [id] });
  await expect(setUp(id)).rejects.toMatchObject({ data: { reason: 'PRODUCT_NOT_FOUND' } });
});
