import { and, asc, count, desc, eq, gte, inArray, lt, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { searchedNumber } from '@aabha/contracts/orders/order-number';
import { lateBefore, UNDERWAY_STATES } from '@aabha/contracts/shipments/late-shipments.rules';
import type { ListShipmentsInput } from '@aabha/contracts/shipments/shipment-list.schema';
import { endOfIndiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { shipments } from '@aabha/db/schema/shipments';
import { only } from '@aabha/db/tx';
import { packer, shipmentColumns } from './shipments.queries';

type Filters = ListShipmentsInput['filters'];
type Sort = ListShipmentsInput['sort'];

/** Returns the condition of a search: an AWB number, or a part of the order's id. */
function matchesText(text: string): SQL {
  const pattern = `%${searchedNumber(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(${shipments.awb} ilike ${pattern} or ${shipments.orderId}::text ilike ${pattern})`;
}

/** Returns the condition of shipments that are late, or of those that are not. */
function isLate(db: DbOrTx, late: boolean, now: Date): SQL | undefined {
  const underway = inArray(shipments.state, [...UNDERWAY_STATES]);
  const broken = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.id, shipments.orderId), lt(orders.expectedDelivery, lateBefore(now).toISOString())));
  return late
    ? and(underway, sql`exists ${broken}`)
    : or(notInArray(shipments.state, [...UNDERWAY_STATES]), sql`not exists ${broken}`);
}

function matching(db: DbOrTx, filters: Filters, now: Date): SQL | undefined {
  const { order_id, state, courier, late, from, to, dispatchCenter, search } = filters;
  return and(
    order_id === undefined ? undefined : isUuid(order_id) ? eq(shipments.orderId, order_id) : sql`false`,
    state === undefined ? undefined : eq(shipments.state, state),
    courier === undefined ? undefined : eq(shipments.courier, courier),
    late === undefined ? undefined : isLate(db, late, now),
    from === undefined ? undefined : gte(shipments.createdAt, startOfIndiaDay(from).toISOString()),
    to === undefined ? undefined : lte(shipments.createdAt, endOfIndiaDay(to).toISOString()),
    dispatchCenter === undefined ? undefined : eq(shipments.dispatchCenter, dispatchCenter),
    search?.trim() ? matchesText(search.trim()) : undefined,
  );
}

function ordering(sort: Sort): SQL[] {
  const direction = (sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return [direction(shipments.createdAt), direction(shipments.id)];
}

const selectRows = (db: DbOrTx) =>
  db
    .select({
      ...shipmentColumns,
      name: sql<string>`coalesce(${orders.deliveryName}, ${payments.name})`,
      city: sql<string>`coalesce(${orders.deliveryCity}, ${payments.city})`,
      zip: sql<string>`coalesce(${orders.deliveryZip}, ${payments.zip})`,
      expectedDelivery: orders.expectedDelivery,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .leftJoin(users, eq(users.id, packer))
    .$dynamic();
export type ListedRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Selects a page of shipments, newest first by default. */
export function selectShipments(db: DbOrTx, input: ListShipmentsInput, now: Date): Promise<ListedRow[]> {
  return selectRows(db)
    .where(matching(db, input.filters, now))
    .orderBy(...ordering(input.sort))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

export async function countShipments(db: DbOrTx, filters: Filters, now: Date): Promise<number> {
  return only(
    await db
      .select({ n: count() })
      .from(shipments)
      .where(matching(db, filters, now)),
  ).n;
}

/** Returns the ids of all matching shipments, newest first. */
export async function findShipmentIds(db: DbOrTx, filters: Filters, now: Date): Promise<PackedIds> {
  const ids = packIds(shipments.id, ordering(undefined));
  return only(
    await db
      .select({ ids })
      .from(shipments)
      .where(matching(db, filters, now)),
  ).ids;
}

/** Selects some shipments, newest first. */
export function selectShipmentsOfIds(db: DbOrTx, ids: readonly string[]): Promise<ListedRow[]> {
  return selectRows(db)
    .where(anyOf(shipments.id, ids))
    .orderBy(...ordering(undefined));
}
