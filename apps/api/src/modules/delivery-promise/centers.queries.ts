import { asc, count, eq, or, sql, type SQL } from 'drizzle-orm';
import type {
  DispatchCenterFields,
  ListCentersInput,
} from '@aabha/contracts/delivery-promise/delivery-promise.staff.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { deliveryLanes, dispatchCenters as centers } from '@aabha/db/schema/delivery-promises';
import { serviceAreas } from '@aabha/db/schema/service-areas';
import { containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

const wire = {
  _id: centers.id,
  name: centers.name,
  pin: centers.pin,
  cutoff: centers.cutoff,
  weekdays: centers.weekdays,
  lead_hours: centers.leadHours,
  units_per_day: centers.unitsPerDay,
  area_count: sql<number>`(select count(*)::int from ${serviceAreas} a where a.dispatch_center = ${centers}.name)`,
  lane_count: sql<number>`(select count(*)::int from ${deliveryLanes} l where l.center_id = ${centers}.id)`,
  created_at: centers.createdAt,
  updated_at: centers.updatedAt,
};

const matching = ({ filters }: Pick<ListCentersInput, 'filters'>): SQL | undefined => {
  const search = filters.search?.trim();
  return search
    ? or(containsText(centers.name, search), containsText(sql`${centers.pin}::text`, search))
    : undefined;
};

/** Selects a page of the dispatch centres, by name. */
export function selectCenters(db: DbOrTx, input: ListCentersInput) {
  return db
    .select(wire)
    .from(centers)
    .where(matching(input))
    .orderBy(asc(centers.name))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

export async function countCenters(db: DbOrTx, input: Pick<ListCentersInput, 'filters'>): Promise<number> {
  return only(await db.select({ n: count() }).from(centers).where(matching(input))).n;
}

export async function lockCenter(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select(wire).from(centers).where(eq(centers.id, id)).for('update');
  return row;
}

const columnsOf = (fields: DispatchCenterFields) => ({
  ...{ name: fields.name, pin: fields.pin, cutoff: fields.cutoff, weekdays: fields.weekdays },
  ...{ leadHours: fields.lead_hours, unitsPerDay: fields.units_per_day },
});

export async function insertCenter(tx: Tx, fields: DispatchCenterFields) {
  return only(await tx.insert(centers).values(columnsOf(fields)).returning(wire));
}

export async function updateCenter(tx: Tx, id: string, fields: DispatchCenterFields) {
  const values = { ...columnsOf(fields), updatedAt: sql`clock_timestamp()` };
  return only(await tx.update(centers).set(values).where(eq(centers.id, id)).returning(wire));
}

export async function deleteCenter(tx: Tx, id: string): Promise<void> {
  await tx.delete(centers).where(eq(centers.id, id));
}
