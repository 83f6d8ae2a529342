import { REFUND_SPEEDS } from '@aabha/contracts/refunds/refunds.values';
import type { PaymentsPort, ProviderPayment, ProviderRefund } from './payments';
import { call, razorpayClient, type RazorpayOptions } from './razorpay-client';

interface RawOrder {
  id: string;
  amount: number | string;
  currency: string;
  status: string;
  receipt?: string;
}

interface RawPayment {
  id: string;
  order_id: string;
  amount: number | string;
  currency: string;
  status: string;
  method: string;
  offer_id?: string | null;
  created_at?: number;
  error_description?: string | null;
}

interface RawRefund {
  id: string;
  status: string;
  amount?: number | string;
  speed_processed?: string | null;
  acquirer_data?: { arn?: string | null } | null;
}

const toOrder = (raw: RawOrder) => ({
  id: raw.id,
  amountPaise: Number(raw.amount),
  currency: raw.currency,
  status: raw.status,
});

const toPayment = (raw: RawPayment): ProviderPayment => ({
  id: raw.id,
  orderId: raw.order_id,
  amountPaise: Number(raw.amount),
  currency: raw.currency,
  status: raw.status as ProviderPayment['status'],
  method: raw.method,
  ...(raw.offer_id ? { offerId: raw.offer_id } : {}),
  ...(raw.created_at ? { at: new Date(raw.created_at * 1000).toISOString() } : {}),
  ...(raw.error_description ? { error: raw.error_description } : {}),
});

const toRefund = (raw: RawRefund): ProviderRefund & { amountPaise: number } => ({
  id: raw.id,
  status: raw.status as ProviderRefund['status'],
  amountPaise: Number(raw.amount ?? 0),
  speed: REFUND_SPEEDS.find((speed) => speed === raw.speed_processed),
  ...(raw.acquirer_data?.arn ? { arn: raw.acquirer_data.arn } : {}),
});

/** Returns the Razorpay adapter, based on its SDK; `apiUrl` points it at another host. */
export function razorpayPayments(options: RazorpayOptions): PaymentsPort {
  const { client, http } = razorpayClient(options);

  return {
    createOrder: async ({ amountPaise, receipt, offers }) =>
      toOrder(
        await call<RawOrder>('create order', () =>
          client.orders.create({
            ...{ amount: amountPaise, currency: 'INR', receipt },
            ...(offers.length > 0 && { offers: [...offers] }),
          }),
        ),
      ),
    findOrderByReceipt: async (receipt) => {
      const found = await call<{ items: RawOrder[] }>('find order', () => client.orders.all({ receipt }));
      const order = found.items.find((item) => item.receipt === receipt);
      return order && toOrder(order);
    },
    listPayments: async (orderId) => {
      const found = await call<{ items: RawPayment[] }>('list payments', () =>
        client.orders.fetchPayments(orderId),
      );
      return found.items.map(toPayment);
    },
    capture: async ({ paymentId, amountPaise }) =>
      toPayment(
        await call<RawPayment>('capture', () => client.payments.capture(paymentId, amountPaise, 'INR')),
      ),
    refund: async ({ paymentId, amountPaise, idempotencyKey, speed }) =>
      toRefund(
        await call<RawRefund>('refund', async () => {
          const headers = { 'X-Refund-Idempotency': idempotencyKey };
          const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
          /* Instant where the provider can, else normal. */
          const body = { amount: amountPaise, speed: speed === 'instant' ? 'optimum' : 'normal' };
          return (await http.post(path, body, { headers })).data;
        }),
      ),
    listRefunds: async (paymentId) => {
      const found = await call<{ items: RawRefund[] }>('list refunds', () =>
        client.payments.fetchMultipleRefund(paymentId, {}),
      );
      return found.items.map(toRefund);
    },
  };
}
