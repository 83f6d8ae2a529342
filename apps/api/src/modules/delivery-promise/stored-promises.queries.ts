import { createHash } from 'node:crypto';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { PromiseCause } from '@aabha/contracts/delivery-promise/delivery-promise.values';
import type { PromiseItem, StoredTables } from '@aabha/contracts/delivery-promise/promise-tables';
import type { DeliveryPromise } from '@aabha/contracts/delivery-promise/promise.rules';
import type { DbOrTx } from '@aabha/db/client';
import { preparedSql, preparedStatement } from '@aabha/db/driver/prepared-statement';
import { deliveryPromises, promiseTables } from '@aabha/db/schema/delivery-promises';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import type { PromiseSource } from './promise.queries';

const value = (name: string) => sql.placeholder(name);

/** A promise of a payment that is to be stored. */
interface PromiseToStore {
  paymentId: string;
  cause: PromiseCause;
  now: Date;
  source: PromiseSource;
  items: readonly PromiseItem[];
  made: DeliveryPromise;
}

/*
 * The newest revision takes the place of the one before. A payment that is resumed gets its first revision anew, since it was
 * not agreed with an order yet. Where there is no payment of this id nothing is stored: this is sent together with the statement that
 * begins one, which may find another.
 */
const stored = preparedSql(
  'store_delivery_promise',
  sql`with version as (
      insert into ${promiseTables} (version, tables) values (${value('version')}, ${value('tables')}::jsonb)
      on conflict do nothing
    ), earlier as (
      update ${deliveryPromises} set is_open = false
      where payment_id = ${value('paymentId')} and is_open and ${value('cause')} <> 'payment'
    )
    insert into ${deliveryPromises} (payment_id, revision, cause, made_at, zip, center, leaves, earliest, latest, lane_id,
      units, items, planned, tables_version, reasons)
    select ${value('paymentId')}, case when ${value('cause')} = 'payment' then 1 else
        (select coalesce(max(revision), 0) + 1 from ${deliveryPromises} where payment_id = ${value('paymentId')}) end,
      ${value('cause')}, ${value('madeAt')}, ${value('zip')}, ${value('center')}, ${value('leaves')}::date,
      ${value('earliest')}::date, ${value('latest')}::date, ${value('laneId')}::uuid, ${value('units')}::int,
      ${value('items')}::jsonb, ${value('planned')}::jsonb, ${value('version')}, ${value('reasons')}::jsonb
    where exists (select from ${payments} where id = ${value('paymentId')})
    on conflict (payment_id, revision) do update set made_at = excluded.made_at, zip = excluded.zip,
      center = excluded.center, leaves = excluded.leaves, earliest = excluded.earliest, latest = excluded.latest,
      lane_id = excluded.lane_id, units = excluded.units, items = excluded.items, planned = excluded.planned,
      tables_version = excluded.tables_version, reasons = excluded.reasons, is_open = true`,
);

/** Stores a promise with the version of the tables that it was computed from. */
export async function storePromise(
  db: DbOrTx,
  { paymentId, cause, now, source, items, made }: PromiseToStore,
): Promise<void> {
  const { planned, ...tables } = source.tables;
  const { dispatchCenter = '', facilityState = '' } = source.area ?? {};
  const place = { dispatchCenter, facilityState, state: source.place?.state ?? '' };
  const content = JSON.stringify({ ...tables, place } satisfies StoredTables);
  await stored(db).execute({
    ...{ paymentId, cause, madeAt: now.toISOString(), zip: source.zip, tables: content },
    version: createHash('sha256').update(content).digest('hex'),
    ...{ center: made.center, leaves: made.leaves, earliest: made.earliest, latest: made.latest },
    ...{ laneId: made.laneId, units: items.reduce((sum, { units }) => sum + units, 0) },
    ...{ items: JSON.stringify(items), planned: JSON.stringify(planned) },
    reasons: JSON.stringify(made.reasons),
  });
}

const newest = preparedStatement((db) =>
  db
    .select()
    .from(deliveryPromises)
    .where(eq(deliveryPromises.paymentId, sql.placeholder('paymentId')))
    .orderBy(desc(deliveryPromises.revision))
    .limit(1)
    .prepare('find_delivery_promise'),
);

/** Returns the newest promise of a payment; undefined without one. */
export async function findPromise(db: DbOrTx, paymentId: string) {
  const [row] = await newest(db).execute({ paymentId });
  return row;
}

/** Selects every promise of an order with its tables, the first one first. */
export function selectPromisesOf(db: DbOrTx, orderId: string) {
  return db
    .select({ promise: deliveryPromises, tables: promiseTables.tables })
    .from(deliveryPromises)
    .innerJoin(orders, eq(orders.paymentId, deliveryPromises.paymentId))
    .innerJoin(promiseTables, eq(promiseTables.version, deliveryPromises.tablesVersion))
    .where(eq(orders.id, orderId))
    .orderBy(asc(deliveryPromises.revision));
}
