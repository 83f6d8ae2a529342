import { and, asc, count, desc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type {
  ExportInstallationsInput,
  ListInstallationsInput,
} from '@aabha/contracts/installations/installations.schema';
import { INSTALLATION_PARTS } from '@aabha/contracts/installations/installations.values';
import { searchedNumber } from '@aabha/contracts/orders/order-number';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import {
  installationFiles,
  installationLinks,
  installationUnits,
} from '@aabha/db/schema/installation-visits';
import { installations } from '@aabha/db/schema/installations';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { shipmentSerials } from '@aabha/db/schema/shipments';
import { containsId } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

type Filters = ListInstallationsInput['filters'];
type Sort = ListInstallationsInput['sort'];

const PARTS = sql.raw(`array[${INSTALLATION_PARTS.map((part) => `'${part}'`).join(', ')}]`);
const partOrder = sql`array_position(${PARTS}, ${installations.part})`;

function ordering(sort: Sort): SQL[] {
  const { field, order } = sort ?? { field: 'day', order: 'desc' };
  const direction = order === 'desc' ? desc : asc;
  return field === 'day'
    ? [direction(installations.day), asc(partOrder), direction(installations.id)]
    : [direction(installations.createdAt), direction(installations.id)];
}

/** Selects the orders whose id contains a text, which may be their number. */
const ordersOf = (db: DbOrTx, text: string) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(containsId(orders.id, searchedNumber(text)));

function matching(db: DbOrTx, filters: Filters): SQL | undefined {
  const { state, type, zone, from, to } = filters;
  const search = filters.search?.trim();
  return and(
    state === undefined ? undefined : eq(installations.state, state),
    type === undefined ? undefined : eq(installations.type, type),
    zone === undefined ? undefined : isUuid(zone) ? eq(installations.zoneId, zone) : sql`false`,
    from === undefined ? undefined : gte(installations.day, from),
    to === undefined ? undefined : lte(installations.day, to),
    search ? inArray(installations.orderId, ordersOf(db, search)) : undefined,
  );
}

const photosOf = sql`coalesce((select json_agg(json_build_object('_id', ${installationFiles.id}, 'name', ${installationFiles.name},
  'bytes', ${installationFiles.bytes}) order by ${installationFiles.id}) from ${installationFiles}
  where ${installationFiles.installationId} = ${installations.id}), '[]')`;

const selectRows = (db: DbOrTx) =>
  db
    .select({
      installation: installations,
      serial: sql<string>`coalesce(${shipmentSerials.serial}, '')`,
      hasLink: sql<boolean>`${installationLinks.installationId} is not null`,
      photos: sql<{ _id: string; name: string; bytes: number }[]>`${photosOf}`,
      to: {
        name: sql<string>`coalesce(${orders.deliveryName}, ${payments.name})`,
        phone: sql<string>`coalesce(${orders.deliveryPhone}, ${payments.phone})`,
        address: sql<string>`coalesce(${orders.deliveryAddress}, ${payments.address})`,
        city: sql<string>`coalesce(${orders.deliveryCity}, ${payments.city})`,
        zip: sql<string>`coalesce(${orders.deliveryZip}, ${payments.zip})`,
      },
    })
    .from(installations)
    .innerJoin(orders, eq(orders.id, installations.orderId))
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .leftJoin(installationUnits, eq(installationUnits.installationId, installations.id))
    .leftJoin(shipmentSerials, eq(shipmentSerials.id, installationUnits.serialId))
    .leftJoin(installationLinks, eq(installationLinks.installationId, installations.id))
    .$dynamic();
export type ListedRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Selects a page of installations, the latest day first by default. */
export const selectListed = (db: DbOrTx, { filters, sort, pageNum, pageSize }: ListInstallationsInput) =>
  selectRows(db)
    .where(matching(db, filters))
    .orderBy(...ordering(sort))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);

export async function countListed(db: DbOrTx, filters: Filters): Promise<number> {
  return only(await db.select({ n: count() }).from(installations).where(matching(db, filters))).n;
}

/** Returns the ids of all matching installations. */
export async function findListedIds(
  db: DbOrTx,
  { filters, sort }: ExportInstallationsInput,
): Promise<PackedIds> {
  const ids = packIds(installations.id, ordering(sort));
  return only(await db.select({ ids }).from(installations).where(matching(db, filters))).ids;
}

export const selectListedOfIds = (db: DbOrTx, ids: readonly string[], sort: Sort) =>
  selectRows(db)
    .where(anyOf(installations.id, ids))
    .orderBy(...ordering(sort));

/** Returns an installation with whom its mail goes to. */
export async function findForMail(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      installation: installations,
      userId: orders.userId,
      name: users.name,
      email: payments.email,
    })
    .from(installations)
    .innerJoin(orders, eq(orders.id, installations.orderId))
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(installations.id, id));
  return row;
}
