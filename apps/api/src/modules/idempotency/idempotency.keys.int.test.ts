import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { IDEMPOTENCY_TTL_MS } from '@aabha/contracts/settings/limits';
import { idempotencyKeys } from '@aabha/db/schema/idempotency';
import { products } from '@aabha/db/schema/products';
import { wholesaleOrders } from '@aabha/db/schema/wholesale';
import { aProduct, signedInAs } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { keyedPosts, expectSameResponse } from '../../testing/keyed-posts';
import { forgetOldKeys } from './idempotency.service';

const at = keyedPosts();
const { post, quantityInCart, wholesaleOrder } = at;
let clock: ReturnType<typeof movableClock>;
beforeAll(() => {
  clock = movableClock(at.shop);
});
afterEach(() => clock.reset());

describe('a key', () => {
  it('is refused with another body, with a message of its own', async () => {
    const { body } = await wholesaleOrder();
    expect((await post('/wholesale/orders/new', body, 'reused')).status).toBe(200);
    const other = await post('/wholesale/orders/new', { ...body, contact: '9123456780' }, 'reused');
    expect(other.status).toBe(422);
    expect(other.body.message).toBe(
      'This Idempotency-Key was already used for something else. Please use a new one.',
    );
  });

  it('ignores the order of the body’s fields', async () => {
    const { body } = await wholesaleOrder();
    const turned = Object.fromEntries(Object.entries(body).reverse());
    const responses = [
      await post('/wholesale/orders/new', body, 'turned'),
      await post('/wholesale/orders/new', turned, 'turned'),
    ];
    expectSameResponse(responses);
  });

  it('belongs to one caller', async () => {
    const [asha, ravi] = [await signedInAs(at.shop), await signedInAs(at.shop)];
    const product = await aProduct(at.shop.db);
    const body = { cart: { items: [{ product: product.id, quantity: 1 }] } };
    for (const shopper of [asha, ravi]) {
      expect((await post('/cart/new', body, 'shared', shopper.token)).status).toBe(200);
      expect(await quantityInCart(shopper)).toBe(1);
    }
  });

  it('may be used again after a refusal', async () => {
    const shopper = await signedInAs(at.shop);
    const product = await aProduct(at.shop.db, { stock: 0 });
    const body = { cart: { items: [{ product: product.id, quantity: 1 }] } };
    expect((await post('/cart/new', body, 'again', shopper.token)).status).toBe(409);
    await at.shop.db.update(products).set({ stock: 1 }).where(eq(products.id, product.id));
    expect((await post('/cart/new', body, 'again', shopper.token)).status).toBe(200);
  });

  it('is refused when malformed', async () => {
    const { body } = await wholesaleOrder();
    for (const key of ['two words', 'x'.repeat(256)])
      expect((await post('/wholesale/orders/new', body, key)).status).toBe(400);
  });

  it('is stored for 24 hours, then deleted', async () => {
    const { body } = await wholesaleOrder();
    const first = await post('/wholesale/orders/new', body, 'a-day');
    clock.advance(IDEMPOTENCY_TTL_MS - 60_000);
    expect((await post('/wholesale/orders/new', body, 'a-day')).body).toEqual(first.body);
    clock.advance(120_000);
    expect((await post('/wholesale/orders/new', body, 'a-day')).body).not.toEqual(first.body);
    clock.advance(IDEMPOTENCY_TTL_MS + 1000);
    await forgetOldKeys(at.shop.deps);
    expect(await at.shop.db.$count(idempotencyKeys)).toBe(0);
  });
});

describe('an attempt that died', () => {
  const later = 4000;
  const under = (key: string) => eq(idempotencyKeys.key, key);

  it('before its action is repeated by the next attempt', async () => {
    const { body } = await wholesaleOrder();
    const first = await post('/wholesale/orders/new', body, 'died-early');
    await at.shop.db.update(idempotencyKeys).set({ actedAt: null, answer: null }).where(under('died-early'));
    clock.advance(later);
    const second = await post('/wholesale/orders/new', body, 'died-early');
    expect(second.status).toBe(200);
    expect(second.body).not.toEqual(first.body);
  });

  it('after its action is never repeated', async () => {
    const { body } = await wholesaleOrder();
    await post('/wholesale/orders/new', body, 'died-late');
    await at.shop.db
      .update(idempotencyKeys)
      .set({ answer: sql`null` })
      .where(under('died-late'));
    clock.advance(later);
    const second = await post('/wholesale/orders/new', body, 'died-late');
    expect(second.body.data).toMatchObject({ reason: 'IDEMPOTENCY_ANSWER_LOST' });
    expect(second.status).toBe(409);
  });

  it('is taken over while the next call waits, as after a process was killed', async () => {
    const { body, email } = await wholesaleOrder();
    const first = await post('/wholesale/orders/new', body, 'killed');
    await at.shop.db.delete(wholesaleOrders).where(eq(wholesaleOrders.email, email));
    await at.shop.db
      .update(idempotencyKeys)
      .set({ actedAt: null, answer: null, claimedAt: new Date().toISOString() })
      .where(under('killed'));
    const second = await post('/wholesale/orders/new', body, 'killed');
    expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([200, null]);
    expect(second.body).not.toEqual(first.body);
  });
});

describe('an attempt that takes long', () => {
  it('renews its claim, so that others wait for its outcome', async () => {
    const { body, email } = await wholesaleOrder();
    const claimedAt = async () =>
      (await at.shop.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'long')))[0]?.claimedAt;
    const responses: ReturnType<typeof post>[] = [];
    await at.shop.db.transaction(async (tx) => {
      await tx.execute(sql`lock table wholesale_order_lines in exclusive mode`);
      responses.push(post('/wholesale/orders/new', body, 'long'));
      await expect.poll(claimedAt).toBeDefined();
      const since = await claimedAt();
      responses.push(post('/wholesale/orders/new', body, 'long'));
      await expect.poll(claimedAt, { timeout: 3000 }).not.toBe(since);
    });
    expectSameResponse(await Promise.all(responses));
    expect(await at.shop.db.$count(wholesaleOrders, eq(wholesaleOrders.email, email))).toBe(1);
  });
});
