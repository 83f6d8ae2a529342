import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { IDEMPOTENCY_TTL_MS } from '@aabha/contracts/settings/limits';
import { idempotencyKeys } from '@aabha/db/schema/operations';
import { products } from '@aabha/db/schema/products';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { aWholesaleOrder, postUnderKey } from '../../testing/keyed-posts';
import { startTestShop, type RestAnswer, type TestShop } from '../../testing/test-shop';
import { forgetOldKeys } from './idempotency.service';

let shop: TestShop;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  shop = await startTestShop();
  clock = movableClock(shop);
  await someServiceAreas(shop.db);
});
afterEach(() => clock.reset());
afterAll(() => shop.stop());

const post = (path: string, body: unknown, key: string, token?: string) =>
  postUnderKey(shop, path, body, key, token);
const wholesaleOrder = () => aWholesaleOrder(shop);
const sameAnswer = (answers: readonly RestAnswer[]) => {
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  return answers[0]?.body.data as unknown as Record<string, { _id: string }>;
};

async function quantityInCart(shopper: SignedIn) {
  const { cartList } = await shop.trpc(shopper.token).cart.list.query({});
  return cartList[0]?.items[0]?.quantity;
}

describe('a key', () => {
  it('is refused with another body, by its own words', async () => {
    const { body } = await wholesaleOrder();
    expect((await post('/wholesale/orders/new', body, 'reused')).status).toBe(200);
    const other = await post('/wholesale/orders/new', { ...body, contact: '9123456780' }, 'reused');
    expect(other.status).toBe(422);
    expect(other.body.message).toBe(
      'This Idempotency-Key was already used for something else. Please use a new one.',
    );
  });

  it('is the same body whatever the order of its fields', async () => {
    const { body } = await wholesaleOrder();
    const turned = Object.fromEntries(Object.entries(body).reverse());
    const answers = [
      await post('/wholesale/orders/new', body, 'turned'),
      await post('/wholesale/orders/new', turned, 'turned'),
    ];
    sameAnswer(answers);
  });

  it('belongs to one caller', async () => {
    const [asha, ravi] = [await signedInAs(shop), await signedInAs(shop)];
    const product = await aProduct(shop.db);
    const body = { cart: { items: [{ product: product.id, quantity: 1 }] } };
    for (const shopper of [asha, ravi]) {
      expect((await post('/cart/new', body, 'shared', shopper.token)).status).toBe(200);
      expect(await quantityInCart(shopper)).toBe(1);
    }
  });

  it('may try again after a refusal', async () => {
    const shopper = await signedInAs(shop);
    const product = await aProduct(shop.db, { stock: 0 });
    const body = { cart: { items: [{ product: product.id, quantity: 1 }] } };
    expect((await post('/cart/new', body, 'again', shopper.token)).status).toBe(409);
    await shop.db.update(products).set({ stock: 1 }).where(eq(products.id, product.id));
    expect((await post('/cart/new', body, 'again', shopper.token)).status).toBe(200);
  });

  it('is refused when it is no key', async () => {
    const { body } = await wholesaleOrder();
    for (const key of ['two words', 'x'.repeat(256)])
      expect((await post('/wholesale/orders/new', body, key)).status).toBe(400);
  });

  it('is kept for 24 hours, then forgotten', async () => {
    const { body } = await wholesaleOrder();
    const first = await post('/wholesale/orders/new', body, 'a-day');
    clock.advance(IDEMPOTENCY_TTL_MS - 60_000);
    expect((await post('/wholesale/orders/new', body, 'a-day')).body).toEqual(first.body);
    clock.advance(120_000);
    expect((await post('/wholesale/orders/new', body, 'a-day')).body).not.toEqual(first.body);
    clock.advance(IDEMPOTENCY_TTL_MS + 1000);
    await forgetOldKeys(shop.deps);
    expect(await shop.db.$count(idempotencyKeys)).toBe(0);
  });
});

describe('an attempt that died', () => {
  const later = 61_000;
  const at = (key: string) => eq(idempotencyKeys.key, key);

  it('before it did anything is done by the next one', async () => {
    const { body } = await wholesaleOrder();
    const first = await post('/wholesale/orders/new', body, 'died-early');
    await shop.db.update(idempotencyKeys).set({ actedAt: null, answer: null }).where(at('died-early'));
    clock.advance(later);
    const second = await post('/wholesale/orders/new', body, 'died-early');
    expect(second.status).toBe(200);
    expect(second.body).not.toEqual(first.body);
  });

  it('after its act is never done again', async () => {
    const { body } = await wholesaleOrder();
    await post('/wholesale/orders/new', body, 'died-late');
    await shop.db
      .update(idempotencyKeys)
      .set({ answer: sql`null` })
      .where(at('died-late'));
    clock.advance(later);
    const second = await post('/wholesale/orders/new', body, 'died-late');
    expect(second.body.data).toMatchObject({ reason: 'IDEMPOTENCY_ANSWER_LOST' });
    expect(second.status).toBe(409);
  });
});
