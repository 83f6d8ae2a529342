import { and, eq, sql } from 'drizzle-orm';
import type { Attempt } from '@aabha/contracts/webhooks/webhooks.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { webhookDeliveries as deliveries, webhookEndpoints } from '@aabha/db/schema/webhook-endpoints';

/** A delivery that this process tries now. */
export interface DueDelivery {
  id: string;
  eventId: string;
  endpointId: string;
  type: string;
  data: Record<string, unknown>;
  tries: number;
  attempts: Attempt[];
  createdAt: string;
}

interface Claim {
  /** How many of one endpoint. */
  count: number;
  leaseMs: number;
  /** Endpoints that are not asked for more. */
  busy: readonly string[];
}

/**
 * Claims due deliveries of each endpoint for `leaseMs`, longest due first; several workers never claim the same one. One waits
 * while an earlier one of its endpoint and subject is not delivered or given up. A paused endpoint gets test events only.
 */
export async function claimDueDeliveries(
  db: DbOrTx,
  { count, leaseMs, busy }: Claim,
): Promise<DueDelivery[]> {
  const due = sql`select due.id from webhook_endpoints endpoint, lateral (
    select d.id from webhook_deliveries d
    where d.endpoint_id = endpoint.id and d.state = 'pending' and d.next_try_at <= now()
      and (endpoint.state = 'active' or d.type = 'webhook.test')
      and not exists (select from webhook_deliveries earlier where earlier.endpoint_id = d.endpoint_id
        and earlier.subject = d.subject and earlier.state = 'pending' and earlier.position < d.position)
    order by d.next_try_at, d.position limit ${count} for update of d skip locked) due
    where endpoint.id <> all(${sql.param([...busy])}::uuid[])`;
  return db
    .update(deliveries)
    .set({
      tries: sql`${deliveries.tries} + 1`,
      nextTryAt: sql`now() + ${leaseMs}::float8 * interval '1 millisecond'`,
    })
    .where(sql`${deliveries.id} in (${due}) and ${deliveries.state} = 'pending'`)
    .returning({
      ...{ id: deliveries.id, eventId: deliveries.eventId, endpointId: deliveries.endpointId },
      ...{ type: deliveries.type, data: deliveries.data, tries: deliveries.tries },
      ...{ attempts: deliveries.attempts, createdAt: deliveries.createdAt },
    });
}

/** Returns an endpoint as it is to be called; undefined where it was deleted. */
export async function findReceiver(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      ...{ url: webhookEndpoints.url, sealedSecret: webhookEndpoints.sealedSecret },
      ...{ sealedPrevious: webhookEndpoints.sealedPrevious, previousUntil: webhookEndpoints.previousUntil },
    })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id));
  return row;
}

interface Outcome {
  attempts: Attempt[];
  state: 'pending' | 'delivered' | 'failed';
  /** Where it stays pending. */
  waitMs: number | null;
}

/** Stores the outcome of a try, unless the delivery was replayed or its lease expired meanwhile. Returns whether it did. */
export async function recordTry(
  tx: Tx,
  { id, tries }: Pick<DueDelivery, 'id' | 'tries'>,
  { attempts, state, waitMs }: Outcome,
): Promise<boolean> {
  const rows = await tx
    .update(deliveries)
    .set({
      ...{ attempts, state, doneAt: state === 'pending' ? null : sql`now()` },
      nextTryAt: sql`now() + ${waitMs ?? 0}::float8 * interval '1 millisecond'`,
    })
    .where(and(eq(deliveries.id, id), eq(deliveries.state, 'pending'), eq(deliveries.tries, tries)))
    .returning({ id: deliveries.id });
  return rows.length > 0;
}

/** Returns an endpoint with how it goes, locked; undefined where it was deleted. */
export async function lockHealth(tx: Tx, id: string) {
  const [row] = await tx
    .select({ state: webhookEndpoints.state, failingSince: webhookEndpoints.failingSince })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .for('no key update');
  return row;
}
