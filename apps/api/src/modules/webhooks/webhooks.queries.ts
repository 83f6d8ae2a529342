import { and, count, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { ListWebhooksInput } from '@aabha/contracts/webhooks/webhooks.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { webhookDeliveries, webhookEndpoints } from '@aabha/db/schema/webhook-endpoints';
import { containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

type Values = typeof webhookEndpoints.$inferInsert;

const COLUMNS = {
  ...{ id: webhookEndpoints.id, url: webhookEndpoints.url, description: webhookEndpoints.description },
  ...{ events: webhookEndpoints.events, state: webhookEndpoints.state, reason: webhookEndpoints.reason },
  ...{ failingSince: webhookEndpoints.failingSince, lastTriedAt: webhookEndpoints.lastTriedAt },
  ...{ lastResult: webhookEndpoints.lastResult, lastOk: webhookEndpoints.lastOk },
  previousUntil: webhookEndpoints.previousUntil,
  waiting: sql<number>`(select count(*)::int from webhook_deliveries waiting
    where waiting.endpoint_id = ${webhookEndpoints.id} and waiting.state = 'pending')`,
  createdBy: users.name,
  ...{ createdAt: webhookEndpoints.createdAt, updatedAt: webhookEndpoints.updatedAt },
};

function matching({ state, search }: ListWebhooksInput['filters']): SQL | undefined {
  const text = search?.trim();
  const columns = [webhookEndpoints.url, webhookEndpoints.description];
  return and(
    state && eq(webhookEndpoints.state, state),
    text ? or(...columns.map((column) => containsText(column, text))) : undefined,
  );
}

const selectRows = (db: DbOrTx) =>
  db
    .select(COLUMNS)
    .from(webhookEndpoints)
    .innerJoin(users, eq(users.id, webhookEndpoints.createdBy))
    .$dynamic();
export type WebhookRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Selects a page of the endpoints, newest first. */
export function selectWebhooks(db: DbOrTx, { filters, pageNum, pageSize }: ListWebhooksInput) {
  return selectRows(db)
    .where(matching(filters))
    .orderBy(desc(webhookEndpoints.createdAt), desc(webhookEndpoints.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

export async function countWebhooks(db: DbOrTx, filters: ListWebhooksInput['filters'] = {}): Promise<number> {
  return only(await db.select({ n: count() }).from(webhookEndpoints).where(matching(filters))).n;
}

/** Returns an endpoint; undefined for an unknown one. */
export async function findWebhook(db: DbOrTx, id: string): Promise<WebhookRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectRows(db).where(eq(webhookEndpoints.id, id));
  return row;
}

/** Returns an endpoint with its secrets, locked; undefined for an unknown one. */
export async function lockWebhook(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('update');
  return row;
}

export async function insertWebhook(tx: Tx, values: Values): Promise<string> {
  return only(await tx.insert(webhookEndpoints).values(values).returning({ id: webhookEndpoints.id })).id;
}

export async function changeWebhook(tx: DbOrTx, id: string, values: Partial<Values>): Promise<void> {
  await tx.update(webhookEndpoints).set(values).where(eq(webhookEndpoints.id, id));
}

/** Deletes an endpoint with its deliveries. Returns their number. */
export async function deleteWebhook(tx: Tx, id: string): Promise<number> {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  const gone = await tx
    .delete(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, id))
    .returning({ id: webhookDeliveries.id });
  return gone.length;
}

/** Waits for who else adds an endpoint, so that none is added beyond the limit. */
export async function lockAdding(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('webhook_endpoints'))`);
}
