import { aProduct } from '@aabha/api/testing/builders';
import type { KeyedCall } from './keyed-call';
import type { KeyedRun } from './keyed-run';

/** Returns a count of a television of its own, whose movements by counts are the effects. */
export async function countCall({ environment, people: { owner } }: KeyedRun): Promise<KeyedCall> {
  const { sql, db } = environment.database;
  const { id } = await aProduct(db, { stock: 7 });
  return {
    path: '/stock/count',
    body: { product: id, counted: 4, expected: 7 },
    token: owner.token,
    effects: async () => {
      const [row] = await sql<
        { n: number }[]
      >`select count(*)::int as n from stock_moves where product_id = ${id} and reason = 'count'`;
      return row?.n ?? 0;
    },
  };
}
