import { FIRST_NAMES, STREETS, SURNAMES } from '../data/person-names';
import type { BulkTx } from './bulk.types';

/** No password has this hash: nobody signs in as one of them. */
const NO_PASSWORD = '!';

/** Adds `wanted` shoppers, a hundred at least, who came before the first of the bulk's orders; they are in `bulk_people` after. */
export async function addPeople(tx: BulkTx, wanted: number, now: string): Promise<void> {
  await tx`
    create temp table bulk_people (n int primary key, id uuid, name text, email text, phone text, address text, came_at timestamptz) on commit drop`;
  await tx`
    insert into bulk_people
    with present as (select count(*)::int as n from users),
    homes as (select row_number() over (order by zip, city) - 1 as n, count(*) over () as size, city, zip
      from (select distinct city, zip from payments) places)
    select i, uuidv7(came.at - clock_timestamp()), first || ' ' || last,
      lower(first || '.' || last || 1000 + present.n + i) || '@shoppers.example',
      '9' || 100000000 + (present.n + i)::bigint * 7919 % 800000000,
      1 + i % 240 || ', ' || (${[...STREETS]}::text[])[1 + i % ${STREETS.length}::int] || ', ' || homes.city || ' ' || homes.zip, came.at
    from present, generate_series(0, ${Math.max(wanted, 100)}::int - 1) i
    join homes on homes.n = i % homes.size
    cross join lateral (select ${now}::timestamptz - interval '366 days' - i % 8000 * interval '1 hour' as at) came
    cross join lateral (select
      (${[...FIRST_NAMES]}::text[])[1 + i % ${FIRST_NAMES.length}::int] as first,
      (${[...SURNAMES]}::text[])[1 + i / ${FIRST_NAMES.length}::int % ${SURNAMES.length}::int] as last) names`;
  await tx`
    insert into users (id, name, email, phone, address, role, password_hash, created_at, updated_at)
    select id, name, email, phone, address, 'User', ${NO_PASSWORD}, came_at, came_at
    from bulk_people`;
}
