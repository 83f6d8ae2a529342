import { buyOrder } from './buy-order';
import type { KeyedCall } from './keyed-call';
import type { KeyedRun } from './keyed-run';

/** Returns the packing of an order of its own; undefined when that could not be bought. */
export async function shipmentCall(run: KeyedRun): Promise<KeyedCall | undefined> {
  const order = await buyOrder(run);
  if (!order) return undefined;
  const { sql } = run.environment.database;
  return {
    path: '/shipment/new',
    body: { order_id: order },
    token: run.people.owner.token,
    effects: async () => {
      const [row] = await sql<
        { n: number }[]
      >`select count(*)::int as n from shipments where order_id = ${order}`;
      return row?.n ?? 0;
    },
  };
}
