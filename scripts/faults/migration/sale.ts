import { setTimeout as wait } from 'node:timers/promises';
import { SHIP_TO } from '@aabha/api/testing/builders';
import { lostBy, send, urlOf } from '../calls';
import type { NewPayment, Ordered, Paid } from '../checkout.types';
import type { Ledger } from '../ledger';
import type { People, Person } from '../people';
import type { ShopUnderTest } from '../shop-under-test';
import type { SaleLog } from './sale-log';

interface Cart {
  cart: { totals: { payable: number } };
}

export interface SaleOptions {
  shop: ShopUnderTest;
  people: Pick<People, 'products' | 'buyers' | 'owner'>;
  ledger: Ledger;
  log: SaleLog;
  /** Purchases that are started each second, as far as the buyers are free. */
  perSecond: number;
}

/** The share of purchases that staff cancel, which refunds them. */
const CANCEL_EVERY = 20;

/** Purchases at a steady rate, some of which staff cancel. No request is repeated. */
export class Sale {
  private readonly startedAtMs = Date.now();
  private started = 0;
  private isOver = false;
  private readonly running: Promise<unknown>;

  /** Starts to sell. */
  constructor(private readonly options: SaleOptions) {
    this.running = Promise.all(options.people.buyers.map((buyer) => this.keepBuying(buyer)));
  }

  /** Starts no more purchases, and waits for those that have begun. */
  async end(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  private async keepBuying(buyer: Person): Promise<void> {
    for (;;) {
      const number = this.started++;
      const startsAtMs = this.startedAtMs + (number * 1000) / this.options.perSecond;
      await wait(Math.max(0, startsAtMs - Date.now()));
      if (this.isOver) return;
      const orderId = await this.buy(buyer, number);
      if (orderId && number % CANCEL_EVERY === 0) await this.cancel(orderId);
    }
  }

  private async call<T>(path: string, body: unknown, token: string): Promise<T | undefined> {
    const startedAtMs = Date.now();
    const outcome = await send<T>(urlOf(this.options.shop.plain.url, path), body, { token }).catch(lostBy);
    this.options.log.observe(path, outcome, startedAtMs);
    return outcome.kind === 'done' ? outcome.data : undefined;
  }

  /** Pays at the provider, whose responses have no envelope. */
  private async pay(orderId: string): Promise<Paid> {
    const response = await fetch(`${this.options.shop.sandbox.url}/sandbox/orders/${orderId}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'captured', method: 'card' }),
    });
    return (await response.json()) as Paid;
  }

  /** Makes one purchase from cart to order. Returns the id of the order; undefined when a request failed. */
  private async buy({ token, email }: Person, number: number): Promise<string | undefined> {
    const { people, ledger, log } = this.options;
    const product = people.products[number % people.products.length]?.id;
    const item = { product, quantity: 1, warranty_months: 0 };
    const added = await this.call<Cart>('/cart/new', { cart: { items: [item] } }, token);
    if (!added) return undefined;
    const payment = { amount: added.cart.totals.payable, ...SHIP_TO, email };
    const created = await this.call<NewPayment>('/payment/new', payment, token);
    if (!created) return undefined;
    const paid = await this.pay(created.payment.id);
    const report = {
      orderId: paid.razorpay_order_id,
      paymentId: paid.razorpay_payment_id,
      signature: paid.razorpay_signature,
    };
    const ordered = await this.call<Ordered>('/payment/verify-payment', report, token);
    if (!ordered) return undefined;
    ledger.orders.set(ordered.order._id, { token, totalRupees: ordered.order.totalPrice });
    log.addPurchase();
    return ordered.order._id;
  }

  private async cancel(orderId: string): Promise<void> {
    const { people, ledger } = this.options;
    const change = { status: 'Cancelled', reason: 'Out of order.' };
    if (await this.call(`/order/${orderId}/update`, change, people.owner.token))
      ledger.cancelled.add(orderId);
  }
}
