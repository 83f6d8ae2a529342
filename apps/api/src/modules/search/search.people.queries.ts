import { or, sql, type SQL } from 'drizzle-orm';
import type { SearchText } from '@aabha/contracts/search/search-text';
import { complaints } from '@aabha/db/schema/complaints';
import { users } from '@aabha/db/schema/accounts';
import { containsText } from '@aabha/db/search/contains-text';
import type { HitSelect } from './search.hits.queries';

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

/** Returns customers, closed accounts among them. */
export const customerHits = (search: SearchText): HitSelect => sql`
  select id::text as _id, name as title, concat_ws(' · ', email, nullif(phone, '')) as detail,
    case when disabled_at is not null then 'Closed' end as status, null::bigint as amount, created_at
  from ${users} where role in ('User', 'Business') and (${isPerson(search, users)})`;

/** Returns complaints by their ticket number, or by who raised them. */
export function complaintHits(search: SearchText): HitSelect {
  const end = search.ticketSuffix ?? search.orderSuffix;
  const hasNumber = end === undefined ? undefined : containsText(sql`(${complaints.id}::text)`, end);
  const matches = search.ticketSuffix === undefined ? or(isPerson(search, complaints), hasNumber) : hasNumber;
  return sql`
    select id::text as _id, 'T-' || upper(right(id::text, 8)) as title, name as detail, status::text as status,
      null::bigint as amount, created_at
    from ${complaints} where ${matches}`;
}
