import { setTimeout as wait } from 'node:timers/promises';
import { SHIP_TO } from '@aabha/api/testing/builders';
import { pick, pickWeighted, wholeBetween } from '@aabha/db/seed/random';
import { post } from './calls';
import type { NewPayment, Ordered, Paid } from './checkout.types';
import type { Ledger } from './ledger';
import { couponCode, type People, type Person } from './people';
import type { ShopUnderTest } from './shop-under-test';

interface Cart {
  cartList: { items: unknown[]; totals: { payable: number } }[];
}
type Run = { environment: ShopUnderTest; people: People; ledger: Ledger };

async function fillCart(run: Run, { token }: Person): Promise<number | undefined> {
  const { environment, people, ledger } = run;
  const { random } = environment;
  ledger.counts.carts += 1;
  const items = Array.from({ length: wholeBetween(random, 1, 2) }, () => ({
    product: pick(random, people.products).id,
    quantity: wholeBetween(random, 1, 2),
    warranty_months: pick(random, [0, 12]),
  }));
  ledger.record(await post(environment, '/cart/new', { cart: { items: [items[0]] } }, { token }));
  if (items[1] && items[1].product !== items[0]?.product)
    ledger.record(await post(environment, '/cart/new', { cart: { items: [items[1]] } }, { token }));
  if (random() < 0.2)
    ledger.record(await post(environment, '/coupon/validate-coupon', { code: couponCode }, { token }));
  const cart = ledger.record(await post<Cart>(environment, '/cart/list', {}, { token }))?.cartList[0];
  return cart && cart.items.length > 0 ? cart.totals.payable : undefined;
}

/** Empties the cart of a buyer: a line without enough stock blocks the checkout of the whole cart. */
async function emptyCart({ environment }: Run, { token }: Person): Promise<void> {
  const cart = await post<{ cartList: { _id: string }[] }>(environment, '/cart/list', {}, { token });
  const id = cart.kind === 'done' ? cart.data.cartList[0]?._id : undefined;
  if (id) await post(environment, `/cart/${id}/remove`, {}, { token });
}

/** Creates a payment for a filled cart. Returns the provider's order id, or undefined when it was refused. */
export async function begin(run: Run, buyer: Person): Promise<string | undefined> {
  const { environment, ledger } = run;
  const amount = await fillCart(run, buyer);
  if (amount === undefined) return undefined;
  const key = environment.random() < 0.5 ? { key: crypto.randomUUID() } : {};
  const outcome = await post<NewPayment>(
    environment,
    '/payment/new',
    { amount, ...SHIP_TO, email: buyer.email },
    { token: buyer.token, ...key },
  );
  const payment = ledger.record(outcome)?.payment;
  if (!payment && environment.atWork) await emptyCart(run, buyer);
  if (payment) ledger.counts.payments += 1;
  return payment?.id;
}

/** Pays at the provider's checkout. Returns the signed result, or undefined when the buyer abandons it. */
export async function pay(run: Run, providerOrderId: string): Promise<Paid | undefined> {
  const { environment, ledger } = run;
  const outcome = pickWeighted(environment.random, [
    ['captured', 75],
    ['late', 12],
    ['failed', 8],
    ['walks away', 5],
  ] as const);
  if (outcome === 'walks away') return undefined;
  const url = `${environment.sandbox.url}/sandbox/orders/${providerOrderId}/pay`;
  const send = async (paymentOutcome: string) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        outcome: paymentOutcome,
        method: pick(environment.random, ['card', 'upi']),
        upi: { flow: 'intent' },
      }),
    });
    return (await response.json()) as Partial<Paid>;
  };
  let paid = await send(outcome);
  if (outcome === 'failed') paid = await send('captured');
  if (!paid.razorpay_signature) return undefined;
  ledger.counts.paid += 1;
  return paid as Paid;
}

/** How many times the browser reports a payment, each with its weight. */
type Reports = readonly (readonly [0 | 1 | 2, number])[];
const USUAL_REPORTS: Reports = [
  [1, 65],
  [2, 12],
  [0, 23],
];
const SELDOM: Reports = [
  [0, 9],
  [1, 1],
];
const ALWAYS: Reports = [
  [1, 3],
  [2, 1],
];
/** Webhooks and the reconciliation job settle a payment only when the browser does not report it. */
const REPORTS: Partial<Record<string, Reports>> = { verify: ALWAYS, settle: SELDOM, job: SELDOM };

/** The probability that a buyer cancels, by the action that a fault point waits for. */
const CANCELS: Partial<Record<string, number>> = { cancel: 0.9, refund: 0.9, return: 0, decide: 0 };
const DEFAULT_CANCELS = 0.3;

/** Reports a payment zero, one or two times. Returns the id of the order. */
export async function verify(run: Run, { token }: Person, paid: Paid): Promise<string | undefined> {
  const { environment, ledger } = run;
  const body = {
    orderId: paid.razorpay_order_id,
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  };
  const times = pickWeighted(environment.random, REPORTS[environment.wanted ?? ''] ?? USUAL_REPORTS);
  const outcomes = await Promise.all(
    Array.from({ length: times }, () =>
      post<Ordered>(environment, '/payment/verify-payment', body, { token }),
    ),
  );
  const orders = outcomes.flatMap((outcome) => ledger.record(outcome)?.order ?? []);
  if (orders[0]) ledger.counts.verified += 1;
  for (const order of orders) ledger.orders.set(order._id, { token, totalRupees: order.totalPrice });
  return orders[0]?._id;
}

export async function cancel(run: Run, { token }: Person, order: string): Promise<void> {
  const { environment, ledger } = run;
  const send = () => post(environment, `/order/${order}/update`, { status: 'Cancelled' }, { token });
  const outcomes = await Promise.all(Array.from({ length: environment.random() < 0.3 ? 2 : 1 }, send));
  if (!outcomes.some(({ kind }) => kind === 'done')) return;
  ledger.cancelled.add(order);
  ledger.counts.cancelled += 1;
}

/** Pause between two purchases, so that load does not crowd out the faults. */
const THINK_MS = 120;

/** Makes one purchase from cart to order; stops at a refusal, a lost response or the end of the round. */
export async function buyOnce(run: Run, buyer: Person): Promise<void> {
  const { environment } = run;
  await wait(wholeBetween(environment.random, 0, 2 * THINK_MS));
  const providerOrderId = environment.atWork && (await begin(run, buyer));
  const paid = providerOrderId && environment.atWork && (await pay(run, providerOrderId));
  const order = paid && environment.atWork && (await verify(run, buyer, paid));
  const cancels = CANCELS[environment.wanted ?? ''] ?? DEFAULT_CANCELS;
  if (order && environment.atWork && environment.random() < cancels) await cancel(run, buyer, order);
}
