import { bytesOf, Caller } from '../load/load';

const ADDRESS = {
  name: 'Asha Rao',
  email: 'asha@bench.example',
  address: '7 Temple Street',
  city: 'Bengaluru',
  zip: '560034',
};

type SendCall = <T>(path: string, body: unknown) => Promise<T>;

/** Returns a client with one keep-alive connection to a server, as a browser has. */
export function connectClient(base: string, token?: string): { send: SendCall; disconnect(): void } {
  const url = new URL(base);
  const caller = new Caller(url);
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return {
    async send<T>(path: string, body: unknown) {
      const call = { path, method: 'POST' as const, body: JSON.stringify(body), headers };
      const response = await caller.send(bytesOf(call, url.host));
      if (!response.ok) throw new Error(`${base}${path}: ${response.text()}`);
      return JSON.parse(response.text()) as T;
    },
    disconnect: () => caller.end(),
  };
}

interface Paid {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** Buys a product with an empty cart: three calls to the shop and one to the provider. */
export async function buy(shop: SendCall, provider: SendCall, product: string): Promise<void> {
  const item = { product, quantity: 1, warranty_months: 0 };
  type Added = { data: { cart: { totals: { payable: number } } } };
  const added = await shop<Added>('/api/v1/cart/new', { cart: { items: [item] } });
  const amount = added.data.cart.totals.payable;
  type NewPayment = { data: { payment: { id: string } } };
  const created = await shop<NewPayment>('/api/v1/payment/new', { amount, ...ADDRESS });
  const paid = await provider<Paid>(`/sandbox/orders/${created.data.payment.id}/pay`, {
    outcome: 'captured',
    method: 'card',
  });
  await shop('/api/v1/payment/verify-payment', {
    orderId: paid.razorpay_order_id,
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  });
}
