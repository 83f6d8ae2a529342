import { sql } from 'drizzle-orm';
import type { Tx } from '@aabha/db/client';
import { preparedSql } from '@aabha/db/driver/prepared-statement';
import { cartItems, carts } from '@aabha/db/schema/cart';

const takeOutStatement = preparedSql(
  'take_out_of_cart',
  sql`with taken as (
      select * from unnest(${sql.placeholder('productIds')}::uuid[], ${sql.placeholder('quantities')}::int[])
        as taken(product_id, quantity)
    ), cart as (
      update ${carts} set coupon_id = null where user_id = ${sql.placeholder('userId')} returning id
    ), gone as (
      delete from ${cartItems} as line using taken, cart
      where line.cart_id = cart.id and line.product_id = taken.product_id and line.quantity <= taken.quantity
    )
    update ${cartItems} as line set quantity = line.quantity - taken.quantity from taken, cart
    where line.cart_id = cart.id and line.product_id = taken.product_id and line.quantity > taken.quantity`,
);

/**
 * Removes the bought units from a shopper's cart, which must be locked, and its coupon; units added since then stay
 * (docs/spec/payments.md#completing-a-payment).
 */
export async function removeBought(
  tx: Tx,
  userId: string,
  bought: readonly { productId: string; quantity: number }[],
): Promise<void> {
  await takeOutStatement(tx).execute({
    userId,
    productIds: bought.map(({ productId }) => productId),
    quantities: bought.map(({ quantity }) => quantity),
  });
}
