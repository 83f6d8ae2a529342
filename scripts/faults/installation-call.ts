import { addDays } from '@aabha/contracts/installations/installations.rules';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { buyOrder } from './buy-order';
import type { KeyedCall } from './keyed-call';
import type { KeyedRun } from './keyed-run';

const ZONE = 'Technicians of a fault run';
/** The order is expected before this day, which is among those that are offered then. */
const VISIT_AFTER_DAYS = 5;

/** Returns the booking of a technician for an order of its own; undefined when that could not be bought. */
export async function installationCall(run: KeyedRun): Promise<KeyedCall | undefined> {
  const order = await buyOrder(run);
  if (!order) return undefined;
  const { sql } = run.environment.database;
  const day = addDays(indiaDay(new Date()), VISIT_AFTER_DAYS);
  await sql`update orders set expected_delivery = now() + interval '2 days' where id = ${order}`;
  await sql`insert into technician_zones (name, places) values (${ZONE}, array_fill(200, array[21]))
    on conflict (name) do nothing`;
  await sql`insert into technician_zone_areas (zone_id, kind, area)
    select z.id, 'zip', coalesce(o.delivery_zip, p.zip) from technician_zones z, orders o
      join payments p on p.id = o.payment_id where z.name = ${ZONE} and o.id = ${order} on conflict do nothing`;
  /* An exception, so that the day may be a holiday of the shop. */
  await sql`insert into technician_zone_days (zone_id, day, places, note)
    select id, ${day}, array_fill(200, array[3]), '' from technician_zones where name = ${ZONE} on conflict do nothing`;
  return {
    path: '/installation/book',
    body: { order_id: order, position: 0, type: 'wall', day, part: '9-12' },
    token: run.people.owner.token,
    effects: async () => {
      const [row] = await sql<
        { n: number }[]
      >`select count(*)::int as n from installations where order_id = ${order}`;
      return row?.n ?? 0;
    },
  };
}
