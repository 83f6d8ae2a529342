import { sql } from 'drizzle-orm';
import type { ListComplaintsInput } from '@aabha/contracts/complaints/complaints.schema';
import type { DbOrTx } from '@aabha/db/client';
import { complaints } from '@aabha/db/schema/complaints';
import {
  countedUpTo,
  countSome,
  LOOKED_THROUGH,
  mayBeCommon,
  partOfPage,
  type SomeMatches,
} from '@aabha/db/search/count-some';
import {
  countComplaints,
  matchesText,
  matchingComplaints,
  type FilteredComplaints,
} from './complaints.queries';

/** Counts the complaints of a list of staff: those of a text no further than its pager needs. */
export async function countListedComplaints(
  db: DbOrTx,
  input: ListComplaintsInput & FilteredComplaints,
): Promise<SomeMatches> {
  const search = input.filters.search?.trim();
  if (!search) return { total: await countComplaints(db, input), isMore: false };
  const isOfAll = Object.entries(input.filters).every(
    ([name, value]) => name === 'search' || value === undefined,
  );
  const some = sql`(select * from ${complaints} limit ${LOOKED_THROUGH}) complaints`;
  const first =
    isOfAll && mayBeCommon(search) ? sql`select 1 from ${some} where ${matchesText(search)}` : undefined;
  const all = sql`select 1 from ${complaints} where ${matchingComplaints(input)}`;
  return countSome(db, { first, all }, countedUpTo(partOfPage(input)));
}
