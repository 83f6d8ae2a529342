import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { creditNotes } from '@aabha/db/schema/credit-notes';
import { invoices, invoiceSeries } from '@aabha/db/schema/invoices';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';
import { discrepancies } from '@aabha/db/schema/reconciliation';
import { signedInAs } from '../../testing/builders';
import { discrepantRecords } from '../../testing/discrepant-records';
import { payAtProvider } from '../../testing/shopping-steps';

const at = discrepantRecords();
const { bought, found, paidUnseen, paymentOf, provider, refundAtProvider } = at;

describe('discrepancies for staff, raised once', () => {
  const raisedOnce = async (kind: string) => {
    expect(await found()).toEqual([[kind, 'open', true]]);
    expect(await found()).toEqual([[kind, 'open', false]]);
  };
  it('a payment with a wrong amount, until it is corrected', async () => {
    const payment = await paidUnseen();
    const ours = eq(payments.providerOrderId, payment.id);
    const [row] = await at.shop.db.select().from(payments).where(ours);
    const set = (by: number) => ({
      amountPaise: paise((row?.amountPaise ?? 0) + by),
      subtotalPaise: paise((row?.subtotalPaise ?? 0) + by),
    });
    await at.shop.db.update(payments).set(set(100)).where(ours);
    await raisedOnce('amount-differs');
    await at.shop.db.update(payments).set(set(0)).where(ours);
    expect(await found()).toEqual([['capture-missed', 'repaired', true]]);
    expect(
      (await at.shop.db.select().from(discrepancies)).map(({ kind, state }) => [kind, state]),
    ).toContainEqual(['amount-differs', 'gone']);
  });

  it('an order whose payment the provider does not know', async () => {
    const payment = await paymentOf((await bought())._id);
    const set = (providerPaymentId: string | null) =>
      at.shop.db.update(payments).set({ providerPaymentId }).where(eq(payments.id, payment.id));
    await set('pay_nobody');
    const first = await found();
    expect(first).toContainEqual(['order-unpaid', 'open', true]);
    expect(await found()).toContainEqual(['order-unpaid', 'open', false]);
    await set(payment.providerPaymentId);
    expect(await found()).toEqual([]);
  });

  it('a provider payment without a payment of ours', async () => {
    const made = await fetch(`${at.shop.sandboxUrl}/v1/orders`, {
      method: 'POST',
      headers: { authorization: provider(), 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 500_00, currency: 'INR', receipt: 'a stranger' }),
    });
    await payAtProvider(at.shop, ((await made.json()) as { id: string }).id);
    await raisedOnce('capture-unknown');
    const boss = await signedInAs(at.shop, 'SuperAdmin');
    const client = at.shop.trpc(boss.token).reconciliation;
    const { differenceList } = await client.list.query({ filters: { state: 'open' } });
    expect(differenceList).toMatchObject([{ kind: 'capture-unknown', amount: 500, order_id: null }]);
    const id = differenceList[0]?._id ?? '';
    await expect(client.settle.mutate({ id, note: ' ' })).rejects.toThrow('Please enter what was done.');
    await client.settle.mutate({ id, note: 'Refunded at the provider.' });
    await expect(client.settle.mutate({ id, note: 'Again.' })).rejects.toThrow('Not found.');
    expect(await found()).toEqual([['capture-unknown', 'settled', false]]);
    expect((await client.list.query({ filters: { state: 'settled' } })).differenceList).toMatchObject([
      { settled_by: 'Asha Rao', note: 'Refunded at the provider.' },
    ]);
    await refundAllOf('a stranger');
  });

  /** Refunds a payment completely, so that the next test starts with records that agree. */
  const refundAllOf = async (receipt: string) => {
    const state = await at.shop.sandbox<{
      orders: { id: string; receipt: string }[];
      payments: { id: string; order_id: string }[];
    }>('GET', '/sandbox/state');
    const order = state.orders.find((candidate) => candidate.receipt === receipt);
    const payment = state.payments.find(({ order_id }) => order_id === order?.id);
    await refundAtProvider(payment?.id ?? null);
  };

  it('a refund that somebody made at the provider', async () => {
    const payment = await paymentOf((await bought())._id);
    await refundAtProvider(payment.providerPaymentId);
    expect(await found()).toContainEqual(['refund-unknown', 'open', true]);
    expect(await found()).toContainEqual(['refund-unknown', 'open', false]);
    await at.shop.db.insert(refunds).values({
      paymentId: payment.id,
      amountPaise: payment.amountPaise,
      reason: 'By hand.',
      status: 'processed',
    });
    const kinds = (await found()).map(([kind]) => kind);
    expect(kinds).not.toContain('refund-unknown');
  });

  it('a refund that was recorded and never sent, and one that was never queued', async () => {
    const payment = await paymentOf((await bought())._id);
    const ofPayment = eq(refunds.paymentId, payment.id);
    await at.shop.db.insert(refunds).values({
      paymentId: payment.id,
      amountPaise: payment.amountPaise,
      reason: 'By hand.',
      status: 'processed',
    });
    expect(await found()).toContainEqual(['refund-missing', 'open', true]);
    /* The worker may have written its credit note. */
    await at.shop.db.delete(creditNotes);
    await at.shop.db.delete(refunds).where(ofPayment);
    await at.shop.db.update(orders).set({ status: 'Cancelled' }).where(eq(orders.paymentId, payment.id));
    expect(await found()).toContainEqual(['refund-owed', 'open', true]);
    await at.shop.db.update(orders).set({ status: 'Pending' }).where(eq(orders.paymentId, payment.id));
  });

  it('a missing invoice, one with a wrong amount, and a gap in the numbers', async () => {
    const order = await bought();
    const ofOrder = eq(invoices.orderId, order._id);
    const [invoice] = await at.shop.db.select().from(invoices).where(ofOrder);
    if (!invoice) throw new Error('The order has no invoice.');
    await at.shop.db
      .update(invoices)
      .set({ amountPaise: paise(1) })
      .where(ofOrder);
    expect((await found()).map(([kind]) => kind)).toContain('invoice-differs');
    await at.shop.db.delete(invoices).where(ofOrder);
    const kinds = (await found()).map(([kind]) => kind);
    expect(kinds).toContain('invoice-missing');
    expect(kinds).toContain('invoice-gap');
    await at.shop.db.insert(invoices).values(invoice);
    expect((await found()).map(([kind]) => kind)).not.toContain('invoice-gap');
    expect(await at.shop.db.select().from(invoiceSeries)).toHaveLength(1);
  });

  it('are counted on the dashboard of staff with access', async () => {
    const payment = await paymentOf((await bought())._id);
    await refundAtProvider(payment.providerPaymentId);
    await found();
    const waiting = async (role: 'SubAdmin' | 'SuperAdmin') =>
      (await at.shop.trpc((await signedInAs(at.shop, role)).token).dashboard.get.query({})).dashboard_data
        .attention;
    expect((await waiting('SuperAdmin')).book_differences).toBeGreaterThan(0);
    expect((await waiting('SubAdmin')).book_differences).toBeNull();
  });
});
