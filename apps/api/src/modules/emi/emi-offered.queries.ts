import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { EMI_OFFERS_MAX } from '@aabha/contracts/emi/emi.values';
import type { Paise } from '@aabha/contracts/money/money';
import { products } from '@aabha/db/schema/products';

/** Today in India. */
export const TODAY_IN_INDIA = sql`(now() at time zone 'Asia/Kolkata')::date`;

/**
 * The lowest instalment a month for the price of a row of `products`, in paise, rounded up to the rupee; null without a plan
 * (docs/spec/emi.md#from). The same as `lowestInstalment` of packages/contracts.
 */
export const lowestInstalment =
  sql<Paise | null>`(select min(ceil(round((plan.factor * "products"."new_price_paise")::numeric) / 100) * 100)::bigint
  from emi_plans plan where plan.min_paise <= "products"."new_price_paise" and plan.valid_from <= ${TODAY_IN_INDIA}
    and (plan.valid_to is null or plan.valid_to >= ${TODAY_IN_INDIA}))`.mapWith(products.newPricePaise);

/** The offers of the plans for an amount in paise today, as an array of texts. */
export const offersFor = (amountPaise: Placeholder): SQL => sql`array(
  select distinct plan.offer_id from emi_plans plan where plan.offer_id is not null and plan.min_paise <= ${amountPaise}::bigint
    and plan.valid_from <= ${TODAY_IN_INDIA} and (plan.valid_to is null or plan.valid_to >= ${TODAY_IN_INDIA})
  order by plan.offer_id limit ${sql.raw(String(EMI_OFFERS_MAX))})`;
