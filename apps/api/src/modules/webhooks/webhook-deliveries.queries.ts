import { and, count, desc, eq, gte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { ListDeliveriesInput } from '@aabha/contracts/webhooks/webhooks.schema';
import { TEST_EVENT, type SentEvent } from '@aabha/contracts/webhooks/webhooks.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid, newId } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { webhookDeliveries as deliveries, webhookEndpoints } from '@aabha/db/schema/webhook-endpoints';
import { containsText } from '@aabha/db/search/contains-text';
import { withinDays } from '@aabha/db/search/within-days';
import { only } from '@aabha/db/tx';

type Filters = ListDeliveriesInput['filters'];

/** Returns whether a text is an event's id, with dashes or without. */
const isEventId = (text: string) => isUuid(text) || /^[\da-f]{32}$/i.test(text);

function matching({ webhook_id: webhookId, state, type, search, ...days }: Filters): SQL | undefined {
  const text = search?.trim().replace(/^evt_/, '');
  return and(
    webhookId === undefined
      ? undefined
      : isUuid(webhookId)
        ? eq(deliveries.endpointId, webhookId)
        : sql`false`,
    state && eq(deliveries.state, state),
    type && eq(deliveries.type, type),
    text
      ? or(isEventId(text) ? eq(deliveries.eventId, text) : undefined, containsText(deliveries.subject, text))
      : undefined,
    withinDays(deliveries.createdAt, days),
  );
}

const NEWEST_FIRST = [desc(deliveries.createdAt), desc(deliveries.id)];

const COLUMNS = {
  ...{ id: deliveries.id, endpointId: deliveries.endpointId, eventId: deliveries.eventId },
  ...{ type: sql<SentEvent>`${deliveries.type}`, subject: deliveries.subject, state: deliveries.state },
  ...{ tries: deliveries.tries, nextTryAt: deliveries.nextTryAt, doneAt: deliveries.doneAt },
  last: sql<{ status: number | null; error: string | null } | null>`${deliveries.attempts} -> -1`,
  createdAt: deliveries.createdAt,
};
const selectRows = (db: DbOrTx) => db.select(COLUMNS).from(deliveries).$dynamic();
export type DeliveryRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Selects a page of deliveries, newest first. */
export function selectDeliveries(db: DbOrTx, { filters, pageNum, pageSize }: ListDeliveriesInput) {
  return selectRows(db)
    .where(matching(filters))
    .orderBy(...NEWEST_FIRST)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

export async function countDeliveries(db: DbOrTx, filters: Filters): Promise<number> {
  return only(await db.select({ n: count() }).from(deliveries).where(matching(filters))).n;
}

/** Returns the ids of all matching deliveries, newest first. */
export async function findDeliveryIds(db: DbOrTx, filters: Filters): Promise<PackedIds> {
  const ids = packIds(deliveries.id, NEWEST_FIRST);
  return only(await db.select({ ids }).from(deliveries).where(matching(filters))).ids;
}

/** Selects some deliveries with the address of their endpoint for an export, newest first. */
export function selectDeliveriesOfIds(db: DbOrTx, ids: readonly string[]) {
  return db
    .select({ ...COLUMNS, url: sql<string>`coalesce(${webhookEndpoints.url}, '')` })
    .from(deliveries)
    .leftJoin(webhookEndpoints, eq(webhookEndpoints.id, deliveries.endpointId))
    .where(anyOf(deliveries.id, ids))
    .orderBy(...NEWEST_FIRST);
}

/** Returns a delivery with what is sent and its attempts; undefined for an unknown one. */
export async function findDelivery(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({ ...COLUMNS, data: deliveries.data, attempts: deliveries.attempts })
    .from(deliveries)
    .where(eq(deliveries.id, id));
  return row;
}

/** Queues a test event for an endpoint, which waits for no other. */
export async function insertTestEvent(tx: Tx, endpointId: string): Promise<string> {
  const eventId = newId();
  const row = {
    ...{ eventId, endpointId, type: TEST_EVENT, subject: `test/${eventId}` },
    data: { webhook_id: endpointId },
  };
  return only(await tx.insert(deliveries).values(row).returning({ id: deliveries.id })).id;
}

const AGAIN = { state: 'pending', tries: 0, nextTryAt: sql`now()`, doneAt: null } as const;

/** Queues a delivery again that waits for nothing. Returns whether it did. */
export async function replayDelivery(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(deliveries)
    .set(AGAIN)
    .where(and(eq(deliveries.id, id), ne(deliveries.state, 'pending')))
    .returning({ id: deliveries.id });
  return rows.length > 0;
}

/** Queues the deliveries of an endpoint again that were written since an instant and wait for nothing. Returns their number. */
export async function replayDeliveriesSince(tx: Tx, endpointId: string, since: string): Promise<number> {
  const rows = await tx
    .update(deliveries)
    .set(AGAIN)
    .where(
      and(
        eq(deliveries.endpointId, endpointId),
        ne(deliveries.state, 'pending'),
        ne(deliveries.type, TEST_EVENT),
        gte(deliveries.createdAt, since),
      ),
    )
    .returning({ id: deliveries.id });
  return rows.length;
}
