import type { Db } from '@aabha/db/client';
import { analyticsEvents } from '@aabha/db/schema/analytics';

export async function insertEvents(
  db: Db,
  events: readonly (typeof analyticsEvents.$inferInsert)[],
): Promise<void> {
  await db.insert(analyticsEvents).values([...events]);
}
