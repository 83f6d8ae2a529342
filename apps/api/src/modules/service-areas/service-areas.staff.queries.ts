import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type {
  ListServiceAreasInput,
  ServiceAreaFields,
} from '@aabha/contracts/service-areas/service-areas.staff.schema';
import { filterText } from '@aabha/contracts/wire/wire.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { pinCodes, serviceAreas } from '@aabha/db/schema/service-areas';
import { containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

/** The State of a place's PIN code; null where unknown. */
const stateOfPin = sql<
  string | null
>`(select ${pinCodes.state} from ${pinCodes} where ${pinCodes.pinCode} = ${serviceAreas.zipcode})`;

const wire = {
  _id: serviceAreas.id,
  zipcode: serviceAreas.zipcode,
  dispatchCenter: serviceAreas.dispatchCenter,
  originCenter: serviceAreas.originCenter,
  returnCenter: serviceAreas.returnCenter,
  facilityCity: serviceAreas.facilityCity,
  facilityState: serviceAreas.facilityState,
  outOfDeliveryArea: serviceAreas.outOfDeliveryArea,
  placeOfSupply: sql<string>`coalesce(${stateOfPin}, '')`,
  created_at: serviceAreas.createdAt,
  updated_at: serviceAreas.updatedAt,
};

/** Rows of one statement: well below PostgreSQL's limit of 65,535 parameters. */
const CHUNK = 1000;

const SORT_BY = {
  zipcode: sql`${serviceAreas.zipcode}`,
  facilityCity: sql`lower(${serviceAreas.facilityCity})`,
  facilityState: sql`lower(${serviceAreas.facilityState})`,
  dispatchCenter: sql`lower(${serviceAreas.dispatchCenter})`,
  created_at: sql`${serviceAreas.createdAt}`,
  updated_at: sql`${serviceAreas.updatedAt}`,
};

const SEARCHED = [
  sql`${serviceAreas.zipcode}::text`,
  serviceAreas.facilityCity,
  serviceAreas.facilityState,
  serviceAreas.dispatchCenter,
  serviceAreas.originCenter,
  serviceAreas.returnCenter,
];

function matching({ filters }: Pick<ListServiceAreasInput, 'filters'>): SQL | undefined {
  const zipcode = filterText(filters.zipcode);
  const search = filterText(filters.search);
  return and(
    zipcode === undefined ? undefined : containsText(sql`${serviceAreas.zipcode}::text`, zipcode),
    search === undefined ? undefined : or(...SEARCHED.map((column) => containsText(column, search))),
    filters.outOfDeliveryArea === undefined
      ? undefined
      : eq(serviceAreas.outOfDeliveryArea, filters.outOfDeliveryArea),
    filters.placeOfSupplyKnown === undefined
      ? undefined
      : sql`(${stateOfPin} is not null) = ${filters.placeOfSupplyKnown}`,
  );
}

/** Selects a page of service areas, by PIN code by default. */
export function selectServiceAreas(db: DbOrTx, input: ListServiceAreasInput) {
  const by = SORT_BY[input.sort?.field ?? 'zipcode'];
  const direction = input.sort?.order === 'desc' ? desc : asc;
  return db
    .select(wire)
    .from(serviceAreas)
    .where(matching(input))
    .orderBy(direction(by), direction(serviceAreas.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

export async function countServiceAreas(
  db: DbOrTx,
  input: Pick<ListServiceAreasInput, 'filters'>,
): Promise<number> {
  const [row] = await db.select({ n: count() }).from(serviceAreas).where(matching(input));
  return row?.n ?? 0;
}

/** Selects the whole list, by PIN code. */
export function selectAllServiceAreas(db: DbOrTx) {
  return db.select(wire).from(serviceAreas).orderBy(asc(serviceAreas.zipcode));
}

/** Locks the whole list until the transaction ends. */
export async function lockServiceAreas(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${serviceAreas} in share row exclusive mode`);
}

export async function lockServiceArea(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select(wire).from(serviceAreas).where(eq(serviceAreas.id, id)).for('update');
  return row;
}

export async function insertServiceArea(tx: Tx, values: ServiceAreaFields) {
  return only(await tx.insert(serviceAreas).values(values).returning(wire));
}

export async function updateServiceArea(tx: Tx, id: string, values: Partial<ServiceAreaFields>) {
  return only(
    await tx
      .update(serviceAreas)
      .set({ ...values, updatedAt: sql`now()` })
      .where(eq(serviceAreas.id, id))
      .returning(wire),
  );
}

export async function deleteServiceArea(tx: Tx, id: string): Promise<void> {
  await tx.delete(serviceAreas).where(eq(serviceAreas.id, id));
}

export async function deleteServiceAreas(tx: Tx, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += CHUNK)
    await tx.delete(serviceAreas).where(inArray(serviceAreas.id, ids.slice(from, from + CHUNK)));
}

/** Inserts or updates each place by its PIN code. */
export async function upsertServiceAreas(tx: Tx, rows: readonly ServiceAreaFields[]): Promise<void> {
  const taken = (column: string) => sql.raw(`excluded.${column}`);
  for (let from = 0; from < rows.length; from += CHUNK)
    await tx
      .insert(serviceAreas)
      .values(rows.slice(from, from + CHUNK))
      .onConflictDoUpdate({
        target: serviceAreas.zipcode,
        set: {
          dispatchCenter: taken('dispatch_center'),
          originCenter: taken('origin_center'),
          returnCenter: taken('return_center'),
          facilityCity: taken('facility_city'),
          facilityState: taken('facility_state'),
          outOfDeliveryArea: taken('out_of_delivery_area'),
          updatedAt: sql`now()`,
        },
      });
}

/** Selects the service areas of some PIN codes. */
export async function areasOf(db: DbOrTx, zipcodes: readonly string[]) {
  const rows = [];
  for (let from = 0; from < zipcodes.length; from += CHUNK)
    rows.push(
      ...(await db
        .select(wire)
        .from(serviceAreas)
        .where(inArray(serviceAreas.zipcode, zipcodes.slice(from, from + CHUNK)))),
    );
  return rows;
}
