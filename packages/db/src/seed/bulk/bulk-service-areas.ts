import type { BulkTx } from './bulk.types';

/**
 * Fills the service areas up to `wanted`: first India's own PIN codes that are not served yet, then codes that nobody
 * has. Each is served from where its next lower neighbour is.
 */
export async function addServiceAreas(tx: BulkTx, wanted: number): Promise<void> {
  await tx`
    insert into service_areas (zipcode, dispatch_center, origin_center, return_center, facility_city, facility_state, out_of_delivery_area)
    with present as (select count(*)::int as n from service_areas),
    known as (select pin_code::text as code, 0 as rank from pin_codes),
    invented as (
      select (100000 + i * 8)::text as code, 1 as rank from generate_series(0, 112000) i
      where not exists (select from pin_codes where pin_code = (100000 + i * 8)::text)
    ),
    free as (
      select code, row_number() over (order by rank, code) as n from (table known union all table invented) codes
      where not exists (select from service_areas where zipcode = code)
    )
    select free.code, near.dispatch_center, near.origin_center, near.return_center, near.facility_city,
      near.facility_state, free.n % 12 = 0
    from present, free
    cross join lateral (
      (select * from service_areas where zipcode <= free.code order by zipcode desc limit 1)
      union all (select * from service_areas order by zipcode limit 1) limit 1
    ) near
    where free.n <= ${wanted}::int - present.n`;
}
