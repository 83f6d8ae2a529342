import { eq, inArray, sql } from 'drizzle-orm';
import type {
  PromiseCenter,
  PromiseCenterDay,
  PromiseItem,
  PromiseLane,
  PromiseTables,
} from '@aabha/contracts/delivery-promise/promise-tables';
import { DISPATCH_HORIZON_DAYS } from '@aabha/contracts/delivery-promise/delivery-promise.values';
import type { DbOrTx } from '@aabha/db/client';
import { preparedSql } from '@aabha/db/driver/prepared-statement';
import { isUuid } from '@aabha/db/ids';
import {
  centerDays,
  deliveryLanes,
  deliveryPromises,
  dispatchCenters,
} from '@aabha/db/schema/delivery-promises';
import { CARTON_KG } from '@aabha/db/products/carton-kg';
import { orders } from '@aabha/db/schema/orders';
import { paymentLines } from '@aabha/db/schema/payments';
import { products } from '@aabha/db/schema/products';
import { pinCodes, serviceAreas } from '@aabha/db/schema/service-areas';

const value = (name: string) => sql.placeholder(name);

/** What is known of a PIN code: where it is, who serves it, and the rows that its promise is computed from. */
export interface PlaceRows {
  area: { dispatchCenter: string; facilityState: string } | null;
  place: { district: string; state: string } | null;
  center: PromiseCenter | null;
  lanes: PromiseLane[] | null;
  centerDays: PromiseCenterDay[] | null;
}

/** A PIN code with the tables that its promises are computed from. */
export interface PromiseSource {
  zip: string;
  /** Null where the PIN code is not served. */
  area: PlaceRows['area'];
  /** Null where its State is not known. */
  place: PlaceRows['place'];
  tables: PromiseTables;
}

const placeRows = preparedSql<{ found: PlaceRows | string }>(
  'promise_place_rows',
  sql`select found from (with area as (
      select dispatch_center, facility_state from ${serviceAreas}
      where zipcode = ${value('zip')} and not out_of_delivery_area
    ), place as (
      select district, state from ${pinCodes} where pin_code = ${value('zip')}
    ), center as (
      select c.* from ${dispatchCenters} c inner join area on c.name = area.dispatch_center
    )
    select json_build_object(
      'area', (select json_build_object('dispatchCenter', dispatch_center, 'facilityState', facility_state) from area),
      'place', (select json_build_object('district', district, 'state', state) from place),
      'center', (select json_build_object('name', name, 'cutoff', cutoff, 'weekdays', weekdays,
        'leadHours', lead_hours, 'unitsPerDay', units_per_day) from center),
      'lanes', (select json_agg(json_build_object('id', l.id, 'kind', l.kind, 'area', l.area,
          'transitMin', l.transit_min, 'transitMax', l.transit_max, 'weekdays', l.weekdays, 'maxKg', l.max_kg,
          'isTwoPerson', l.is_two_person) order by l.id)
        from center inner join ${deliveryLanes} l on l.center_id = center.id cross join place
        where (l.kind = 'zip' and l.area = ${value('zip')}) or (l.kind = 'district' and l.area = place.district)
          or (l.kind = 'state' and l.area = place.state)),
      'centerDays', (select json_agg(json_build_object('day', d.day, 'units', d.units, 'note', d.note) order by d.day)
        from center inner join ${centerDays} d on d.center_id = center.id
        where d.day between ${value('from')}::date and ${value('from')}::date + ${value('days')}::int)
    )::text as found) place_rows`,
);

/** Reads a PIN code and the tables of its centre, with the days of the centre from a day on. */
export async function readPlaceRows(db: DbOrTx, zip: string, from: string): Promise<PlaceRows> {
  const [row] = await placeRows(db).execute({ zip, from, days: DISPATCH_HORIZON_DAYS + 20 });
  const found = row?.found ?? '{}';
  return (typeof found === 'string' ? JSON.parse(found) : found) as PlaceRows;
}

const plannedUnits = preparedSql<{ day: string; units: number }>(
  'promise_planned_units',
  sql`select p.leaves::text as day, sum(p.units)::int as units
    from ${deliveryPromises} p inner join ${orders} o on o.payment_id = p.payment_id and o.status = 'Pending'
    where p.is_open and p.center = ${value('center')} and p.leaves >= ${value('from')}::date
    group by p.leaves order by p.leaves`,
);

/** Returns the units of paid orders that are to leave a centre on each day from a day on. */
export function readPlannedUnits(db: DbOrTx, center: string, from: string) {
  return plannedUnits(db).execute({ center, from });
}

/** Returns the weight of some televisions; unknown ones are left out. */
export function readWeights(
  db: DbOrTx,
  ids: readonly string[],
): Promise<{ id: string; kg: number | null }[]> {
  const known = [...new Set(ids)].filter(isUuid);
  if (known.length === 0) return Promise.resolve([]);
  return db.select({ id: products.id, kg: CARTON_KG }).from(products).where(inArray(products.id, known));
}

/** Returns what a payment is for. */
export function readPaymentItems(db: DbOrTx, paymentId: string): Promise<PromiseItem[]> {
  return db
    .select({ units: paymentLines.quantity, kg: CARTON_KG })
    .from(paymentLines)
    .innerJoin(products, eq(products.id, paymentLines.productId))
    .where(eq(paymentLines.paymentId, paymentId));
}
