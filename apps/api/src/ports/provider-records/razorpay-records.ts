import type { TheirPayment, TheirRefund } from '@aabha/contracts/reconciliation/reconciliation.rules';
import { call, razorpayClient, type RazorpayOptions } from '../payments/razorpay-client';
import type { ProviderRecordsPort } from './provider-records';

/** The provider's maximum page size. */
const PAGE = 100;

interface RawPayment {
  id: string;
  order_id: string | null;
  amount: number | string;
  currency: string;
  status: string;
  /** Seconds. */
  created_at: number;
}
interface RawRefund {
  id: string;
  payment_id: string;
  amount: number | string;
  status: string;
}
interface Page {
  from: number;
  to: number;
  count: number;
  skip: number;
}

const toPayment = (raw: RawPayment): TheirPayment => ({
  id: raw.id,
  orderId: raw.order_id,
  amountPaise: Number(raw.amount),
  currency: raw.currency,
  status: raw.status,
  createdAt: new Date(raw.created_at * 1000).toISOString(),
});

const toRefund = (raw: RawRefund): TheirRefund => ({
  id: raw.id,
  paymentId: raw.payment_id,
  amountPaise: Number(raw.amount),
  status: raw.status,
});

/**
 * Returns all pages of a list, newest first. New rows during the reading shift the rest down, so a row may
 * come twice but is never skipped; `to` is fixed to make that rare.
 */
async function allOf<T extends { id: string }>(
  what: string,
  since: Date,
  list: (page: Page) => Promise<unknown>,
): Promise<T[]> {
  const from = Math.floor(since.getTime() / 1000);
  const to = Math.ceil(Date.now() / 1000) + 1;
  const found = new Map<string, T>();
  for (let skip = 0; ; skip += PAGE) {
    const page = { from, to, count: PAGE, skip };
    const { items } = await call<{ items: T[] }>(what, () => list(page));
    for (const item of items) found.set(item.id, item);
    if (items.length < PAGE) return [...found.values()];
  }
}

/** Returns Razorpay's records through its SDK; `apiUrl` points it at another host. */
export function razorpayRecords(options: RazorpayOptions): ProviderRecordsPort {
  const { client } = razorpayClient(options);
  return {
    payments: async (since) =>
      (await allOf<RawPayment>('list all payments', since, (page) => client.payments.all(page))).map(
        toPayment,
      ),
    refunds: async (since) =>
      (await allOf<RawRefund>('list all refunds', since, (page) => client.refunds.all(page))).map(toRefund),
    receiptOf: async (orderId) => {
      const order = await call<{ receipt?: string | null }>('fetch order', () =>
        client.orders.fetch(orderId),
      );
      return order.receipt ?? undefined;
    },
  };
}
