import type { Tx } from '../../client';
import { analyticsEvents } from '../../schema/analytics';
import { pick, randomFrom, uuidAt, wholeBetween, type Random } from '../random';
import type { DemoProduct } from '../seed-catalogue';
import type { PastOrder } from './history.types';

type Event = typeof analyticsEvents.$inferInsert;

const MINUTE_MS = 60_000;
/** Of a hundred who look at a television, about ten put one in a cart and about four buy. */
const LOOKS_PER_ORDER = { least: 16, most: 34 };
const CARTS_LEFT_BEHIND = { least: 0, most: 3 };
const SPREAD_MINUTES = 20 * 60;
const ROWS_AT_ONCE = 2000;

function event(name: Event['name'], product: DemoProduct, atMs: number, random: Random): Event {
  return {
    id: uuidAt(atMs, random),
    name,
    path: `/television/${product.id}`,
    product: name === 'add_to_cart' ? product.id : null,
    createdAt: new Date(atMs).toISOString(),
  };
}

/** What the collector counted around one purchase: its own way through the shop, and those who only looked. */
function eventsAround(order: PastOrder, products: readonly DemoProduct[], random: Random): Event[] {
  const before = (minutes: number) => order.atMs - Math.floor((minutes + random()) * MINUTE_MS);
  const own = order.lines.flatMap(({ product }) => [
    event('page_view', product, before(9), random),
    event('add_to_cart', product, before(4), random),
  ]);
  const some = (range: { least: number; most: number }) =>
    Array.from({ length: wholeBetween(random, range.least, range.most) }, () => ({
      product: pick(random, products),
      atMs: before(random() * SPREAD_MINUTES),
    }));
  const left = some(CARTS_LEFT_BEHIND).flatMap(({ product, atMs }) => [
    event('page_view', product, atMs - MINUTE_MS, random),
    event('add_to_cart', product, atMs, random),
  ]);
  const looks = some(LOOKS_PER_ORDER).map(({ product, atMs }) => event('page_view', product, atMs, random));
  return [...own, ...left, ...looks];
}

/** Visits and additions to carts that fit the history of orders, so that the funnel of the dashboard tells a true one. */
export async function insertVisits(
  tx: Tx,
  history: readonly PastOrder[],
  products: readonly DemoProduct[],
): Promise<void> {
  const random = randomFrom(59);
  const rows = history.flatMap((order) => eventsAround(order, products, random));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx.insert(analyticsEvents).values(rows.slice(from, from + ROWS_AT_ONCE));
}
