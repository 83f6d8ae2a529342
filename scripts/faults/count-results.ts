import type { ShopUnderTest } from './shop-under-test';

/** Returns how many orders there are, and how many refunds were made. */
export async function countResults({
  database,
}: Pick<ShopUnderTest, 'database'>): Promise<{ orders: number; refunds: number }> {
  const [row] = await database.sql<{ orders: number; refunds: number }[]>`
    select (select count(*)::int from orders) as orders,
      (select count(*)::int from refunds where status = 'processed') as refunds`;
  return row ?? { orders: 0, refunds: 0 };
}
