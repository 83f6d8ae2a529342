import { and, asc, count, eq, gt, gte, lte, or, sql, type SQL } from 'drizzle-orm';
import type {
  CenterDayFields,
  ListCenterDaysInput,
} from '@aabha/contracts/delivery-promise/delivery-promise.staff.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import {
  centerDays as days,
  deliveryPromises,
  dispatchCenters as centers,
} from '@aabha/db/schema/delivery-promises';
import { orders } from '@aabha/db/schema/orders';
import { containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

type Filters = ListCenterDaysInput['filters'];

const ORDER = [asc(days.day), asc(centers.name), asc(days.id)];

/** Units of orders that are to leave the centre on the day. */
const planned = sql<number>`coalesce((select sum(p.units)::int from ${deliveryPromises} p
  inner join ${orders} o on o.payment_id = p.payment_id and o.status = 'Pending'
  where p.is_open and p.center = ${centers.name} and p.leaves = ${days.day}), 0)`;

const selectRows = (db: DbOrTx) =>
  db
    .select({
      _id: days.id,
      center: { _id: centers.id, name: centers.name },
      day: days.day,
      units: days.units,
      note: days.note,
      planned,
      created_at: days.createdAt,
      updated_at: days.updatedAt,
    })
    .from(days)
    .innerJoin(centers, eq(centers.id, days.centerId))
    .$dynamic();

function matching({ center, closed, from, to, search }: Filters): SQL | undefined {
  const text = search?.trim();
  return and(
    center === undefined ? undefined : isUuid(center) ? eq(days.centerId, center) : sql`false`,
    closed === undefined ? undefined : closed ? eq(days.units, 0) : gt(days.units, 0),
    from === undefined ? undefined : gte(days.day, from),
    to === undefined ? undefined : lte(days.day, to),
    text ? or(containsText(days.note, text), containsText(centers.name, text)) : undefined,
  );
}

/** Selects a page of the days of centres that are not as usual, the earliest first. */
export function selectCenterDays(db: DbOrTx, { filters, pageNum, pageSize }: ListCenterDaysInput) {
  return selectRows(db)
    .where(matching(filters))
    .orderBy(...ORDER)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

export async function countCenterDays(db: DbOrTx, filters: Filters): Promise<number> {
  const counted = db.select({ n: count() }).from(days).innerJoin(centers, eq(centers.id, days.centerId));
  return only(await counted.where(matching(filters))).n;
}

/** Returns the ids of all matching days, the earliest first. */
export async function findCenterDayIds(db: DbOrTx, filters: Filters): Promise<PackedIds> {
  const found = db
    .select({ ids: packIds(days.id, ORDER) })
    .from(days)
    .innerJoin(centers, eq(centers.id, days.centerId));
  return only(await found.where(matching(filters))).ids;
}

export const selectCenterDaysOfIds = (db: DbOrTx, ids: readonly string[]) =>
  selectRows(db)
    .where(anyOf(days.id, ids))
    .orderBy(...ORDER);

export async function lockCenterDay(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await selectRows(tx).where(eq(days.id, id)).for('update', { of: days });
  return row;
}

const columnsOf = (fields: CenterDayFields) => ({
  ...{ centerId: fields.center_id, day: fields.day, units: fields.units, note: fields.note },
});

export async function insertCenterDay(tx: Tx, fields: CenterDayFields): Promise<string> {
  return only(await tx.insert(days).values(columnsOf(fields)).returning({ id: days.id })).id;
}

export async function updateCenterDay(tx: Tx, id: string, fields: CenterDayFields): Promise<void> {
  await tx
    .update(days)
    .set({ ...columnsOf(fields), updatedAt: sql`clock_timestamp()` })
    .where(eq(days.id, id));
}

export async function deleteCenterDay(tx: Tx, id: string): Promise<void> {
  await tx.delete(days).where(eq(days.id, id));
}
