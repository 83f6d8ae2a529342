import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { orders } from '@aabha/db/schema/orders';
import { refunds } from '@aabha/db/schema/refunds';
import { refunding, units } from '../../testing/refunding';
import { sendRefund } from './refunds.service';

const at = refunding();
const { anOrder, atProvider, orderOf, preview, refund, setStatus, stockOf } = at;
/* Each refund is sent when a test says so. */
beforeAll(() => at.shop.stopWorkers());

const refundsOf = (id: string) =>
  at.shop.db
    .select({ id: refunds.id, status: refunds.status, amountPaise: refunds.amountPaise })
    .from(refunds)
    .innerJoin(orders, eq(orders.paymentId, refunds.capturedPaymentId))
    .where(eq(orders.id, id))
    .orderBy(asc(refunds.createdAt));

/** Sends the refund of an order that was made as the `index`th. */
async function send(id: string, index: number) {
  await sendRefund(at.shop.deps, { refundId: (await refundsOf(id))[index]!.id });
}

/** Lets the provider refuse the refund of an order that was made as the `index`th. */
async function refuse(id: string, index: number) {
  await at.shop.sandbox('POST', '/sandbox/faults', { refundsRefused: true });
  await send(id, index);
  await at.shop.sandbox('DELETE', '/sandbox/faults');
}

/** Returns a delivered order of which a unit was refunded, then all the rest by a cancellation, before the unit's refund failed. */
async function aCancelledWithFailedPart() {
  const { id } = await anOrder('Delivered');
  await refund(id, units(1));
  await setStatus(id, 'Cancelled', { reason: 'As asked.' });
  await refuse(id, 0);
  await send(id, 1);
  return id;
}

describe('a part that fails after the rest was refunded', () => {
  it('is what is left of the order', async () => {
    const id = await aCancelledWithFailedPart();
    expect((await preview(id)).left).toMatchObject({
      lines: [{ quantity: 1, goods: 12_345_00 / 100 }],
      ...{ shipping: 0, refundable: 12_345 },
    });
    expect(await orderOf(id)).toMatchObject({ refundable: 12_345, products: [{ refunded_quantity: 1 }] });
  });

  it('is refunded by another cancellation', async () => {
    const id = await aCancelledWithFailedPart();
    await setStatus(id, 'Delivered', { reason: 'It was delivered after all.' });
    await setStatus(id, 'Cancelled', { reason: 'As asked.' });
    expect(await refundsOf(id)).toMatchObject([
      { status: 'failed', amountPaise: 12_345_00 },
      { status: 'processed', amountPaise: 12_444_00 },
      { status: 'queued', amountPaise: 12_345_00 },
    ]);
    await send(id, 2);
    expect(await atProvider(id)).toEqual([12_345_00, 12_444_00]);
  });

  it('is refunded by a return, which it completes', async () => {
    const id = await aCancelledWithFailedPart();
    await setStatus(id, 'Delivered', { reason: 'It was delivered after all.' });
    const { returnRequest } = await at.shop
      .trpc(at.shopper.token)
      .returns.request.mutate({ order_id: id, return_reason: 'Changed mind' });
    const step = (input: { status?: true; refund_status?: true }) =>
      at.shop.trpc(at.boss.token).returns.update.mutate({ id: returnRequest._id, ...input });
    await step({ status: true });
    await step({ refund_status: true });
    expect(await atProvider(id)).toEqual([12_345_00, 12_444_00]);
    expect(await orderOf(id)).toMatchObject({ status: 'Returned', refundable: 0 });
  });
});

it('does not move the goods of a refund that failed again, where those of another one came back with the order', async () => {
  const { id, product } = await anOrder('Returned');
  await refund(id, units(1));
  await setStatus(id, 'Delivered', { reason: 'It was delivered after all.' });
  await refund(id, units(1, true));
  expect(await stockOf(product)).toBe(4);
  await refuse(id, 1);
  await refund(id, units(1, true));
  expect(await stockOf(product)).toBe(4);
});

it('ends the order of an inspected return whose refund was sent before that of another part', async () => {
  const { id } = await anOrder('Delivered');
  await refund(id, units(1));
  const shopper = at.shop.trpc(at.shopper.token);
  const { returnRequest } = await shopper.returns.request.mutate({
    ...{ order_id: id, return_reason: 'Changed mind' },
    lines: [{ position: 0, quantity: 1 }],
  });
  const { returns } = at.shop.trpc(at.boss.token);
  const { _id: returnId } = returnRequest;
  await returns.update.mutate({ id: returnId, status: true });
  await returns.receive.mutate({ id: returnId });
  await returns.inspect.mutate({ id: returnId, lines: [{ position: 0, accepted: 1, restock: true }] });
  await returns.update.mutate({ id: returnId, refund_status: true });
  expect(await orderOf(id)).toMatchObject({ status: 'Delivered' });
  await send(id, 0);
  expect(await orderOf(id)).toMatchObject({ status: 'Returned', refundable: 0 });
});
