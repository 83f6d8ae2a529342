import type { TestDatabase } from '@aabha/db/testing/test-database';

/** Returns the id of the television with a number. */
export const televisionId = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Returns changes of televisions by number, each as a statement, that the tests of counts have in common. */
export const catalogueChanges = (database: () => TestDatabase, buyerId: string) => ({
  remove: (n: number, value: number) =>
    database()
      .sql`update products set removed_at = ${value % 3 ? null : new Date().toISOString()} where id = ${televisionId(n)}`,
  delete: (n: number) => database().sql`
    delete from products where id = ${televisionId(n)} and id not in (select product_id from stock_reservations)`,
  /** Reserves units of a television for the buyer; none for a quantity of 0. */
  reserve: (id: string, quantity: number) => database().sql`
    with paid as (insert into payments (user_id, provider_order_id, fingerprint, subtotal_paise, discount_paise, shipping_paise,
        round_off_paise, amount_paise, name, email, phone, address, city, state, zip, expires_at)
      values (${buyerId}, gen_random_uuid()::text, gen_random_uuid()::text, 0, 0, 0, 0, 0, 'A', 'a@example.in', '9876543210', 'x', 'x', 'Goa', '403001', now())
      returning id)
    insert into stock_reservations (payment_id, product_id, user_id, quantity, expires_at)
    select paid.id, products.id, ${buyerId}, ${quantity}, now() + interval '1 hour' from paid, products where products.id = ${id} and ${quantity} > 0`,
});
