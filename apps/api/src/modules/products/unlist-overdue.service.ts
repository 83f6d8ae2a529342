import type { AppDeps } from '../../context/deps';
import { endListingPeriods } from './products.staff.queries';

const AT_ONCE = 200;

/**
 * Takes televisions off the list that have not got their declarations within their period
 * (docs/decisions/037-declarations-before-listing.md). Returns the number of them; any number of processes may call it.
 */
export async function unlistOverdue({ db, log }: Pick<AppDeps, 'db' | 'log'>): Promise<number> {
  const ids = await endListingPeriods(db, AT_ONCE);
  if (ids.length > 0) log.warn({ products: ids }, 'televisions without declarations unlisted');
  return ids.length;
}
