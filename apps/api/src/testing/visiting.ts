import type { ListedInstallation } from '@aabha/contracts/installations/installations.schema';
import type { Visit } from '@aabha/contracts/installations/visits.schema';
import { visitCode } from '../modules/installations/visit-keys';
import type { installing } from './installing';

let numbers = 0;

/** Returns what tests of technicians do at a desk whose technicians come to Bengaluru. */
export function visiting(desk: ReturnType<typeof installing>) {
  const staff = () => desk.shop.trpc(desk.boss.token);
  /** Packs, sends and delivers all units of an order by new serial numbers, and returns these. */
  async function delivered(order: string, units = 1): Promise<string[]> {
    const { shipment } = await staff().shipments.create.mutate({ order_id: order });
    const serials = Array.from({ length: units }, () => `VISIT-${(numbers += 1)}`);
    await staff().shipments.pack.mutate({
      id: shipment._id,
      serials: serials.map((serial) => ({ position: 0, serial })),
    });
    await staff().shipments.ship.mutate({
      id: shipment._id,
      courier: 'delhivery',
      awb: `${900_000 + numbers}`,
    });
    await staff().shipments.deliver.mutate({ id: shipment._id });
    return serials;
  }

  async function booked(units = 1) {
    const order = await desk.order(units);
    const serials = await delivered(order, units);
    const { installation } = (await desk.book(order, await desk.slot(order, 0))).body.data;
    return { order, serials, serial: serials[0] ?? '', id: installation._id, installation };
  }

  const codeOf = (id: string) => visitCode(desk.shop.deps.config, id);
  const wrongCode = (id: string) => (codeOf(id) === '0000' ? '1111' : '0000');
  async function linkOf(id: string, more: object = {}): Promise<string> {
    const { link } = await staff().installations.sendLink.mutate({ id, ...more });
    return link.split('/visit/')[1] ?? '';
  }
  const read = (token: string) => desk.shop.rest<{ visit: Visit }>('GET', `/installation/visit/${token}`);
  const send = (token: string, how: 'done' | 'failed', body: object) =>
    desk.shop.rest<{ visit: Visit; reason?: string; fields?: object }>(
      'POST',
      `/installation/visit/${token}/${how}`,
      body,
    );
  const done = (token: string, over: { code: string; serial?: string }) => send(token, 'done', over);
  const reasonOf = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, body.data.reason];
  const listed = async (order: string) =>
    (await staff().installations.list.query({ filters: { search: order } }))
      .installationList[0] as ListedInstallation;

  /** A visit on its own day keeps its place, and the time of counts ends: sets them to what the other tests expect. */
  const resetCounts = () => desk.shop.sql`
    with known as (delete from installation_slots)
    insert into installation_slots (zone_id, day, part, taken)
      select zone_id, day, part, count(*) from installations
      where state in ('booked', 'moved') and zone_id is not null group by 1, 2, 3
      on conflict (zone_id, day, part) do update set taken = excluded.taken`;

  return {
    ...{ booked, codeOf, done, linkOf, listed, read, reasonOf, resetCounts, send, staff, wrongCode },
  };
}
