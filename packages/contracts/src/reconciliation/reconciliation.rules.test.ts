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
  refund: null,
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
        [ours({ order: cancelled, refund: refund('processed') })],
        [theirs({ status: 'refunded' })],
        [sent()],
      ),
    ).toEqual([]);
    expect(kinds([ours({ order: cancelled, refund: refund('queued') })], [theirs()])).toEqual([]);
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
    ['refund-unmarked', [ours({ refund: refund('failed') })], [theirs({ status: 'refunded' })], [sent()]],
    ['refund-missing', [ours({ refund: refund('processed') })], [theirs()], [sent({ status: 'failed' })]],
    ['refund-differs', [ours({ refund: refund('processed') })], [theirs()], [sent({ amountPaise: 1_00 })]],
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
