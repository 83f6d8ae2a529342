import { and, asc, count, desc, eq, gte, gt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type {
  DraftNeighboursInput,
  ListDraftOrdersInput,
} from '@aabha/contracts/draft-orders/draft-orders.schema';
import type { DraftOrderState } from '@aabha/contracts/draft-orders/draft-orders.values';
import { endOfIndiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx } from '@aabha/db/client';
import { jsonColumn, rowsBesideInJson } from '@aabha/db/driver/json-columns';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import { draftOrderLines, draftOrders } from '@aabha/db/schema/draft-orders';
import { products } from '@aabha/db/schema/products';
import { containsPhone, containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';
import { orderIdOfDraft } from './draft-orders.queries';

type Filters = ListDraftOrdersInput['filters'];
type Sort = ListDraftOrdersInput['sort'];

/** Who looks, and when: what `mine` and the expiry of a link depend on. */
export interface Viewer {
  userId: string;
  now: Date;
}

/** Returns the condition of a state, of which `expired` is one that was sent, after the end of its link. */
function inState(state: DraftOrderState, now: Date): SQL | undefined {
  const at = now.toISOString();
  if (state === 'expired') return and(eq(draftOrders.status, 'sent'), lte(draftOrders.expiresAt, at));
  if (state === 'sent') return and(eq(draftOrders.status, 'sent'), gt(draftOrders.expiresAt, at));
  return eq(draftOrders.status, state);
}

function matching({ state, from, to, mine, search }: Filters, { userId, now }: Viewer): SQL | undefined {
  const text = search?.trim();
  return and(
    state === undefined ? undefined : inState(state, now),
    from === undefined ? undefined : gte(draftOrders.createdAt, startOfIndiaDay(from).toISOString()),
    to === undefined ? undefined : lte(draftOrders.createdAt, endOfIndiaDay(to).toISOString()),
    mine === undefined
      ? undefined
      : mine
        ? eq(draftOrders.createdBy, userId)
        : ne(draftOrders.createdBy, userId),
    text
      ? or(
          containsText(draftOrders.name, text),
          containsText(draftOrders.email, text),
          containsPhone(draftOrders.phone, text),
        )
      : undefined,
  );
}

function ordering(sort: Sort): SQL[] {
  const direction = (sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return [direction(draftOrders.createdAt), direction(draftOrders.id)];
}

const lines = rowsBesideInJson<{ name: string; quantity: number }>(
  {
    name: sql`coalesce(${draftOrderLines.productName}, ${products.name})`,
    quantity: draftOrderLines.quantity,
  },
  [draftOrderLines.position],
  sql`${draftOrderLines} join ${products} on ${products.id} = ${draftOrderLines.productId}
    where ${draftOrderLines.draftOrderId} = ${draftOrders.id}`,
);

const selectRows = (db: DbOrTx) =>
  db
    .select({
      id: draftOrders.id,
      status: draftOrders.status,
      customer: { _id: users.id, name: users.name, email: users.email, phone: users.phone },
      amountPaise: draftOrders.amountPaise,
      createdBy: sql<string>`(select staff.name from ${users} staff where staff.id = ${draftOrders.createdBy})`,
      createdAt: draftOrders.createdAt,
      expiresAt: draftOrders.expiresAt,
      paidAt: draftOrders.paidAt,
      orderId: orderIdOfDraft,
      lines: jsonColumn(lines),
    })
    .from(draftOrders)
    .innerJoin(users, eq(users.id, draftOrders.userId))
    .$dynamic();
export type ListedDraftRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Selects a page of draft orders, newest first by default. */
export function selectDrafts(
  db: DbOrTx,
  input: ListDraftOrdersInput,
  viewer: Viewer,
): Promise<ListedDraftRow[]> {
  return selectRows(db)
    .where(matching(input.filters, viewer))
    .orderBy(...ordering(input.sort))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

export async function countDrafts(db: DbOrTx, filters: Filters, viewer: Viewer): Promise<number> {
  return only(await db.select({ n: count() }).from(draftOrders).where(matching(filters, viewer))).n;
}

/** Returns the ids of all matching draft orders, newest first. */
export async function findDraftIds(db: DbOrTx, filters: Filters, viewer: Viewer): Promise<PackedIds> {
  const ids = packIds(draftOrders.id, ordering(undefined));
  return only(await db.select({ ids }).from(draftOrders).where(matching(filters, viewer))).ids;
}

/** Selects some draft orders, newest first. */
export function selectDraftsOfIds(db: DbOrTx, ids: readonly string[]): Promise<ListedDraftRow[]> {
  return selectRows(db)
    .where(anyOf(draftOrders.id, ids))
    .orderBy(...ordering(undefined));
}

/** Returns the ids of the draft orders before and after one in a list; undefined at an end, and for an unknown one. */
export async function findDraftNeighbours(
  db: DbOrTx,
  { id, filters, sort }: DraftNeighboursInput,
  viewer: Viewer,
) {
  if (!isUuid(id)) return { previous: undefined, next: undefined };
  const isDescending = (sort?.order ?? 'desc') === 'desc';
  const beside = async (isNext: boolean) => {
    const isLower = isDescending === isNext;
    const place = sql`(select here.created_at, here.id from ${draftOrders} here where here.id = ${id})`;
    const [row] = await db
      .select({ id: draftOrders.id })
      .from(draftOrders)
      .where(
        and(
          matching(filters, viewer),
          sql`(${draftOrders.createdAt}, ${draftOrders.id}) ${isLower ? sql`<` : sql`>`} ${place}`,
        ),
      )
      .orderBy(...ordering({ field: 'created_at', order: isLower ? 'desc' : 'asc' }))
      .limit(1);
    return row?.id;
  };
  const [previous, next] = await Promise.all([beside(false), beside(true)]);
  return { previous, next };
}
