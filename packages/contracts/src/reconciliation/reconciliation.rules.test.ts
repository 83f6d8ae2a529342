import { describe, expect, it } from 'vitest';
import {
  findDiscrepancies,
  type OurPayment,
  type TheirPayment,
  type TheirRefund,
} from './reconciliation.rules';

const AT = '2026-11-21T06:00:00.000Z';
const ours = (over: Partial<OurPayment> = {}): OurPayment => ({
  id: 'ours',
  status: 'completed',
  providerOrderId: 'order_1',
  providerPaymentId: 'pay_1',
  amountPaise: 100_00,
  createdAt: AT,
  order: { id: 'order', status: 'Pending', totalPaise: 100_00 },
  invoicePaise: 100_00,
  refunds: [],
  ...over,
});
const theirs = (over: Partial<TheirPayment> = {}): TheirPayment => ({
  id: 'pay_1',
  orderId: 'order_1',
  amountPaise: 100_00,
  currency: 'INR',
  status: 'captured',
  createdAt: AT,
  ...over,
});
const sent = (over: Partial<TheirRefund> = {}): TheirRefund => ({
  id: 'rfnd_1',
  paymentId: 'pay_1',
  amountPaise: 100_00,
  status: 'processed',
  ...over,
});
const refund = (status: string) => ({ id: 'refund', status, providerRefundId: null, amountPaise: 100_00 });
const kinds = (payments: OurPayment[], theirPayments: TheirPayment[], theirRefunds: TheirRefund[] = []) =>
  findDiscrepancies({ payments, invoices: [], theirPayments, theirRefunds }).map(({ kind }) => kind);

describe('matching records', () => {
  it('have no discrepancies in any payment state', () => {
    const cancelled = { id: 'order', status: 'Cancelled', totalPaise: 100_00 };
    expect(kinds([ours()], [theirs()])).toEqual([]);
    expect(
      kinds([ours({ status: 'open', providerPaymentId: null, order: null, invoicePaise: null })], []),
    ).toEqual([]);
    expect(
      kinds(
        [ours({ order: cancelled, refunds: [refund('processed')] })],
        [theirs({ status: 'refunded' })],
        [sent()],
      ),
    ).toEqual([]);
    expect(kinds([ours({ order: cancelled, refunds: [refund('queued')] })], [theirs()])).toEqual([]);
    expect(kinds([ours()], [theirs(), theirs({ id: 'pay_0', status: 'failed' })])).toEqual([]);
  });
});

describe('discrepancies', () => {
  const open = { status: 'open', providerPaymentId: null, order: null, invoicePaise: null } as const;

  it.each([
    ['capture-missed', [ours(open)], [theirs()], []],
    ['capture-missed', [ours({ ...open, status: 'released' })], [theirs()], []],
    ['capture-unknown', [], [theirs()], []],
    ['paid-twice', [ours()], [theirs(), theirs({ id: 'pay_2' })], []],
    ['amount-differs', [ours(open)], [theirs({ amountPaise: 1_00 })], []],
    ['amount-differs', [ours(open)], [theirs({ currency: 'USD' })], []],
    ['order-unpaid', [ours()], [theirs({ status: 'failed' })], []],
    ['order-missing', [ours({ order: null, invoicePaise: null })], [theirs()], []],
    ['refund-unknown', [ours()], [theirs({ status: 'refunded' })], [sent()]],
    ['refund-unmarked', [ours({ refunds: [refund('failed')] })], [theirs({ status: 'refunded' })], [sent()]],
    ['refund-missing', [ours({ refunds: [refund('processed')] })], [theirs()], [sent({ status: 'failed' })]],
    ['refund-differs', [ours({ refunds: [refund('processed')] })], [theirs()], [sent({ amountPaise: 1_00 })]],
    ['refund-owed', [ours({ ...open, status: 'refund-due', providerPaymentId: 'pay_1' })], [theirs()], []],
    ['invoice-missing', [ours({ invoicePaise: null })], [theirs()], []],
    ['invoice-differs', [ours({ invoicePaise: 99_00 })], [theirs()], []],
  ])('are reported once: %s', (kind, payments, theirPayments, theirRefunds) => {
    expect(kinds(payments, theirPayments, theirRefunds)).toEqual([kind]);
  });

  it('include gaps of invoice numbers', () => {
    const invoices = [
      { year: '2026-27', count: 3, lastSerial: 3 },
      { year: '2025-26', count: 2, lastSerial: 3 },
    ];
    const found = findDiscrepancies({ payments: [], invoices, theirPayments: [], theirRefunds: [] });
    expect(found).toMatchObject([{ kind: 'invoice-gap', subject: '2025-26 2/3' }]);
  });
});

describe('refunds of parts', () => {
  const part = (
    id: string,
    rupeesOf: number,
    status = 'processed',
    providerRefundId: string | null = id,
  ) => ({
    id: `our_${id}`,
    status,
    providerRefundId,
    amountPaise: rupeesOf * 100,
  });
  const theirPart = (id: string, rupeesOf: number) => sent({ id, amountPaise: rupeesOf * 100 });
  const found = (refunds: OurPayment['refunds'], theirRefunds: TheirRefund[]) =>
    findDiscrepancies({
      payments: [ours({ refunds })],
      invoices: [],
      theirPayments: [theirs()],
      theirRefunds,
    });

  it('match one by one and together', () => {
    const both = [part('a', 30), part('b', 20)];
    expect(found(both, [theirPart('a', 30), theirPart('b', 20)])).toEqual([]);
    expect(found([...both, part('c', 10, 'failed')], [theirPart('a', 30), theirPart('b', 20)])).toEqual([]);
    expect(found([part('a', 30), part('b', 20, 'queued', null)], [theirPart('a', 30)])).toEqual([]);
  });
  it('name the one that is not marked', () => {
    expect(
      found([part('a', 30), part('b', 20, 'queued')], [theirPart('a', 30), theirPart('b', 20)]),
    ).toMatchObject([{ kind: 'refund-unmarked', refundId: 'our_b', subject: 'b' }]);
    expect(
      found([part('a', 30), part('b', 20, 'queued', null)], [theirPart('a', 30), theirPart('x', 20)]),
    ).toMatchObject([{ kind: 'refund-unmarked', refundId: 'our_b' }]);
  });
  it('differ where the provider refunded another sum', () => {
    expect(found([part('a', 30)], [theirPart('a', 30), theirPart('b', 20)])).toMatchObject([
      { kind: 'refund-differs', amountPaise: 5000, detail: '₹50.00 was refunded instead of ₹30.00.' },
    ]);
  });
});
