import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { idempotencyKeys } from '@aabha/db/schema/idempotency';
import { payments } from '@aabha/db/schema/payments';
import { wholesaleOrders } from '@aabha/db/schema/wholesale';
import { aProduct, SHIP_TO, signedInAs } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { JSON_TYPE, keyedPosts } from '../../testing/keyed-posts';
import { addToCart } from '../../testing/shopping-steps';

const at = keyedPosts();
const { post, wholesaleOrder } = at;
let clock: ReturnType<typeof movableClock>;
beforeAll(() => {
  clock = movableClock(at.shop);
});
afterEach(async () => {
  clock.reset();
  await at.shop.db.execute(sql`drop trigger if exists broken on idempotency_keys`);
  await at.shop.db.execute(sql`drop trigger if exists broken on payments`);
  await at.shop.db.execute(sql`drop trigger if exists broken on wholesale_order_lines`);
});

/** Makes every write to a table fail that matches the condition. */
async function breakWrites(table: string, condition: string): Promise<void> {
  await at.shop.db.execute(
    sql.raw(`create or replace function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused by the test'; end $$`),
  );
  await at.shop.db.execute(
    sql.raw(`create trigger broken before insert or update on ${table} for each row when (${condition})
      execute function refuse()`),
  );
}
const mend = (table: string) => at.shop.db.execute(sql.raw(`drop trigger broken on ${table}`));

const idOf = ({ body }: { body: { data: Record<string, unknown> } }) =>
  (body.data['payment'] as { id: string }).id;
const replayed = ({ headers }: { headers: Headers }) => headers.get('idempotency-replayed');

async function aPayment() {
  const shopper = await signedInAs(at.shop);
  await addToCart(at.shop, shopper, (await aProduct(at.shop.db)).id);
  const pay = (key: string) => post('/payment/new', { amount: 30_099, ...SHIP_TO }, key, shopper.token);
  const count = () => at.shop.db.$count(payments, eq(payments.userId, shopper.id));
  return { pay, count };
}

const providerFaults = (faults: object) =>
  fetch(`${at.shop.deps.config.RAZORPAY_API_URL}/sandbox/faults`, {
    method: Object.keys(faults).length > 0 ? 'POST' : 'DELETE',
    headers: Object.keys(faults).length > 0 ? JSON_TYPE : {},
    ...(Object.keys(faults).length > 0 ? { body: JSON.stringify(faults) } : {}),
  });

describe('the outcome of an action in one transaction', () => {
  it('is committed with the action: where it cannot be stored nothing was done, and the next attempt runs it once', async () => {
    const { body, email } = await wholesaleOrder();
    const count = () => at.shop.db.$count(wholesaleOrders, eq(wholesaleOrders.email, email));
    await breakWrites('idempotency_keys', 'new.answer is not null');
    expect((await post('/wholesale/orders/new', body, 'store-1')).status).toBe(500);
    expect(await count()).toBe(0);
    await mend('idempotency_keys');
    expect((await post('/wholesale/orders/new', body, 'store-1')).status).toBe(200);
    expect((await post('/wholesale/orders/new', body, 'store-1')).status).toBe(200);
    expect(await count()).toBe(1);
  });

  it('is marked as a replay from the second response on, over both transports', async () => {
    const { body } = await wholesaleOrder();
    expect(replayed(await post('/wholesale/orders/new', body, 'replay-1'))).toBeNull();
    expect(replayed(await post('/wholesale/orders/new', body, 'replay-1'))).toBe('true');
    const response = await fetch(`${at.shop.url}/trpc/wholesale.placeOrder`, {
      method: 'POST',
      headers: { ...JSON_TYPE, 'idempotency-key': 'replay-1' },
      body: JSON.stringify(body),
    });
    expect(replayed(response)).toBe('true');
    expect(
      replayed(await post('/wholesale/orders/new', { ...body, contact: '9123456780' }, 'replay-1')),
    ).toBeNull();
  });

  it('is not stored when the action failed: the key is free for the next attempt', async () => {
    const { body } = await wholesaleOrder();
    await breakWrites('wholesale_order_lines', 'true');
    expect((await post('/wholesale/orders/new', body, 'failed-1')).status).toBe(500);
    expect(await at.shop.db.$count(idempotencyKeys, eq(idempotencyKeys.key, 'failed-1'))).toBe(0);
    await mend('wholesale_order_lines');
    expect((await post('/wholesale/orders/new', body, 'failed-1')).status).toBe(200);
  });
});

describe('the outcome of an action in steps', () => {
  it('is the failure when something was committed before it, and stays so', async () => {
    const { pay, count } = await aPayment();
    await breakWrites('payments', 'new.provider_order_id is not null');
    const first = await pay('steps-1');
    expect([first.status, replayed(first)]).toEqual([500, null]);
    await mend('payments');
    const second = await pay('steps-1');
    expect([second.status, replayed(second)]).toEqual([500, 'true']);
    expect(second.body).toEqual(first.body);
    expect(await count()).toBe(1);
    expect((await pay('steps-2')).status).toBe(200);
  });

  it('is returned even if it cannot be stored; a repeatable action then runs again, with the same payment', async () => {
    const { pay, count } = await aPayment();
    await breakWrites('idempotency_keys', 'new.answer is not null or new.failure is not null');
    const first = await pay('steps-3');
    expect(first.status).toBe(200);
    await mend('idempotency_keys');
    clock.advance(4000);
    const second = await pay('steps-3');
    expect([second.status, replayed(second)]).toEqual([200, null]);
    expect(second.body.data.payment).toMatchObject({ id: idOf(first) });
    expect(await count()).toBe(1);
  });

  it('is not stored when the action undid its writes: the key may be used again', async () => {
    const { pay } = await aPayment();
    await providerFaults({ failNext: 10 });
    expect((await pay('steps-4')).status).toBe(503);
    await providerFaults({});
    const second = await pay('steps-4');
    expect([second.status, replayed(second)]).toEqual([200, null]);
  });
});
