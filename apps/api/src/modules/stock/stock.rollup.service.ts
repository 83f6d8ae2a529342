import type { Db } from '@aabha/db/client';
import { productsWithExpired, releaseExpiredOf, rollUpStock } from './stock.rollup.queries';

/** Each total is written at most four times a second. */
const AT_MOST_EVERY = '250 ms';

/**
 * Brings the totals of products with several slots up to date (docs/spec/stock.md#totals). Returns the number of products
 * that changed. Any number of processes may call it.
 */
export const rollUpTotals = (db: Db): Promise<number> => rollUpStock(db, AT_MOST_EVERY);

/** Gives the units of expired reservations back to their slots, one product after the other. */
export async function expireReservations(db: Db): Promise<void> {
  for (const id of await productsWithExpired(db)) await releaseExpiredOf(db, id);
}
