import type { WebhookPayload } from '@aabha/contracts/webhooks/webhook-payloads';
import type { SentEvent } from '@aabha/contracts/webhooks/webhooks.values';
import type { DbOrTx } from '@aabha/db/client';
import { preparedSql } from '@aabha/db/driver/prepared-statement';
import { sql } from 'drizzle-orm';

/** Events of televisions, which triggers of their table record: many statements write them. */
type RecordedByTriggers = 'product.updated' | 'product.stock_changed';
/** Events that services record. */
type RecordedEvent = Exclude<SentEvent, RecordedByTriggers | 'webhook.test'>;

const recorded = preparedSql(
  'record_webhook_event',
  sql`select record_webhook_event(${sql.placeholder('type')}, ${sql.placeholder('subject')}, ${sql.placeholder('data')}::jsonb) as done`,
);

/** What an event is about: all events of one subject reach an endpoint in their order. */
type Subject = `${'order' | 'wholesale-order' | 'complaint' | 'payment'}/${string}`;

/**
 * Tells other programs of an event, in the transaction of its cause (docs/spec/webhooks.md#events). Writes nothing where no
 * active endpoint wants it.
 */
export async function recordEvent<E extends RecordedEvent>(
  tx: DbOrTx,
  type: E,
  subject: Subject,
  data: WebhookPayload<E>,
): Promise<void> {
  await recorded(tx).execute({ type, subject, data: JSON.stringify(data) });
}
