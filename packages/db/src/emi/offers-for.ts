import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { EMI_OFFERS_MAX } from '@aabha/contracts/emi/emi.values';
import { todayInIndia } from './today-in-india';

/**
 * The offers of EMI plans and of banks for an amount in paise today, as an array of texts. An offer of a bank for some
 * televisions is for an order in which there are no others (docs/spec/bank-offers.md#in-a-payment).
 */
export const offersFor = (amountPaise: Placeholder, lines: Placeholder): SQL => sql`array(
  select plan.offer_id from emi_plans plan where plan.offer_id is not null and plan.min_paise <= ${amountPaise}::bigint
    and plan.valid_from <= ${todayInIndia} and (plan.valid_to is null or plan.valid_to >= ${todayInIndia})
  union
  select bank.offer_id from bank_offers bank where bank.offer_id is not null and bank.min_paise <= ${amountPaise}::bigint
    and bank.ended_at is null and bank.valid_from <= ${todayInIndia} and bank.valid_to >= ${todayInIndia}
    and (bank.product_ids = '{}' or not exists (select from jsonb_to_recordset(${lines}::jsonb) as sold("productId" uuid)
      where sold."productId" <> all (bank.product_ids)))
  order by 1 limit ${sql.raw(String(EMI_OFFERS_MAX))})`;
