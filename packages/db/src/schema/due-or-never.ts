import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Returns a due time, or `infinity` without one, so that what is due sorts first and all of it can be compared. */
export const dueOrNever = (due: SQLWrapper): SQL => sql`coalesce(${due}, 'infinity'::timestamptz)`;
