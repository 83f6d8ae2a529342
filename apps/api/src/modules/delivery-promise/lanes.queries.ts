import { and, asc, count, eq, or, sql, type SQL } from 'drizzle-orm';
import type {
  LaneFields,
  ListLanesInput,
} from '@aabha/contracts/delivery-promise/delivery-promise.staff.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { deliveryLanes as lanes, dispatchCenters as centers } from '@aabha/db/schema/delivery-promises';
import { pinCodes } from '@aabha/db/schema/service-areas';
import { containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

type Filters = ListLanesInput['filters'];

const ORDER = [asc(centers.name), asc(lanes.kind), asc(lanes.area), asc(lanes.id)];

const selectRows = (db: DbOrTx) =>
  db
    .select({
      _id: lanes.id,
      center: { _id: centers.id, name: centers.name },
      kind: lanes.kind,
      area: lanes.area,
      transit_min: lanes.transitMin,
      transit_max: lanes.transitMax,
      weekdays: lanes.weekdays,
      max_kg: lanes.maxKg,
      two_person: lanes.isTwoPerson,
      created_at: lanes.createdAt,
      updated_at: lanes.updatedAt,
    })
    .from(lanes)
    .innerJoin(centers, eq(centers.id, lanes.centerId))
    .$dynamic();

function matching({ center, kind, search }: Filters): SQL | undefined {
  const text = search?.trim();
  return and(
    center === undefined ? undefined : isUuid(center) ? eq(lanes.centerId, center) : sql`false`,
    kind === undefined ? undefined : eq(lanes.kind, kind),
    text ? or(containsText(lanes.area, text), containsText(centers.name, text)) : undefined,
  );
}

/** Selects a page of lanes, by centre and area. */
export function selectLanes(db: DbOrTx, { filters, pageNum, pageSize }: ListLanesInput) {
  return selectRows(db)
    .where(matching(filters))
    .orderBy(...ORDER)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

export async function countLanes(db: DbOrTx, filters: Filters): Promise<number> {
  const counted = db.select({ n: count() }).from(lanes).innerJoin(centers, eq(centers.id, lanes.centerId));
  return only(await counted.where(matching(filters))).n;
}

/** Returns the ids of all matching lanes, by centre and area. */
export async function findLaneIds(db: DbOrTx, filters: Filters): Promise<PackedIds> {
  const found = db
    .select({ ids: packIds(lanes.id, ORDER) })
    .from(lanes)
    .innerJoin(centers, eq(centers.id, lanes.centerId));
  return only(await found.where(matching(filters))).ids;
}

export const selectLanesOfIds = (db: DbOrTx, ids: readonly string[]) =>
  selectRows(db)
    .where(anyOf(lanes.id, ids))
    .orderBy(...ORDER);

/** Selects all lanes, by centre and area. */
export const selectAllLanes = (db: DbOrTx) => selectRows(db).orderBy(...ORDER);

export async function lockLane(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await selectRows(tx).where(eq(lanes.id, id)).for('update', { of: lanes });
  return row;
}

/** Returns whether a PIN code of India is in an area, as it is written. */
export async function isArea(tx: Tx, { kind, area }: Pick<LaneFields, 'kind' | 'area'>): Promise<boolean> {
  const column = { zip: sql`${pinCodes.pinCode}::text`, district: pinCodes.district, state: pinCodes.state }[
    kind
  ];
  const rows = await tx
    .select({ found: sql`1` })
    .from(pinCodes)
    .where(sql`${column} = ${area}`)
    .limit(1);
  return rows.length > 0;
}

/** Returns the fields of a lane as its table stores them. */
export const laneColumnsOf = (fields: LaneFields) => ({
  ...{ centerId: fields.center_id, kind: fields.kind, area: fields.area },
  ...{ transitMin: fields.transit_min, transitMax: fields.transit_max, weekdays: fields.weekdays },
  ...{ maxKg: fields.max_kg, isTwoPerson: fields.two_person },
});

export async function insertLane(tx: Tx, fields: LaneFields): Promise<string> {
  return only(await tx.insert(lanes).values(laneColumnsOf(fields)).returning({ id: lanes.id })).id;
}

export async function updateLane(tx: Tx, id: string, fields: LaneFields): Promise<void> {
  await tx
    .update(lanes)
    .set({ ...laneColumnsOf(fields), updatedAt: sql`clock_timestamp()` })
    .where(eq(lanes.id, id));
}

export async function deleteLane(tx: Tx, id: string): Promise<void> {
  await tx.delete(lanes).where(eq(lanes.id, id));
}
