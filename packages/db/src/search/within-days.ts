import { and, gte, lte, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { endOfIndiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';

/** Returns the condition of a time within days in India, both included. */
export const withinDays = (
  column: AnyPgColumn,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(column, startOfIndiaDay(from).toISOString()),
    to === undefined ? undefined : lte(column, endOfIndiaDay(to).toISOString()),
  );
