import { and, sql } from 'drizzle-orm';
import type { ListOrdersInput } from '@aabha/contracts/orders/orders.schema';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { orders } from '@aabha/db/schema/orders';
import { matchingOrders, orderSortKey } from './orders.list.queries';

type Place = Pick<ListOrdersInput, 'filters' | 'sort'> & { id: string };

/** Returns the id of the first order after another in a list, or before it; undefined at its end. */
async function findBeside(
  db: DbOrTx,
  { filters, sort, id }: Place,
  isNext: boolean,
): Promise<string | undefined> {
  const isDescending = (sort?.order ?? 'desc') === 'desc';
  const key = orderSortKey(sort);
  const isHigher = isDescending === isNext ? sql`<` : sql`>`;
  const direction = isDescending === isNext ? sql`desc` : sql`asc`;
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        matchingOrders(db, filters),
        sql`(${key}, ${orders.id}) ${isHigher} (select ${key}, ${orders.id} from ${orders} where ${orders.id} = ${id})`,
      ),
    )
    .orderBy(sql`${key} ${direction}`, sql`${orders.id} ${direction}`)
    .limit(1);
  return row?.id;
}

/** Returns the ids of the orders before and after one in a list; undefined at an end, and for an unknown order. */
export async function findNeighbours(db: DbOrTx, place: Place) {
  if (!isUuid(place.id)) return { previous: undefined, next: undefined };
  const [previous, next] = await Promise.all([findBeside(db, place, false), findBeside(db, place, true)]);
  return { previous, next };
}
