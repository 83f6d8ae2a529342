import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import { products } from '@aabha/db/schema/products';
import { ProviderError } from '../../ports/payments/payments';
import { SHIP_TO } from '../../testing/builders';
import { PAID, returning } from '../../testing/returning';

const at = returning();
const { aRequest, listed, orderOf, refundsAtProvider, setStatus, step } = at;

describe('the refund of a return', () => {
  it('is approved, then refunded through the provider once, however often requested; the order is Returned', async () => {
    const { _id, returnId, product } = await aRequest();
    expect(await step(returnId, { refund_status: true })).toMatchObject({
      status: 409,
      body: { message: 'Please approve this return before you refund it.' },
    });
    const approved = await step(returnId, { status: true, data: { anything: 1 } });
    expect(approved.body.data).toMatchObject({ returnRequest: { status: true, refund_status: false } });
    expect((await step(returnId, { status: true })).status).toBe(409);
    await at.shop.mail(at.shopper.email, new RegExp(`return of order ${shortId(_id, 8)} is approved`));

    const presses = await Promise.all(
      Array.from({ length: 4 }, () => step(returnId, { refund_status: true })),
    );
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    await vi.waitFor(async () => expect((await listed(returnId))?.refund_status).toBe(true), {
      timeout: 15_000,
    });
    expect(await listed(returnId)).toMatchObject({ refund: 'processed', refund_amount: PAID });
    expect(await refundsAtProvider(_id)).toMatchObject([{ amount: PAID * 100 }]);

    const order = await orderOf(_id);
    expect(order.status).toBe('Returned');
    expect(order.timeline.at(-1)).toMatchObject({ by: 'system', reason: 'The return was refunded.' });
    await at.shop.mail(SHIP_TO.email, new RegExp(`${shortId(_id, 8)}: Returned`));
    expect((await at.shop.mail(SHIP_TO.email, /refund of ₹24,789/)).text).toContain(
      'The order was returned.',
    );
    const [row] = await at.shop.db.select().from(products).where(eq(products.id, product.id));
    expect(row?.stock).toBe(3);
    expect((await setStatus(_id, 'Delivered')).status).toBe(409);
    expect((await step(returnId, { refund_status: true })).status).toBe(409);
  });

  it('is queued while the provider is unavailable, and sent when it recovers', async () => {
    const { _id, returnId } = await aRequest();
    await step(returnId, { status: true });
    const { payments } = at.shop.deps.ports;
    const away = () => Promise.reject(new ProviderError('No response.', undefined));
    at.shop.deps.ports.payments = { ...payments, refund: away };
    const pressed = await step(returnId, { refund_status: true });
    expect(pressed.body.data).toMatchObject({ returnRequest: { refund_status: false, refund: 'queued' } });
    expect((await orderOf(_id)).status).toBe('Delivered');
    at.shop.deps.ports.payments = payments;
    await vi.waitFor(async () => expect((await orderOf(_id)).status).toBe('Returned'), { timeout: 20_000 });
    expect(await refundsAtProvider(_id)).toHaveLength(1);
  });

  it('may be retried after the provider rejected it', async () => {
    const { _id, returnId } = await aRequest();
    await step(returnId, { status: true });
    const { payments } = at.shop.deps.ports;
    const refused = () => Promise.reject(new ProviderError('The bank said no.', 400));
    at.shop.deps.ports.payments = { ...payments, refund: refused };
    const first = await step(returnId, { refund_status: true });
    expect(first.body.data).toMatchObject({ returnRequest: { refund: 'failed' } });
    at.shop.deps.ports.payments = payments;
    expect((await step(returnId, { refund_status: true })).body.data).toMatchObject({
      returnRequest: { refund: 'processed', refund_status: true },
    });
    expect(await refundsAtProvider(_id)).toHaveLength(1);
  });

  it('refunds nothing for an order that is already being refunded', async () => {
    const { _id, returnId } = await aRequest();
    await step(returnId, { status: true });
    await setStatus(_id, 'Cancelled');
    expect(await step(returnId, { refund_status: true })).toMatchObject({
      status: 409,
      body: { message: 'A refund was already started for this order.' },
    });
    await vi.waitFor(async () => expect((await listed(returnId))?.refund_status).toBe(true), {
      timeout: 15_000,
    });
    expect((await orderOf(_id)).status).toBe('Cancelled');
    expect(await refundsAtProvider(_id)).toHaveLength(1);
  });
});

it('is queued again, once, after its effect failed for good', async () => {
  const { _id, returnId } = await aRequest();
  await step(returnId, { status: true });
  await at.shop.stopWorkers();
  const { payments } = at.shop.deps.ports;
  at.shop.deps.ports.payments = {
    ...payments,
    refund: () => Promise.reject(new ProviderError('No response.', undefined)),
  };
  await step(returnId, { refund_status: true });
  at.shop.deps.ports.payments = payments;
  await at.shop.db.execute(
    sql`update outbox set failed_at = now() where kind = 'payments.refund' and done_at is null`,
  );
  at.shop.startWorkers();
  await vi.waitFor(async () => expect((await orderOf(_id)).status).toBe('Returned'), { timeout: 20_000 });
  expect(await refundsAtProvider(_id)).toHaveLength(1);
  const queued = await at.shop.db.execute(
    sql`select failed_at is null as again from outbox where payload ->> 'refundId' in (
      select id::text from refunds where payment_id = (select payment_id from orders where id = ${_id})
    ) and kind = 'payments.refund' order by created_at`,
  );
  expect(queued.map(({ again }) => again)).toEqual([false, true]);
});
