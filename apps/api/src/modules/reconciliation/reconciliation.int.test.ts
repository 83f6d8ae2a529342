import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';
import { stockReservations } from '@aabha/db/schema/stock';
import { bookComparisons } from '@aabha/db/schema/reconciliation';
import { aProduct, signedInAs } from '../../testing/builders';
import { discrepantRecords } from '../../testing/discrepant-records';
import { addToCart, startPayment } from '../../testing/shopping-steps';
import { reconcileWhenDue } from './reconciliation.service';

const at = discrepantRecords();
const { bought, found, ordersOf, paidUnseen, paymentOf, refundAtProvider } = at;

describe('records that agree', () => {
  it('have no discrepancy after orders, a cancellation and its refund', async () => {
    await bought();
    const { _id } = await bought();
    await at.shop.trpc(at.shopper.token).orders.updateStatus.mutate({ id: _id, status: 'Cancelled' });
    expect(await found()).toEqual([]);
    at.shop.startWorkers();
    const { id } = await paymentOf(_id);
    await vi.waitFor(
      async () =>
        expect(await at.shop.db.select().from(refunds).where(eq(refunds.paymentId, id))).toMatchObject([
          { status: 'processed' },
        ]),
      { timeout: 15_000 },
    );
    await at.shop.stopWorkers();
    expect(await found()).toEqual([]);
  });
});

describe('records of refunds of a part', () => {
  it('agree one by one, and name the one that is not marked', async () => {
    const { _id: id } = await bought();
    const boss = await signedInAs(at.shop, 'SuperAdmin');
    const refund = (amount: number) =>
      at.shop.trpc(boss.token).orders.refund.mutate({ id, amount, reason: 'A scratch.' });
    await refund(100);
    await refund(50);
    at.shop.startWorkers();
    const ofPayment = eq(refunds.capturedPaymentId, (await paymentOf(id)).id);
    await vi.waitFor(
      async () =>
        expect(await at.shop.db.select().from(refunds).where(ofPayment)).toMatchObject([
          { status: 'processed' },
          { status: 'processed' },
        ]),
      { timeout: 15_000 },
    );
    await at.shop.stopWorkers();
    expect(await found()).toEqual([]);
    const [first] = await at.shop.db.select().from(refunds).where(ofPayment).limit(1);
    await at.shop.db
      .update(refunds)
      .set({ status: 'queued' })
      .where(eq(refunds.id, first?.id ?? ''));
    expect(await found()).toEqual([['refund-unmarked', 'repaired', true]]);
    expect(await found()).toEqual([]);
  });
});

describe('discrepancies that are fixed automatically, once', () => {
  it('a missed payment becomes its order', async () => {
    await paidUnseen();
    expect(await found()).toEqual([['capture-missed', 'repaired', true]]);
    expect(await ordersOf()).toHaveLength(1);
    expect(await found()).toEqual([]);
    expect(await ordersOf()).toHaveLength(1);
  });

  it('a payment that was released before it was paid becomes its order too', async () => {
    const payment = await paidUnseen();
    await at.shop.db
      .update(payments)
      .set({ status: 'released' })
      .where(eq(payments.providerOrderId, payment.id));
    expect(await found()).toEqual([['capture-missed', 'repaired', true]]);
    expect(await ordersOf()).toHaveLength(1);
  });

  it('a payment whose provider order was never stored is found by its receipt', async () => {
    const payment = await paidUnseen();
    await at.shop.db
      .update(payments)
      .set({ status: 'starting', providerOrderId: null })
      .where(eq(payments.providerOrderId, payment.id));
    expect(await found()).toEqual([['capture-unknown', 'repaired', true]]);
    expect(await ordersOf()).toHaveLength(1);
    expect(await found()).toEqual([]);
  });

  it('a refund that the provider sent is recorded, and the shopper is notified', async () => {
    const order = await bought();
    await at.shop.trpc(at.shopper.token).orders.updateStatus.mutate({ id: order._id, status: 'Cancelled' });
    const payment = await paymentOf(order._id);
    await refundAtProvider(payment.providerPaymentId);
    await at.shop.db.update(refunds).set({ status: 'failed' }).where(eq(refunds.paymentId, payment.id));
    expect(await found()).toEqual([['refund-unmarked', 'repaired', true]]);
    expect(await at.shop.db.select().from(refunds).where(eq(refunds.paymentId, payment.id))).toMatchObject([
      { status: 'processed', providerRefundId: expect.stringMatching(/^rfnd_/) },
    ]);
    expect(await found()).toEqual([]);
  });

  it('reservations of ended payments are released', async () => {
    await addToCart(at.shop, at.shopper, (await aProduct(at.shop.db)).id);
    await startPayment(at.shop, at.shopper);
    await at.shop.db
      .update(stockReservations)
      .set({ expiresAt: '2026-01-01T00:00:00Z' })
      .where(eq(stockReservations.userId, at.shopper.id));
    expect(await found()).toEqual([['reservation-left', 'repaired', true]]);
    expect(await found()).toEqual([]);
  });
});

describe('the job', () => {
  it('compares every six hours, in whichever process is first', async () => {
    await at.shop.db.delete(bookComparisons);
    const turns = await Promise.all(Array.from({ length: 4 }, () => reconcileWhenDue(at.shop.deps)));
    expect(turns.filter(Boolean)).toHaveLength(1);
    expect(await reconcileWhenDue(at.shop.deps)).toBe(false);
    await at.shop.db
      .update(bookComparisons)
      .set({ startedAt: new Date(Date.now() - 7 * 3_600_000).toISOString() });
    expect(await reconcileWhenDue(at.shop.deps)).toBe(true);
    expect(await at.shop.db.select().from(bookComparisons)).toHaveLength(2);
  });
});
