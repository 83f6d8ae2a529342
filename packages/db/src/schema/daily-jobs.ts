import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Jobs that run once a day in India, in whichever process is first, with their last day. */
export const dailyJobs = pgTable('daily_jobs', {
  job: text().primaryKey(),
  day: date({ mode: 'string' }).notNull(),
  endedAt: instant().notNull(),
  /** What the job counted, such as televisions or discrepancies. */
  found: integer().notNull(),
});
