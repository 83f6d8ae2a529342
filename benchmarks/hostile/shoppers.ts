import { setTimeout as wait } from 'node:timers/promises';
import { at, bytesOf, Caller, type Call } from '../load/load';

const RESPONSE_WITHIN_MS = 10_000;
const PAUSE_BETWEEN_REQUESTS_MS = 10;
const ADDRESS = {
  name: 'Asha Rao',
  email: 'asha@bench.example',
  address: '7 Temple Street',
  city: 'Bengaluru',
  zip: '560034',
};

export interface ShopperOptions {
  storeUrl: string;
  sandboxUrl: string;
  /** One shopper for each session token. */
  tokens: readonly string[];
  productIds: readonly string[];
  /** How long a shopper waits after each request, in milliseconds. */
  pauseMs?: number;
}

/** What all shoppers of one round measured. */
export interface RoundResult {
  p50Ms: number;
  p95Ms: number;
  requests: number;
  failed: number;
  orders: number;
}

class RequestFailedError extends Error {}

/** A shopper with a connection to the storefront and one to the payment provider. */
class Shopper {
  readonly durationsMs: number[] = [];
  failed = 0;
  orders = 0;
  readonly #storeUrl: URL;
  #store: Caller;
  readonly #sandbox: Caller;

  constructor(
    private readonly options: ShopperOptions,
    private readonly token: string,
  ) {
    this.#storeUrl = new URL(options.storeUrl);
    this.#store = new Caller(this.#storeUrl);
    this.#sandbox = new Caller(new URL(options.sandboxUrl));
  }

  /** Measures a request to the storefront; anything but a 2xx within ten seconds is a failure. */
  async #request(call: Call): Promise<string> {
    const headers = { authorization: `Bearer ${this.token}` };
    const startedAt = performance.now();
    const timeout = wait(RESPONSE_WITHIN_MS, undefined, { ref: false });
    const sent = this.#store.send(bytesOf({ ...call, headers }, this.#storeUrl.host));
    const response = await Promise.race([sent, timeout]);
    this.durationsMs.push(performance.now() - startedAt);
    if (response?.ok !== true) {
      this.failed += 1;
      this.#store.end();
      this.#store = new Caller(this.#storeUrl);
      throw new RequestFailedError();
    }
    await wait(this.options.pauseMs ?? PAUSE_BETWEEN_REQUESTS_MS);
    return response.text();
  }

  async #post<T>(path: string, body: unknown): Promise<T> {
    const text = await this.#request({ method: 'POST', path: `/api/v1${path}`, body: JSON.stringify(body) });
    return (JSON.parse(text) as { data: T }).data;
  }

  async #pay(providerOrderId: string): Promise<Record<string, string>> {
    const { host } = new URL(this.options.sandboxUrl);
    const body = JSON.stringify({ outcome: 'captured', method: 'card' });
    const path = `/sandbox/orders/${providerOrderId}/pay`;
    const response = await this.#sandbox.send(bytesOf({ method: 'POST', path, body }, host));
    return JSON.parse(response.text()) as Record<string, string>;
  }

  /** Looks at the list and at a television, and buys it: five requests to the storefront. */
  async buy(productId: string): Promise<void> {
    const input = encodeURIComponent(JSON.stringify({ id: productId }));
    await this.#request({ path: '/televisions' });
    await this.#request({ path: `/trpc/products.get?input=${input}` });
    const item = { product: productId, quantity: 1, warranty_months: 0 };
    const { cart } = await this.#post<{ cart: { totals: { payable: number } } }>('/cart/new', {
      cart: { items: [item] },
    });
    const { payment } = await this.#post<{ payment: { id: string } }>('/payment/new', {
      amount: cart.totals.payable,
      ...ADDRESS,
    });
    const paid = await this.#pay(payment.id);
    await this.#post('/payment/verify-payment', {
      orderId: paid.razorpay_order_id,
      paymentId: paid.razorpay_payment_id,
      signature: paid.razorpay_signature,
    });
    this.orders += 1;
  }

  disconnect(): void {
    this.#store.end();
    this.#sandbox.end();
  }
}

/** Has every shopper buy one television after the other for `ms` milliseconds. */
export async function runShoppers(options: ShopperOptions, ms: number): Promise<RoundResult> {
  const endsAt = performance.now() + ms;
  const shoppers = options.tokens.map((token) => new Shopper(options, token));
  let purchases = 0;
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (performance.now() < endsAt) {
        const productId = options.productIds[(purchases += 1) % options.productIds.length] ?? '';
        await shopper.buy(productId).catch((error: unknown) => {
          if (!(error instanceof RequestFailedError)) throw error;
        });
      }
      shopper.disconnect();
    }),
  );
  const durationsMs = shoppers.flatMap((shopper) => shopper.durationsMs).sort((a, b) => a - b);
  const sum = (pick: (shopper: Shopper) => number) => shoppers.reduce((total, one) => total + pick(one), 0);
  return {
    p50Ms: at(durationsMs, 0.5),
    p95Ms: at(durationsMs, 0.95),
    requests: durationsMs.length,
    failed: sum(({ failed }) => failed),
    orders: sum(({ orders }) => orders),
  };
}
