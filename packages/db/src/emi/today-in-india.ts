import { sql } from 'drizzle-orm';

/** Today in India, as a date of SQL. */
export const todayInIndia = sql`(now() at time zone 'Asia/Kolkata')::date`;
