import { or, sql, type SQL } from 'drizzle-orm';
import type { SearchText } from '@aabha/contracts/search/search-text';
import { complaints } from '@aabha/db/schema/complaints';
import { users } from '@aabha/db/schema/accounts';
import { containsId, containsText } from '@aabha/db/search/contains-text';
import { MOST_HITS, type HitSelect } from './search.hits.queries';

const isPhone = ({ words, phoneDigits }: SearchText) => phoneDigits !== undefined && !/[a-z@]/.test(words);

/** Returns the condition of a person with this name, e-mail or phone, whichever the text can be. */
function isPerson(
  search: SearchText,
  person: Pick<typeof users, 'name' | 'email' | 'phone'> | typeof complaints,
): SQL | undefined {
  if (isPhone(search)) return containsText(person.phone, search.phoneDigits ?? '');
  if (search.words.includes('@')) return containsText(person.email, search.words);
  return or(containsText(person.name, search.words), containsText(person.email, search.words));
}

/** So many of the newest customers are looked through for a name, before the index is asked. */
const NEWEST = 500;

/** Selects customers, closed accounts among them, of a table `users`. */
const customersOf = (table: SQL, matches: SQL | undefined): SQL => sql`
  select id::text as _id, name as title, concat_ws(' · ', email, nullif(phone, '')) as detail,
    case when disabled_at is not null then 'Closed' end as status, null::bigint as amount, created_at
  from ${table} where role in ('User', 'Business') and (${matches})`;

/**
 * Returns customers, closed accounts among them. Of a name those that are called so where they are more than are shown, else the
 * newest with it, and only then all: the index reads the rows of every three letters of a name, which many have.
 */
export function customerHits(search: SearchText): HitSelect {
  const all = customersOf(sql`${users}`, isPerson(search, users));
  if (/[\d@]/.test(search.words)) return all;
  const few = sql.raw(String(MOST_HITS));
  const newest = sql`(select * from ${users} where role in ('User', 'Business') order by created_at desc, id desc limit ${NEWEST}) users`;
  const called = customersOf(sql`${users}`, sql`lower(${users.name}) = ${search.words}`);
  return sql`
    with called as materialized (${called} order by ${users.id} desc limit ${few}),
    newest as materialized (${customersOf(newest, isPerson(search, users))} limit ${few})
    select * from called where (select count(*) from called) = ${few}
    union all
    select * from newest where (select count(*) from called) < ${few} and (select count(*) from newest) = ${few}
    union all
    select * from (${all}) others where (select count(*) from called) < ${few} and (select count(*) from newest) < ${few}`;
}

/** Returns complaints by their ticket number, or by who raised them. */
export function complaintHits(search: SearchText): HitSelect {
  const end = search.ticketSuffix ?? search.orderSuffix;
  const hasNumber = end === undefined ? undefined : containsId(complaints.id, end);
  const matches = search.ticketSuffix === undefined ? or(isPerson(search, complaints), hasNumber) : hasNumber;
  return sql`
    select id::text as _id, 'T-' || upper(right(id::text, 8)) as title, name as detail, status::text as status,
      null::bigint as amount, created_at
    from ${complaints} where ${matches}`;
}
