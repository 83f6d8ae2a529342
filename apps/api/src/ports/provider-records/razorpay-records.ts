import type { TheirPayment, TheirRefund } from '@aabha/contracts/reconciliation/reconciliation.rules';
import { razorpaySettlements } from './razorpay-settlements';
import { allPagesOf } from './all-pages-of';
import { call, razorpayClient, type RazorpayOptions } from '../payments/razorpay-client';
import type { ProviderRecordsPort } from './provider-records';

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

/** Returns Razorpay's records through its SDK; `apiUrl` points it at another host. */
export function razorpayRecords(options: RazorpayOptions): ProviderRecordsPort {
  const { client } = razorpayClient(options);
  return {
    ...razorpaySettlements(client),
    payments: async (since) =>
      (await allPagesOf<RawPayment>('list all payments', since, (page) => client.payments.all(page))).map(
        toPayment,
      ),
    refunds: async (since) =>
      (await allPagesOf<RawRefund>('list all refunds', since, (page) => client.refunds.all(page))).map(
        toRefund,
      ),
    receiptOf: async (orderId) => {
      const order = await call<{ receipt?: string | null }>('fetch order', () =>
        client.orders.fetch(orderId),
      );
      return order.receipt ?? undefined;
    },
  };
}
