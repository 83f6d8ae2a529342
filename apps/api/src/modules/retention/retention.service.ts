import type { AppDeps } from '../../context/deps';
import { deleteExpired, type PurgedTable } from './retention.queries';

/** Rows of one statement: few enough to keep locks short. */
const BATCH = 1000;
/** Long enough to answer a shopper who asks about their place. */
const WAITING_PLACES_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Retention in days after rows were created, completed or received; of `email_changes`, after they expired; of `waiting_places`, after
 * their waiting room ended.
 */
function retentionDays({ config }: Pick<AppDeps, 'config'>): Readonly<Record<PurgedTable, number>> {
  return {
    codes: config.RETAIN_CODES_DAYS,
    email_changes: 0,
    outbox: config.RETAIN_OUTBOX_DAYS,
    webhook_events: config.RETAIN_WEBHOOKS_DAYS,
    analytics_events: config.RETAIN_ANALYTICS_DAYS,
    waiting_places: WAITING_PLACES_DAYS,
  };
}

/**
 * Deletes one batch of expired rows of each table that grows with use. Returns the number of rows; none when
 * there is nothing left to delete. Orders, payments, refunds, invoices, credit notes and the audit log are
 * never deleted.
 */
export async function purgeExpired(deps: Pick<AppDeps, 'config' | 'db' | 'ports'>): Promise<number> {
  const nowMs = deps.ports.clock.now().getTime();
  let deleted = 0;
  for (const [table, days] of Object.entries(retentionDays(deps)) as [PurgedTable, number][]) {
    const before = new Date(nowMs - days * DAY_MS).toISOString();
    deleted += await deleteExpired(deps.db, table, before, BATCH);
  }
  return deleted;
}
