import { and, sql, type SQL } from 'drizzle-orm';
import { rangeBefore } from '@aabha/contracts/reports/report-range';
import type { RefusedPinsReportInput } from '@aabha/contracts/reports/refused-pins-report.schema';
import type { RefusedPinGroup } from '@aabha/contracts/reports/refused-pins.values';
import type { DbOrTx } from '@aabha/db/client';

/** The State of a PIN code `p`. */
const PLACE = sql`gst_place_code(p.state)`;

const KEYS: Readonly<Record<RefusedPinGroup, SQL>> = {
  area: sql`left(c.pin::text, 3)`,
  district: sql`p.district`,
  state: PLACE,
  pin: sql`c.pin::text`,
};

const NAMES: Readonly<Record<RefusedPinGroup, SQL>> = {
  area: sql`string_agg(distinct p.district, ', ' order by p.district)`,
  district: sql`''`,
  state: sql`''`,
  pin: sql`min(p.district)`,
};

const matching = ({ place, district, area }: RefusedPinsReportInput): SQL =>
  and(
    sql`true`,
    place === undefined ? undefined : sql`${PLACE} = ${place}`,
    district === undefined ? undefined : sql`p.district = ${district}`,
    area === undefined ? undefined : sql`left(c.pin::text, 3) = ${area}`,
  ) ?? sql`true`;

/** Returns checks by group and State over some days and as many before; those of the days in the first place. */
export async function sumRefusedPins(db: DbOrTx, input: RefusedPinsReportInput) {
  const { by, from, to } = input;
  const earlier = rangeBefore({ from, to });
  const isNow = sql`c.day >= ${from}::date`;
  const rows = await db.execute<
    Record<'key' | 'place' | 'state' | 'districts' | 'top', string> &
      Record<'checks' | 'before' | 'pins', string>
  >(sql`
    with found as (
      select c.day, c.pin, c.checks, p.district, p.state, ${KEYS[by]} as key, ${PLACE} as place
      from refused_pin_checks c join pin_codes p on p.pin_code = c.pin
      where c.day between ${earlier.from}::date and ${to}::date and ${matching(input)}
    ), wanted as (
      select distinct on (key, place) key, place, pin from (
        select key, place, pin, sum(checks) as checks from found c where ${isNow} group by 1, 2, 3
      ) of_pin where not exists (
        select from service_areas s where s.zipcode = of_pin.pin and not s.out_of_delivery_area
      ) order by key, place, checks desc, pin
    )
    select g.*, coalesce(w.pin::text, '') as top from (
      select key, place, min(p.state) as state, ${NAMES[by]} as districts,
        coalesce(sum(checks) filter (where ${isNow}), 0)::text as checks,
        coalesce(sum(checks) filter (where not ${isNow}), 0)::text as before,
        (count(distinct pin) filter (where ${isNow}))::text as pins
      from found c cross join lateral (select c.district, c.state) p group by key, place
    ) g left join wanted w using (key, place)
    where g.checks <> '0'
    order by g.checks::bigint desc, key, place`);
  return rows.map(({ checks, before, pins, ...row }) => ({
    ...row,
    ...{ checks: Number(checks), before: Number(before), pins: Number(pins) },
  }));
}
export type RefusedPinsSums = Awaited<ReturnType<typeof sumRefusedPins>>[number];

/** Returns the checks of the days before in groups that the days themselves do not have. */
export async function sumEarlier(db: DbOrTx, input: RefusedPinsReportInput): Promise<number> {
  const earlier = rangeBefore(input);
  const [row] = await db.execute<{ checks: string }>(sql`
    select coalesce(sum(c.checks), 0)::text as checks from refused_pin_checks c join pin_codes p on p.pin_code = c.pin
    where c.day between ${earlier.from}::date and ${earlier.to}::date and ${matching(input)}`);
  return Number(row?.checks);
}

/** Returns the checks of each State, of those that have any. */
export async function sumByPlace(db: DbOrTx, input: RefusedPinsReportInput) {
  const rows = await db.execute<{ place: string; checks: string }>(sql`
    select ${PLACE} as place, sum(c.checks)::text as checks from refused_pin_checks c join pin_codes p on p.pin_code = c.pin
    where c.day between ${input.from}::date and ${input.to}::date group by 1 order by 1`);
  return rows.map(({ place, checks }) => ({ place, checks: Number(checks) }));
}
