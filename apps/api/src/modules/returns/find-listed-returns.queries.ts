import { sql } from 'drizzle-orm';
import type { ListReturnsInput } from '@aabha/contracts/returns/returns.schema';
import type { DbOrTx } from '@aabha/db/client';
import { users } from '@aabha/db/schema/accounts';
import { returnRequests } from '@aabha/db/schema/returns';
import { beginsLowered, containsText } from '@aabha/db/search/contains-text';
import {
  countedUpTo,
  countSome,
  mayBeCommon,
  partOfPage,
  type SomeMatches,
} from '@aabha/db/search/count-some';
import { isBuyer, matchingReturns, type FilteredReturns } from './matching-returns.queries';
import {
  countReturns,
  orderOfReturns,
  selectReturns,
  selectReturnsOfIds,
  type ReturnRow,
} from './returns.queries';

type Listed = ListReturnsInput & FilteredReturns;

/** So many buyers of a name are looked at for a count; few of them returned anything. */
const BUYERS = 1000;
/** So many of the first returns are looked through for a page of a common name. */
const FIRST_RETURNS = 5000;

/** Returns whether a list is of the returns of a name alone, which may be common. */
const isOfName = ({ filters }: Listed) =>
  mayBeCommon(filters.search ?? '') &&
  Object.entries(filters).every(([name, value]) => name === 'search' || value === undefined);

/** Counts the returns of a list: those of a text no further than its pager needs. */
async function countListed(db: DbOrTx, input: Listed): Promise<SomeMatches> {
  const search = input.filters.search?.trim();
  if (!search) return { total: await countReturns(db, input), isMore: false };
  /* Names mostly begin with what is typed, which their index finds; only then are others read, as they lie in the table. */
  const begins = beginsLowered(sql`lower(${users.name})`, search);
  const buyers = sql`
    select ${users.id} from ${users} where ${begins} union all
    select ${users.id} from ${users} where ${containsText(users.name, search)} and not ${begins}`;
  const first = sql`
    select 1 from (${buyers} limit ${BUYERS}) buyers
    join ${returnRequests} on ${returnRequests.userId} = buyers.id`;
  return countSome(
    db,
    {
      first: isOfName(input) ? first : undefined,
      all: sql`select 1 from ${returnRequests} where ${matchingReturns(db, input)}`,
    },
    countedUpTo(partOfPage(input)),
  );
}

/**
 * Returns a page of the returns of a common name, read in the order of the list, each with its buyer; undefined where the first
 * returns have fewer than a page.
 */
async function findFirstOfName(db: DbOrTx, input: Listed): Promise<ReturnRow[] | undefined> {
  const { limit, offset } = partOfPage(input);
  const search = input.filters.search?.trim() ?? '';
  const order = sql.join(orderOfReturns(input), sql`, `);
  const ids = await db.execute<{ id: string }>(
    sql`
    select id from (select id, user_id, refund_paise, created_at from ${returnRequests} order by ${order} limit ${FIRST_RETURNS}) return_requests
    where (select ${isBuyer(search)} from ${users} where ${users.id} = ${returnRequests.userId})
    order by ${order} limit ${limit} offset ${offset}`.inlineParams(),
  );
  if (ids.length < limit) return undefined;
  /* Apart: the plan of all the joins of a row would be made anew for each text. */
  return selectReturnsOfIds(
    db,
    ids.map(({ id }) => id),
    orderOfReturns(input),
  );
}

/** Returns a page of the list of returns with their number (docs/spec/returns-and-refunds.md#staff-screen). */
export async function findListedReturns(
  db: DbOrTx,
  input: Listed,
): Promise<SomeMatches & { rows: ReturnRow[] }> {
  if (!isOfName(input) || !input.filters.search?.trim()) {
    const [rows, counted] = await Promise.all([selectReturns(db, input), countListed(db, input)]);
    return { ...counted, rows };
  }
  const counted = await countListed(db, input);
  const first = counted.isMore ? await findFirstOfName(db, input) : undefined;
  return { ...counted, rows: first ?? (await selectReturns(db, input)) };
}
