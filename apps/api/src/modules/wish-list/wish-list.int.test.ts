import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { WISHES_MAX } from '@aabha/contracts/wish-list/wish-list.values';
import { newId } from '@aabha/db/ids';
import { wishListItems } from '@aabha/db/schema/wish-list';
import { inTx } from '@aabha/db/tx';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { eraseEverywhere } from '../privacy/erase-person.service';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const refusedWith = (reason: string) =>
  expect.objectContaining({ data: expect.objectContaining({ reason }) });
const television = async (over: Parameters<typeof aProduct>[1] = {}) => (await aProduct(shop.db, over)).id;
const televisions = (count: number) => Promise.all(Array.from({ length: count }, () => television()));
const listOf = (token: string) => shop.trpc(token).wishList;
const idsOf = async (token: string) =>
  (await listOf(token).list.query({})).wishList.map(({ product }) => product._id);
const reprice = (id: string, rupees: number) =>
  shop.trpc(boss.token).products.update.mutate({ id, img: [], price: rupees, discount_percentage: 0 });
/** Fills a wish list up to its end but for some televisions. */
async function fill({ id: userId }: SignedIn, room: number) {
  const ids = await televisions(WISHES_MAX - room);
  const savedAt = '2026-01-01T00:00:00.000Z';
  await shop.db
    .insert(wishListItems)
    .values(ids.map((productId) => ({ userId, productId, savedPricePaise: paise(100), savedAt })));
  return ids;
}

describe('a signed-in shopper', () => {
  it('saves a television once, sees it with price and stock of now, and removes it', async () => {
    const { token } = await signedInAs(shop);
    const mine = listOf(token);
    const product = await television({ stock: 4 });
    expect(await mine.add.mutate({ product })).toEqual({ message: 'Saved to your wish list' });
    await mine.add.mutate({ product });
    const before = await mine.list.query({});
    expect(before).toMatchObject({
      wishCount: 1,
      wishList: [{ product: { _id: product, stock: 4, isListed: true, successor: null } }],
    });
    const savedPrice = before.wishList[0]?.saved_price ?? 0;
    expect(savedPrice).toBe(before.wishList[0]?.product.new_price);
    await reprice(product, savedPrice - 500);
    const after = (await mine.list.query({})).wishList[0];
    expect([after?.saved_price, after?.product.new_price]).toEqual([savedPrice, savedPrice - 500]);
    expect((await mine.list.query({ filters: { product } })).wishCount).toBe(1);
    expect((await mine.list.query({ filters: { product: await television() } })).wishCount).toBe(0);
    expect((await mine.list.query({ filters: { product: 'none' } })).wishCount).toBe(0);
    const removed = await shop.rest('POST', '/wish/remove', { product }, token);
    expect([removed.status, removed.body.data.message]).toEqual([200, 'Removed from your wish list']);
    await mine.remove.mutate({ product });
    await mine.remove.mutate({ product: 'none' });
    expect(await idsOf(token)).toEqual([]);
  });

  it('takes back a removal with the price and the time of saving, never one in the future', async () => {
    const { token } = await signedInAs(shop);
    const [early, late] = [await television(), await television()];
    await listOf(token).add.mutate({ product: late });
    await listOf(token).add.mutate({
      ...{ product: early, saved_price: 45_000.5, saved_at: '2026-01-05T10:00:00.000Z' },
    });
    const { wishList } = await listOf(token).list.query({});
    expect(wishList.map(({ product }) => product._id)).toEqual([late, early]);
    expect(wishList[1]).toMatchObject({ saved_price: 45_000.5, saved_at: '2026-01-05T10:00:00.000Z' });
    const ahead = await television();
    await listOf(token).add.mutate({ product: ahead, saved_at: '2099-01-01T00:00:00.000Z' });
    const [first] = (await listOf(token).list.query({})).wishList;
    expect([first?.product._id, Date.parse(first?.saved_at ?? '') <= Date.now()]).toEqual([ahead, true]);
  });

  it('has a list of their own', async () => {
    const [me, other] = [await signedInAs(shop), await signedInAs(shop)];
    const product = await television();
    await listOf(me.token).add.mutate({ product });
    expect(await idsOf(other.token)).toEqual([]);
    await listOf(other.token).remove.mutate({ product });
    expect(await idsOf(me.token)).toEqual([product]);
  });

  it('is refused what is not sold, and more than the list holds', async () => {
    const me = await signedInAs(shop);
    const mine = listOf(me.token);
    await expect(mine.add.mutate({ product: 'none' })).rejects.toEqual(refusedWith('PRODUCT_NOT_FOUND'));
    const gone = await television({ removedAt: '2026-01-01T00:00:00.000Z' });
    await expect(mine.add.mutate({ product: gone })).rejects.toEqual(refusedWith('PRODUCT_NOT_FOUND'));
    const [present = ''] = await fill(me, 0);
    await expect(mine.add.mutate({ product: await television() })).rejects.toEqual(
      refusedWith('WISH_LIST_FULL'),
    );
    await mine.add.mutate({ product: present });
    const full = await shop.rest('POST', '/wish/add', { product: await television() }, me.token);
    expect([full.status, full.body.message]).toEqual([
      409,
      'Your wish list has 100 televisions already. Please remove one of them first.',
    ]);
  });

  it('never has more than the list holds, nor one twice, after parallel calls', async () => {
    const me = await signedInAs(shop);
    await fill(me, 3);
    const ids = await televisions(5);
    const calls = [...ids, ...ids].map((product) => listOf(me.token).add.mutate({ product }));
    const outcomes = await Promise.allSettled(calls);
    const refused = outcomes
      .filter((one) => one.status === 'rejected')
      .map(({ reason }) => reason as unknown);
    expect(refused).toEqual(refused.map(() => refusedWith('WISH_LIST_FULL')));
    expect([refused.length, (await idsOf(me.token)).length]).toEqual([4, WISHES_MAX]);
  });

  it('sees a removed television as not sold, with the model that replaced it', async () => {
    const { token } = await signedInAs(shop);
    const { id: newest } = await aProduct(shop.db, { sku: 'WISH-NEW', name: 'Surya 55 II' });
    const middle = await television({ sku: 'WISH-MID', successorSku: 'wish-new' });
    const old = await television({ sku: 'WISH-OLD', successorSku: 'WISH-MID', stock: 3 });
    const alone = await television();
    for (const product of [alone, old]) await listOf(token).add.mutate({ product });
    await shop.trpc(boss.token).products.removeMany.mutate({ ids: [old, middle, alone] });
    const { wishList } = await listOf(token).list.query({});
    expect(wishList.map(({ product }) => [product._id, product.isListed, product.stock])).toEqual([
      [old, false, 0],
      [alone, false, 0],
    ]);
    expect(wishList.map(({ product }) => product.successor)).toEqual([
      { _id: newest, name: 'Surya 55 II' },
      null,
    ]);
  });

  it('is no member of staff, and no visitor', async () => {
    const product = await television();
    await expect(listOf(boss.token).add.mutate({ product })).rejects.toEqual(refusedWith('FORBIDDEN'));
    expect((await shop.rest('POST', '/wish/list', {})).status).toBe(401);
  });
});

describe('a visitor', () => {
  it('reads saved televisions at present prices in their order, without unknown ones', async () => {
    const [one, two, unpublished] = await televisions(3);
    await shop.trpc(boss.token).products.unpublish.mutate({ id: unpublished ?? '' });
    const { wishList, wishCount } = await shop.trpc().wishList.quote.query({
      items: [
        { product: two ?? '', saved_price: 99_000, saved_at: '2026-02-01T00:00:00.000Z' },
        ...[unpublished, 'none', one, two].map((product = '') => ({ product })),
      ],
    });
    expect(wishCount).toBe(3);
    expect(wishList.map(({ product }) => [product._id, product.isListed])).toEqual([
      [two, true],
      [unpublished, false],
      [one, true],
    ]);
    expect(wishList.map(({ saved_price }) => saved_price)).toEqual([99_000, 30_000, 30_000]);
  });

  it('merges a list at the sign-in; twice changes nothing, and what is left out is named', async () => {
    const me = await signedInAs(shop);
    const mine = listOf(me.token);
    const [present = '', ...others] = await fill(me, 1);
    const [first, second] = [await television(), await television()];
    const gone = await television({ removedAt: '2026-01-01T00:00:00.000Z' });
    const saved = { saved_price: 1234, saved_at: '2026-03-01T00:00:00.000Z' };
    const items = [first, present, gone, second].map((product) => ({ product, ...saved }));
    const left = [
      { product: gone, reason: 'not-sold' },
      { product: second, reason: 'full' },
    ];
    expect((await mine.merge.mutate({ items })).left).toEqual(left);
    expect((await mine.merge.mutate({ items })).left).toEqual(left);
    const { wishList } = await mine.list.query({});
    expect(wishList[0]).toMatchObject({ product: { _id: first }, ...saved });
    expect(wishList.find(({ product }) => product._id === present)?.saved_price).toBe(1);
    expect(new Set(wishList.map(({ product }) => product._id))).toEqual(new Set([first, present, ...others]));
  });

  it('merges once when two tabs sign in together', async () => {
    const me = await signedInAs(shop);
    const items = (await televisions(3)).map((product) => ({ product }));
    await Promise.all([1, 2].map(() => listOf(me.token).merge.mutate({ items })));
    expect(new Set(await idsOf(me.token))).toEqual(new Set(items.map(({ product }) => product)));
    expect(await shop.db.$count(wishListItems, eq(wishListItems.userId, me.id))).toBe(3);
  });

  it('is refused more than a list holds', async () => {
    const items = Array.from({ length: WISHES_MAX + 1 }, (_, n) => ({ product: `p${n}` }));
    const refused = shop.trpc().wishList.quote.query({ items });
    await expect(refused).rejects.toEqual(refusedWith('INVALID_INPUT'));
  });
});

describe('personal data', () => {
  it('is in the overview of one’s data, and gone after an erasure', async () => {
    const { id: userId, email, token } = await signedInAs(shop);
    await listOf(token).add.mutate({ product: await television() });
    const { held } = await shop.trpc(token).privacy.overview.mutate({});
    expect(held).toContainEqual({ what: 'Wish list', row_count: 1, on_erasure: 'deleted', why: '' });
    await inTx(shop.db, (tx) => eraseEverywhere(tx, { userId, emails: [email] }, newId()));
    expect(await shop.db.$count(wishListItems, eq(wishListItems.userId, userId))).toBe(0);
  });

  it('says nothing of who saved a television on its page', async () => {
    const { token } = await signedInAs(shop);
    const product = await television();
    const read = async () => (await shop.rest('GET', `/product/${product}`, undefined, token)).body;
    const before = await read();
    await listOf(token).add.mutate({ product });
    expect(await read()).toEqual(before);
  });
});
