import { sql } from 'drizzle-orm';
import { customType, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Changes that were not published to the response caches yet. Triggers add a row for each tag that a transaction changes, and
 * the invalidation relay deletes and publishes the committed ones together (docs/decisions/024-invalidation-relay.md).
 * Unlogged: a crash empties it, and also ends every connection that caches depend on.
 */
export const cacheInvalidations = pgTable(
  'cache_invalidations',
  {
    /** The transaction of the change: from the oldest one still running on, all rows may be new. */
    xid: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    tag: text().notNull(),
    /** When the stock reservation of the tag `held:<product>` expires. */
    expiresAt: instant(),
  },
  (t) => [index('cache_invalidations_xid_idx').on(t.xid)],
);

/** When invalidations were last published, in one row. Triggers notify by themselves when that is long ago. Unlogged. */
export const cacheRelays = pgTable('cache_relays', {
  id: smallint().primaryKey().default(1),
  seenAt: instant().notNull(),
});
