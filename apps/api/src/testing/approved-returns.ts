import type { SignedIn } from './builders';
import type { TestShop } from './test-shop';

/** Inserts approved returns of a shopper's orders, each of one television. Returns their ids. */
export async function approvedReturns(
  { deps }: Pick<TestShop, 'deps'>,
  { id: userId, email }: SignedIn,
  { count, zip = '560034' }: { count: number; zip?: string },
): Promise<string[]> {
  const rows = await deps.sql<{ id: string }[]>`
    with paid as (
      insert into payments (user_id, status, provider_order_id, provider_payment_id, fingerprint, subtotal_paise,
        discount_paise, shipping_paise, round_off_paise, amount_paise, name, email, address, city, state, zip, expires_at)
      select ${userId}, 'completed', 'order_' || u, 'pay_' || u, u, 100, 0, 0, 0, 100, 'Asha Rao', ${email}, '7 Temple Road',
        'Bengaluru', 'Karnataka', ${zip}, now()
      from (select gen_random_uuid()::text as u from generate_series(1, ${count})) n returning id
    ), sold as (
      insert into orders (payment_id, user_id, status, total_paise, dispatch_center, origin_center, return_center,
        facility_city, facility_state, delivered_at, return_requested)
      select id, ${userId}, 'Delivered', 100, '', '', '', '', '', now(), true from paid returning id
    )
    insert into return_requests (order_id, user_id, reason, refund_paise, approved_at)
    select id, ${userId}, 'Changed mind', 100, now() from sold returning id`;
  return rows.map(({ id }) => id);
}
