import type { PromiseItem } from '@aabha/contracts/delivery-promise/promise-tables';
import { promisedInstant } from '@aabha/contracts/delivery-promise/promise.rules';
import { appError } from '@aabha/contracts/errors/errors';
import { correctedExpectation } from '@aabha/contracts/orders/delivery-address.rules';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx, Tx } from '@aabha/db/client';
import type { AppDeps } from '../../context/deps';
import type { RequestContext } from '../../context/context';
import { closePromise } from './late-promises.queries';
import { promiseOf, readPromiseSource } from './make-promise.service';
import { readPaymentItems, type PromiseSource } from './promise.queries';
import { findPromise, storePromise } from './stored-promises.queries';

const HOUR_MS = 3_600_000;

interface PromisedPayment {
  id: string;
  zip: string;
}

/** A promise with what it was made of, to be stored; undefined where no date can be promised. */
export type AgreedPromise = Omit<Parameters<typeof storePromise>[1], 'paymentId' | 'cause'> | undefined;

/** Returns when goods arrive that are ordered at a moment. */
function makeOf(source: PromiseSource, items: readonly PromiseItem[], now: Date): AgreedPromise {
  const made = promiseOf(source, items, now);
  return made && { now, source, items, made };
}

/** Returns when what a payment is for arrives, ordered at a moment. */
async function makeFor(deps: Pick<AppDeps, 'settings'>, db: DbOrTx, { id, zip }: PromisedPayment, now: Date) {
  const [source, items] = await Promise.all([
    readPromiseSource(deps, db, zip, now),
    readPaymentItems(db, id),
  ]);
  return makeOf(source, items, now);
}

/**
 * Returns the promise of a payment that starts, which its order gets. Throws PROMISE_CHANGED where the shopper was shown
 * another day, `shown`: '' for one that is to be confirmed, undefined where the caller shows none
 * (docs/spec/delivery-promise.md#checkout).
 */
export function agreePromise(
  ctx: RequestContext,
  source: PromiseSource,
  items: readonly PromiseItem[],
  shown: string | undefined,
): AgreedPromise {
  const agreed = makeOf(source, items, ctx.now());
  const latest = agreed?.made.latest ?? '';
  /* An earlier day than the shown one is no reason to ask again. */
  const isWorse = shown !== undefined && (latest === '' ? shown !== '' : shown !== '' && latest > shown);
  if (isWorse) throw appError('PROMISE_CHANGED', { until: latest && promisedInstant(latest) });
  return agreed;
}

/** Stores the promise of a payment that starts; nothing where there is none, or no payment of this id. */
export async function storeAgreed(tx: Tx, paymentId: string, agreed: AgreedPromise): Promise<void> {
  if (agreed) await storePromise(tx, { paymentId, cause: 'payment', ...agreed });
}

/** Stores the promise of a payment that starts, of which the shopper was shown none. */
export async function promisePayment(ctx: RequestContext, tx: Tx, payment: PromisedPayment): Promise<void> {
  await storeAgreed(tx, payment.id, await makeFor(ctx, tx, payment, ctx.now()));
}

/**
 * Returns by when the order of a payment is expected: as promised when the payment started, or made anew where that was too long
 * ago. Null where no date can be promised.
 */
export async function expectedOf(deps: AppDeps, tx: Tx, payment: PromisedPayment): Promise<string | null> {
  const now = deps.ports.clock.now();
  const agreed = await findPromise(tx, payment.id);
  const isFresh = agreed && now.getTime() - Date.parse(agreed.madeAt) < HOUR_MS;
  if (agreed && (isFresh || (agreed.leaves !== null && agreed.leaves >= indiaDay(now))))
    return promisedInstant(agreed.latest);
  const anew = await makeFor(deps, tx, payment, now);
  await storeAgreed(tx, payment.id, anew);
  return anew ? promisedInstant(anew.made.latest) : null;
}

interface MovedOrder {
  paymentId: string;
  /** The new PIN code. */
  zip: string;
  placedAt: string;
  /** By when it was expected; null without a date. */
  expected: string | null;
}

/**
 * Returns by when an order is expected whose PIN code changed, and stores that promise: as if it had been ordered to the new
 * one, but no earlier than promised; from now where it had no date. Null where the new one has none
 * (docs/spec/delivery-promise.md#corrected-addresses).
 */
export async function promiseMoved(ctx: RequestContext, tx: Tx, order: MovedOrder): Promise<string | null> {
  const now = order.expected === null ? ctx.now() : new Date(order.placedAt);
  const payment = { id: order.paymentId, zip: order.zip };
  const moved = await makeFor(ctx, tx, payment, now);
  if (moved) await storePromise(tx, { paymentId: payment.id, cause: 'address', ...moved });
  else await closePromise(tx, payment.id);
  return correctedExpectation(order.expected, moved?.made);
}
