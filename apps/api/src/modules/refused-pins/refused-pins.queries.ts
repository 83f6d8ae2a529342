import { sql } from 'drizzle-orm';
import type { Db } from '@aabha/db/client';

/**
 * Adds checks to their days. Only codes that are in the table of PIN codes count, so that a day has no more rows than that
 * table. In the order of the key, so that processes do not wait for each other.
 */
export async function addChecks(
  db: Db,
  rows: readonly { day: string; pin: string; checks: number }[],
): Promise<void> {
  const list = (values: readonly (string | number)[]) => sql.param(`{${values.join(',')}}`);
  await db.execute(sql`
    insert into refused_pin_checks as stored (day, pin, checks)
    select added.day, p.pin_code, added.checks
    from unnest(${list(rows.map(({ day }) => day))}::date[], ${list(rows.map(({ pin }) => pin))}::text[],
      ${list(rows.map(({ checks }) => checks))}::bigint[]) as added(day, pin, checks)
    join pin_codes p on p.pin_code = added.pin::char(6)
    order by 1, 2
    on conflict (day, pin) do update set checks = stored.checks + excluded.checks`);
}
