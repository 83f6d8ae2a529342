import {
  highestRecentPrice,
  mailsCountSince,
  nextToNotify,
  pricesCountSince,
  stockMailsLeft,
} from '@aabha/contracts/alerts/alerts.rules';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { enqueue } from '../../outbox/outbox';
import {
  countFree,
  countSent,
  expireAlerts,
  lockWatch,
  markSent,
  noteSoldOut,
  selectDue,
  selectInLine,
  selectPriceReached,
  selectPricesSince,
  selectWatched,
} from './send-alerts.queries';

/** Mails that one transaction queues. */
const BATCH = 200;

async function queueMails(
  tx: Tx,
  kind: 'mail.alert-stock' | 'mail.alert-price',
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const sent = await markSent(tx, ids, now);
  for (const alertId of sent) await enqueue(tx, kind, { alertId });
  return sent.length;
}

/** Queues the mails about one television that is back, as many as its free units allow now. Returns how many. */
async function sendStockAlerts(tx: Tx, productId: string, now: Date): Promise<number> {
  const soldOutAt = await lockWatch(tx, productId);
  if (soldOutAt === undefined) return 0;
  const freeUnits = await countFree(tx, productId);
  const sentWithinHour = await countSent(tx, productId, mailsCountSince(now));
  const limit = Math.min(stockMailsLeft(freeUnits, sentWithinHour), BATCH);
  if (limit === 0) return 0;
  const waiting = await selectInLine(tx, { productId, soldOutAt, freeUnits, limit });
  return queueMails(tx, 'mail.alert-stock', nextToNotify(waiting, { freeUnits, sentWithinHour }), now);
}

/** Queues mails about one television whose price people waited for. Returns how many. */
async function sendPriceAlerts(tx: Tx, productId: string, now: Date): Promise<number> {
  const prices = await selectPricesSince(tx, productId, pricesCountSince(now));
  const highestPaise = highestRecentPrice(prices, now);
  if (highestPaise === undefined) return 0;
  const due = await selectDue(tx, { productId, highestPaise, limit: BATCH });
  return queueMails(tx, 'mail.alert-price', due, now);
}

/**
 * Sends the alerts that are due, and ends those whose time is over (docs/spec/alerts.md#sending). Returns how many were sent.
 * Any number of processes may call it.
 */
export async function sendAlerts(deps: Pick<AppDeps, 'db' | 'ports'>): Promise<number> {
  const { db } = deps;
  const now = deps.ports.clock.now();
  await expireAlerts(db, now);
  let sent = 0;
  const watched = await selectWatched(db);
  await noteSoldOut(
    db,
    watched.filter(({ freeUnits }) => freeUnits <= 0).map(({ id }) => id),
  );
  for (const { id, freeUnits, isListed } of watched)
    if (freeUnits > 0 && isListed) sent += await inTx(db, (tx) => sendStockAlerts(tx, id, now));
  for (const id of await selectPriceReached(db)) sent += await inTx(db, (tx) => sendPriceAlerts(tx, id, now));
  return sent;
}
