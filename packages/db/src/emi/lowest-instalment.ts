import { sql } from 'drizzle-orm';
import type { Paise } from '@aabha/contracts/money/money';
import { products } from '../schema/products';
import { todayInIndia } from './today-in-india';

/**
 * The lowest instalment a month for the price of a row of `products`, in paise, rounded up to the rupee; null without a plan
 * (docs/spec/emi.md#from). The same as `lowestInstalment` of packages/contracts.
 */
export const lowestInstalment =
  sql<Paise | null>`(select min(ceil(round((plan.factor * "products"."new_price_paise")::numeric) / 100) * 100)::bigint
  from emi_plans plan where plan.min_paise <= "products"."new_price_paise" and plan.valid_from <= ${todayInIndia}
    and (plan.valid_to is null or plan.valid_to >= ${todayInIndia}))`.mapWith(products.newPricePaise);
