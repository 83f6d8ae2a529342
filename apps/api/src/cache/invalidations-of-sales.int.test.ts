import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProduct, signedInAs, someServiceAreas } from '../testing/builders';
import { buy } from '../testing/shopping-steps';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { INVALIDATION_CHANNEL } from './cache-tags';

/* The feed and the workers are off: nobody publishes but this test. */
let shop: TestShop;
let receiver: postgres.Sql;
const received: string[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  await shop.sandbox('POST', '/sandbox/faults', { webhooksOff: true });
  await someServiceAreas(shop.db);
  const options = { max: 1, onnotify: (_channel: string, payload: string) => received.push(payload) };
  receiver = postgres(shop.ownerUrl, options);
  await receiver`listen ${receiver(INVALIDATION_CHANNEL)}`;
});
afterAll(async () => {
  await receiver.end();
  await shop.stop();
});
beforeEach(async () => {
  await receiver`select publish_cache_invalidations('0', false)`;
  received.length = 0;
});

/** Resolves when every notification sent so far was received. */
const settle = async () => receiver`select 1`;
const pending = () =>
  receiver<{ tag: string; n: number }[]>`
    select tag, count(*)::int as n from cache_invalidations group by xid, tag order by tag`;

describe('a sale', () => {
  it.each([
    ['a television with one slot', 1],
    ['a television of a sale day', 16],
  ])(
    'notifies nothing: not at the start of the payment, nor at the order and its invoice: %s',
    async (_which, slots) => {
      const { id } = await aProduct(shop.db, { stock: 5 });
      await receiver`select set_stock_slots(${id}, ${slots})`;
      const shopper = await signedInAs(shop);
      await receiver`select publish_cache_invalidations('0', false)`;
      received.length = 0;
      await buy(shop, shopper, id);
      await settle();
      expect(received).toEqual([]);
      const tags = await pending();
      expect(new Set(tags.map(({ tag }) => tag))).toEqual(new Set(['orders', `held:${id}`, `stock:${id}`]));
      expect(tags.filter(({ tag }) => tag === 'orders').map(({ n }) => n)).toEqual([1, 1]);
      await receiver`select publish_cache_invalidations('0', false)`;
      await settle();
      expect(received.map((payload) => payload.split('\n').length)).toEqual([3]);
    },
  );

  it('of several televisions, a released reservation and an ended account notify nothing either', async () => {
    const { id } = await aProduct(shop.db, { stock: 5 });
    const shopper = await signedInAs(shop);
    const order = await buy(shop, shopper, id);
    await receiver`select publish_cache_invalidations('0', false)`;
    received.length = 0;
    await shop.trpc(shopper.token).reviews.create.mutate({
      review: { product: id, rating: 5, title: 'Good', comment: 'Very.' },
    });
    await receiver`update orders set updated_at = now() where id = ${order._id}`;
    await receiver`insert into refunds (payment_id, amount_paise, reason) select payment_id, 100, 'Asked for' from orders where id = ${order._id}`;
    await receiver`delete from stock_reservations where product_id = ${id}`;
    await settle();
    expect(received).toEqual([]);
  });
});
