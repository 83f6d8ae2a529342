import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { EMI_OFFERS_MAX } from '@aabha/contracts/emi/emi.values';
import { todayInIndia } from './today-in-india';

/** The offers of the plans for an amount in paise today, as an array of texts. */
export const offersFor = (amountPaise: Placeholder): SQL => sql`array(
  select distinct plan.offer_id from emi_plans plan where plan.offer_id is not null and plan.min_paise <= ${amountPaise}::bigint
    and plan.valid_from <= ${todayInIndia} and (plan.valid_to is null or plan.valid_to >= ${todayInIndia})
  order by plan.offer_id limit ${sql.raw(String(EMI_OFFERS_MAX))})`;
