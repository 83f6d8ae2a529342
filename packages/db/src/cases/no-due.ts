import { sql } from 'drizzle-orm';

/** The due time of a case that has none. */
export const NO_DUE = sql`'infinity'::timestamptz`;
