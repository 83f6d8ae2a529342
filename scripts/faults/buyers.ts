import { setTimeout as wait } from 'node:timers/promises';
import { SHIP_TO } from '@aabha/api/testing/builders';
import { pick, pickWeighted, wholeBetween } from '@aabha/db/seed/random';
import { post } from './calls';
import type { Ledger } from './ledger';
import { couponCode, type People, type Person } from './people';
import type { TestEnvironment } from './test-environment';

interface Cart {
  cartList: { items: unknown[]; totals: { payable: number } }[];
}
interface Begun {
  payment: { id: string };
}
export interface Paid {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}
interface Ordered {
  order: { _id: string; totalPrice: number };
}
export type Run = { world: TestEnvironment; people: People; ledger: Ledger };

async function fillCart(run: Run, { token }: Person): Promise<number | undefined> {
  const { world, people, ledger } = run;
  const { random } = world;
  ledger.counts.carts += 1;
  const items = Array.from({ length: wholeBetween(random, 1, 2) }, () => ({
    product: pick(random, people.products).id,
    quantity: wholeBetween(random, 1, 2),
    warranty_months: pick(random, [0, 12]),
  }));
  ledger.noted(await post(world, '/cart/new', { cart: { items: [items[0]] } }, { token }));
  if (items[1] && items[1].product !== items[0]?.product)
    ledger.noted(await post(world, '/cart/new', { cart: { items: [items[1]] } }, { token }));
  if (random() < 0.2)
    ledger.noted(await post(world, '/coupon/validate-coupon', { code: couponCode }, { token }));
  const cart = ledger.noted(await post<Cart>(world, '/cart/list', {}, { token }))?.cartList[0];
  return cart && cart.items.length > 0 ? cart.totals.payable : undefined;
}

/** A line that ran short blocks the whole cart, as it should; its owner empties it and starts anew. */
async function emptyCart({ world }: Run, { token }: Person): Promise<void> {
  const cart = await post<{ cartList: { _id: string }[] }>(world, '/cart/list', {}, { token });
  const id = cart.kind === 'done' ? cart.data.cartList[0]?._id : undefined;
  if (id) await post(world, `/cart/${id}/remove`, {}, { token });
}

/** Begins a payment; gives the provider's id of its order. */
export async function begin(run: Run, buyer: Person): Promise<string | undefined> {
  const { world, ledger } = run;
  const amount = await fillCart(run, buyer);
  if (amount === undefined) return undefined;
  const key = world.random() < 0.5 ? { key: crypto.randomUUID() } : {};
  const begun = await post<Begun>(
    world,
    '/payment/new',
    { amount, ...SHIP_TO, email: buyer.email },
    { token: buyer.token, ...key },
  );
  const payment = ledger.noted(begun)?.payment;
  if (!payment && world.atWork) await emptyCart(run, buyer);
  if (payment) ledger.counts.payments += 1;
  return payment?.id;
}

/** At the provider's checkout, which is no part of the shop and never fails by itself. */
export async function pay(run: Run, providerOrderId: string): Promise<Paid | undefined> {
  const { world, ledger } = run;
  const outcome = pickWeighted(world.random, [
    ['captured', 75],
    ['late', 12],
    ['failed', 8],
    ['walks away', 5],
  ] as const);
  if (outcome === 'walks away') return undefined;
  const at = `${world.sandbox.url}/sandbox/orders/${providerOrderId}/pay`;
  const send = async (chosen: string) => {
    const answer = await fetch(at, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: chosen, method: pick(world.random, ['card', 'upi']) }),
    });
    return (await answer.json()) as Partial<Paid>;
  };
  let paid = await send(outcome);
  if (outcome === 'failed') paid = await send('captured');
  if (!paid.razorpay_signature) return undefined;
  ledger.counts.paid += 1;
  return paid as Paid;
}

/** How often the browser reports a payment, with how often that is so. */
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
/** An event or the job has more to do where browsers die. */
const REPORTS: Partial<Record<string, Reports>> = { verify: ALWAYS, settle: SELDOM, job: SELDOM };

/** How likely a buyer changes their mind. */
const CANCELS: Partial<Record<string, number>> = { cancel: 0.9, refund: 0.9, return: 0, decide: 0 };
const USUALLY_CANCELS = 0.3;

/** The browser reports, reports twice, or dies before it can. */
export async function verify(run: Run, { token }: Person, paid: Paid): Promise<string | undefined> {
  const { world, ledger } = run;
  const body = {
    orderId: paid.razorpay_order_id,
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  };
  const times = pickWeighted(world.random, REPORTS[world.wanted ?? ''] ?? USUAL_REPORTS);
  const answers = await Promise.all(
    Array.from({ length: times }, () => post<Ordered>(world, '/payment/verify-payment', body, { token })),
  );
  const orders = answers.flatMap((answer) => ledger.noted(answer)?.order ?? []);
  if (orders[0]) ledger.counts.verified += 1;
  for (const order of orders) ledger.orders.set(order._id, { token, totalRupees: order.totalPrice });
  return orders[0]?._id;
}

export async function cancel(run: Run, { token }: Person, order: string): Promise<void> {
  const { world, ledger } = run;
  const send = () => post(world, `/order/${order}/update`, { status: 'Cancelled' }, { token });
  const answers = await Promise.all(Array.from({ length: world.random() < 0.3 ? 2 : 1 }, send));
  if (!answers.some(({ kind }) => kind === 'done')) return;
  ledger.cancelled.add(order);
  ledger.counts.cancelled += 1;
}

/** Between two purchases; without it the machine would be busier with buyers than with faults. */
const THINK_MS = 120;

/** One purchase from cart to order, given up wherever the shop refuses, nobody answers, or the round is over. */
export async function buyOnce(run: Run, buyer: Person): Promise<void> {
  const { world } = run;
  await wait(wholeBetween(world.random, 0, 2 * THINK_MS));
  const providerOrderId = world.atWork && (await begin(run, buyer));
  const paid = providerOrderId && world.atWork && (await pay(run, providerOrderId));
  const order = paid && world.atWork && (await verify(run, buyer, paid));
  const cancels = CANCELS[world.wanted ?? ''] ?? USUALLY_CANCELS;
  if (order && world.atWork && world.random() < cancels) await cancel(run, buyer, order);
}
