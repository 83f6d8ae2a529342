import { and, asc, count, eq, exists, gte, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { ListZonesInput, ZoneFields } from '@aabha/contracts/installations/zones.schema';
import type { ZoneArea } from '@aabha/contracts/installations/installations.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import {
  installations,
  technicianZoneAreas as areas,
  technicianZoneDays as days,
  technicianZones as zones,
} from '@aabha/db/schema/installations';
import { pinCodes } from '@aabha/db/schema/service-areas';
import { containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

/** The places of a week, as they are stored: the parts of Monday, then of Tuesday, to Sunday. */
const weekOf = (places: readonly number[]): number[][] =>
  Array.from({ length: 7 }, (_, day) => places.slice(day * 3, day * 3 + 3));

const selectZoneOfPin = (db: DbOrTx, zip: string) => {
  const district = db.select({ area: pinCodes.district }).from(pinCodes).where(eq(pinCodes.pinCode, zip));
  return db
    .select({ id: zones.id, name: zones.name, places: zones.places })
    .from(areas)
    .innerJoin(zones, eq(zones.id, areas.zoneId))
    .where(
      or(
        and(eq(areas.kind, 'zip'), eq(areas.area, zip)),
        and(eq(areas.kind, 'district'), inArray(areas.area, district)),
      ),
    )
    .orderBy(sql`${areas.kind} = 'zip' desc`)
    .limit(1)
    .$dynamic();
};

/** Returns the zone that comes to a PIN code, with its places from a day on; a PIN code of its own goes before its district. */
export async function findZoneOfPin(db: DbOrTx, zip: string, from: string) {
  const [row] = await selectZoneOfPin(db, zip);
  return row && withExceptions(db, row, from);
}
export type ZoneOfPin = NonNullable<Awaited<ReturnType<typeof findZoneOfPin>>>;

/** Returns the same zone, which cannot be removed until the transaction ends. */
export async function holdZoneOfPin(tx: Tx, zip: string, from: string): Promise<ZoneOfPin | undefined> {
  const [row] = await selectZoneOfPin(tx, zip).for('key share', { of: zones });
  return row && withExceptions(tx, row, from);
}

/** Returns whether technicians come to a PIN code. */
export async function isInZone(db: DbOrTx, zip: string): Promise<boolean> {
  return (await selectZoneOfPin(db, zip)).length > 0;
}

/** Lets one transaction at a time change zones, so that no area comes into two of them. */
export async function lockZones(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('technician_zones'))`);
}

async function withExceptions(db: DbOrTx, row: { id: string; name: string; places: number[] }, from: string) {
  const exceptions = await db
    .select({ day: days.day, places: days.places })
    .from(days)
    .where(and(eq(days.zoneId, row.id), gte(days.day, from)));
  return { ...row, places: weekOf(row.places), exceptions };
}

/* Nested below, since Drizzle leaves out the table of columns that stand directly in a field of a query of one table. */
const areasOfKind = (kind: ZoneArea) => sql`array(select ${areas.area} from ${areas}
  where ${areas.zoneId} = ${zones.id} and ${areas.kind} = ${kind} order by 1)`;
const exceptionsOf = sql`coalesce((select json_agg(json_build_object('day', ${days.day}, 'places', ${days.places},
  'note', ${days.note}) order by ${days.day}) from ${days} where ${days.zoneId} = ${zones.id}), '[]')`;
const bookedIn = sql`(select count(*)::int from ${installations}
  where ${installations.zoneId} = ${zones.id} and ${installations.state} in ('booked', 'moved'))`;

const selectRows = (db: DbOrTx) =>
  db
    .select({
      _id: zones.id,
      name: zones.name,
      places: zones.places,
      districts: sql<string[]>`${areasOfKind('district')}`,
      pins: sql<string[]>`${areasOfKind('zip')}`,
      exceptions: sql<ZoneFields['exceptions']>`${exceptionsOf}`,
      booked: sql<number>`${bookedIn}`,
      created_at: zones.createdAt,
      updated_at: zones.updatedAt,
    })
    .from(zones)
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectRows>>[number];
const withWeek = (row: Row) => ({ ...row, places: weekOf(row.places) });

const matching = (db: DbOrTx, search = ''): SQL | undefined =>
  search.trim()
    ? or(
        containsText(zones.name, search.trim()),
        exists(
          db
            .select({ one: sql`1` })
            .from(areas)
            .where(and(eq(areas.zoneId, zones.id), containsText(areas.area, search.trim()))),
        ),
      )
    : undefined;

/** Selects a page of zones, by name. */
export async function selectZones(db: DbOrTx, { filters, pageNum, pageSize }: ListZonesInput) {
  const rows = await selectRows(db)
    .where(matching(db, filters.search))
    .orderBy(asc(zones.name))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return rows.map(withWeek);
}

export async function countZones(db: DbOrTx, { filters }: ListZonesInput): Promise<number> {
  return only(await db.select({ n: count() }).from(zones).where(matching(db, filters.search))).n;
}

export async function findZone(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await selectRows(db).where(eq(zones.id, id));
  return row && withWeek(row);
}

/** Locks a zone, against other changes of it and against bookings in it. */
export async function lockZone(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  await tx.select({ id: zones.id }).from(zones).where(eq(zones.id, id)).for('update');
  return findZone(tx, id);
}

/** Returns which of some districts no PIN code of India is in, and which of some PIN codes there are none. */
export async function unknownArea(tx: Tx, { districts, pins }: ZoneFields): Promise<string | undefined> {
  const found = await tx
    .selectDistinct({ district: pinCodes.district })
    .from(pinCodes)
    .where(inArray(pinCodes.district, districts));
  const known = await tx
    .select({ pin: pinCodes.pinCode })
    .from(pinCodes)
    .where(inArray(pinCodes.pinCode, pins));
  return (
    districts.find((name) => !found.some(({ district }) => district === name)) ??
    pins.find((code) => !known.some(({ pin }) => pin === code))
  );
}

const areaRows = (zoneId: string, { districts, pins }: ZoneFields) => [
  ...districts.map((area) => ({ zoneId, kind: 'district' as const, area })),
  ...pins.map((area) => ({ zoneId, kind: 'zip' as const, area })),
];

/** Returns an area that belongs to another zone, with that zone. */
export async function takenArea(
  tx: Tx,
  zoneId: string | null,
  fields: ZoneFields,
): Promise<{ area: string; zone: string } | undefined> {
  const [row] = await tx
    .select({ area: areas.area, zone: zones.name })
    .from(areas)
    .innerJoin(zones, eq(zones.id, areas.zoneId))
    .where(
      and(
        or(
          and(eq(areas.kind, 'district'), inArray(areas.area, fields.districts)),
          and(eq(areas.kind, 'zip'), inArray(areas.area, fields.pins)),
        ),
        zoneId === null ? undefined : sql`${areas.zoneId} <> ${zoneId}`,
      ),
    )
    .limit(1);
  return row;
}

/** Writes areas and exceptions of a zone in place of those that it had. */
async function replaceParts(tx: Tx, zoneId: string, fields: ZoneFields): Promise<void> {
  await tx.delete(areas).where(eq(areas.zoneId, zoneId));
  await tx.insert(areas).values(areaRows(zoneId, fields));
  await tx.delete(days).where(eq(days.zoneId, zoneId));
  if (fields.exceptions.length > 0)
    await tx.insert(days).values(fields.exceptions.map((exception) => ({ ...exception, zoneId })));
}

export async function insertZone(tx: Tx, fields: ZoneFields): Promise<string> {
  const { id } = only(
    await tx
      .insert(zones)
      .values({ name: fields.name, places: fields.places.flat() })
      .returning({ id: zones.id }),
  );
  await replaceParts(tx, id, fields);
  return id;
}

export async function updateZone(tx: Tx, id: string, fields: ZoneFields): Promise<void> {
  await tx
    .update(zones)
    .set({ name: fields.name, places: fields.places.flat(), updatedAt: sql`clock_timestamp()` })
    .where(eq(zones.id, id));
  await replaceParts(tx, id, fields);
}

export async function deleteZone(tx: Tx, id: string): Promise<void> {
  await tx.delete(zones).where(eq(zones.id, id));
}
