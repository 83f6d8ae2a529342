import type { StoredTables } from '@aabha/contracts/delivery-promise/promise-tables';
import { lateDelivery, promise, type DeliveryPromise } from '@aabha/contracts/delivery-promise/promise.rules';
import { isUuid } from '@aabha/db/ids';
import type { SignedInContext } from '../../context/context';
import { reasonsOnWire } from './delivery-promise.service';
import { promiseOf, readPromiseSource } from './make-promise.service';
import { selectPromisesOf } from './stored-promises.queries';

type StoredPromise = Awaited<ReturnType<typeof selectPromisesOf>>[number]['promise'];
type Dates = Pick<DeliveryPromise, 'earliest' | 'latest' | 'center' | 'leaves' | 'reasons'>;

const datesOf = ({ earliest, latest, center, leaves, reasons }: Dates) => ({
  ...{ earliest, latest, center, leaves: leaves ?? '', reasons: reasonsOnWire(reasons) },
});

/** Computes a promise again from its stored tables. */
function replayed(stored: StoredPromise, { place, ...tables }: StoredTables): DeliveryPromise | undefined {
  const all = { ...tables, planned: stored.planned };
  const now = new Date(stored.madeAt);
  if (stored.cause === 'not-delivered') return lateDelivery(now, place, all);
  return promise(now, { pin: stored.zip, ...place }, stored.items, all);
}

/** Returns what the tables of today give for the moment of a promise; undefined where they give none. */
async function byPresentTables(ctx: SignedInContext, stored: StoredPromise) {
  const now = new Date(stored.madeAt);
  const source = await readPromiseSource(ctx, ctx.db, stored.zip, now);
  const tables = { ...source.tables, planned: stored.planned };
  if (stored.cause === 'not-delivered')
    return lateDelivery(now, { dispatchCenter: source.area?.dispatchCenter ?? '' }, tables);
  return promiseOf({ ...source, tables }, stored.items, now);
}

/** Returns the promises of an order, each with what its stored tables and those of today give (docs/spec/delivery-promise.md#replay). */
export async function replayPromises(ctx: SignedInContext, { id }: { id: string }) {
  const rows = isUuid(id) ? await selectPromisesOf(ctx.db, id) : [];
  const revisions = [];
  for (const { promise: stored, tables } of rows) {
    const again = replayed(stored, tables);
    const present = await byPresentTables(ctx, stored);
    const weights = stored.items.map(({ kg }) => kg);
    revisions.push({
      ...{ revision: stored.revision, cause: stored.cause, made_at: stored.madeAt, zipcode: stored.zip },
      ...{ units: stored.units, tables: stored.tablesVersion.slice(0, 12) },
      heaviest_kg: weights.length === 0 || weights.includes(null) ? null : Math.max(...weights.map(Number)),
      promised: datesOf(stored),
      replayed: again ? datesOf(again) : null,
      same: again?.earliest === stored.earliest && again.latest === stored.latest,
      by_present_tables: present ? datesOf(present) : null,
    });
  }
  return { revisions };
}
