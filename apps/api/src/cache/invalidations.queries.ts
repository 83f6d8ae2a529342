import { sql } from 'drizzle-orm';
import type { Db } from '@aabha/db/client';
import { preparedSql } from '@aabha/db/driver/prepared-statement';

const publish = preparedSql(
  'publish_cache_invalidations',
  sql`select publish_cache_invalidations('0', false)`,
);

/** Publishes and deletes the invalidations of everything committed. For a database that may have no relay. */
export async function publishInvalidations(db: Db): Promise<void> {
  await publish(db).execute({});
}
