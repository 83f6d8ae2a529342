import { asc, inArray, sql } from 'drizzle-orm';
import type { LaneFields } from '@aabha/contracts/delivery-promise/delivery-promise.staff.schema';
import type { LaneArea } from '@aabha/contracts/delivery-promise/delivery-promise.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { deliveryLanes as lanes, dispatchCenters as centers } from '@aabha/db/schema/delivery-promises';
import { pinCodes } from '@aabha/db/schema/service-areas';
import { laneColumnsOf } from './lanes.queries';

/** Rows of one statement. */
const CHUNK = 1000;
const AREA_COLUMNS = {
  zip: sql<string>`${pinCodes.pinCode}::text`,
  district: sql<string>`${pinCodes.district}`,
  state: sql<string>`${pinCodes.state}`,
} as const satisfies Record<LaneArea, unknown>;

/** Locks the table of lanes against other changes until the transaction ends. Sales go on reading it. */
export async function lockLanes(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${lanes} in share row exclusive mode`);
}

/** Returns the ids of dispatch centres by name. */
export async function centerIdsByName(db: DbOrTx): Promise<Map<string, string>> {
  const rows = await db.select({ id: centers.id, name: centers.name }).from(centers);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Keeps centres from being removed until the transaction ends. */
export async function keepCenters(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: centers.id })
    .from(centers)
    .where(inArray(centers.id, [...ids]))
    .orderBy(asc(centers.id))
    .for('key share');
}

/** Returns those of some areas of a kind in which there is a PIN code of India. */
export async function knownAreas(db: DbOrTx, kind: LaneArea, areas: readonly string[]): Promise<Set<string>> {
  if (areas.length === 0) return new Set();
  const column = AREA_COLUMNS[kind];
  const rows = await db
    .selectDistinct({ area: column })
    .from(pinCodes)
    .where(sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(areas)}::jsonb))`);
  return new Set(rows.map(({ area }) => area));
}

/** Inserts lanes, or changes those of the same centre, area and weight. */
export async function upsertLanes(tx: Tx, fields: readonly LaneFields[]): Promise<void> {
  for (let from = 0; from < fields.length; from += CHUNK) {
    await tx
      .insert(lanes)
      .values(fields.slice(from, from + CHUNK).map(laneColumnsOf))
      .onConflictDoUpdate({
        target: [lanes.centerId, lanes.kind, lanes.area, lanes.maxKg],
        set: {
          transitMin: sql`excluded.transit_min`,
          transitMax: sql`excluded.transit_max`,
          weekdays: sql`excluded.weekdays`,
          isTwoPerson: sql`excluded.is_two_person`,
          updatedAt: sql`clock_timestamp()`,
        },
      });
  }
}
