import { aProduct } from '@aabha/api/testing/builders';
import type { KeyedCall } from './keyed-call';
import type { KeyedRun } from './keyed-run';

/** Returns a receipt of a part of a delivery, whose movements by purchases are the effects. */
export async function deliveryCall({ environment, people: { owner } }: KeyedRun): Promise<KeyedCall> {
  const { sql, db } = environment.database;
  const { id: product } = await aProduct(db, { stock: 7 });
  const [delivery] = await sql<{ id: string }[]>`
    insert into expected_deliveries (product_id, quantity, due_on, created_by)
    values (${product}, 10, current_date, ${owner.id}) returning id`;
  return {
    path: `/stock/delivery/${delivery?.id ?? ''}/receive`,
    body: { units: 4 },
    token: owner.token,
    effects: async () => {
      const [row] = await sql<
        { n: number }[]
      >`select count(*)::int as n from stock_moves where product_id = ${product} and reason = 'purchase'`;
      return row?.n ?? 0;
    },
  };
}
