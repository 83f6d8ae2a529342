import Razorpay from 'razorpay';
import type { PaymentsPort, ProviderPayment, ProviderRefund } from './payments';
import { ProviderError } from './payments';

const TIMEOUT_MS = 10_000;

/** The part of the SDK's axios instance that has to be reached: it has no option for host, timeout or headers per call. */
interface HttpClient {
  defaults: { baseURL: string; timeout: number; proxy: false };
  post(url: string, body: unknown, options: { headers: Record<string, string> }): Promise<{ data: unknown }>;
}

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
}

interface RawRefund {
  id: string;
  status: string;
  amount?: number | string;
}

/** The SDK rejects with plain objects, and with a TypeError of its own when there was no answer. */
async function call<T>(what: string, work: () => Promise<unknown>): Promise<T> {
  try {
    return (await work()) as T;
  } catch (error) {
    throw toProviderError(what, error);
  }
}

function toProviderError(what: string, error: unknown): ProviderError {
  const outer = (error ?? {}) as {
    statusCode?: number;
    response?: { status?: number; data?: unknown };
    error?: unknown;
  };
  const status = outer.statusCode ?? outer.response?.status;
  const detail = (outer.error ?? (outer.response?.data as { error?: unknown } | undefined)?.error) as
    { description?: string } | undefined;
  return new ProviderError(`${what}: ${detail?.description ?? 'no answer'}`, status);
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
});

const toRefund = (raw: RawRefund): ProviderRefund & { amountPaise: number } => ({
  id: raw.id,
  status: raw.status as ProviderRefund['status'],
  amountPaise: Number(raw.amount ?? 0),
});

/** Razorpay through its own SDK; `apiUrl` points it at another host. */
export function razorpayPayments(options: {
  keyId: string;
  keySecret: string;
  apiUrl: string;
}): PaymentsPort {
  const client = new Razorpay({ key_id: options.keyId, key_secret: options.keySecret });
  const http = (client as unknown as { api: { rq: HttpClient } }).api.rq;
  Object.assign(http.defaults, { baseURL: options.apiUrl, timeout: TIMEOUT_MS, proxy: false });

  return {
    createOrder: async ({ amountPaise, receipt }) =>
      toOrder(
        await call<RawOrder>('create order', () =>
          client.orders.create({ amount: amountPaise, currency: 'INR', receipt }),
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
    refund: async ({ paymentId, amountPaise, idempotencyKey }) =>
      toRefund(
        await call<RawRefund>('refund', async () => {
          const headers = { 'X-Refund-Idempotency': idempotencyKey };
          const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
          return (await http.post(path, { amount: amountPaise, speed: 'normal' }, { headers })).data;
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
