import { searchedNumber } from '@aabha/contracts/orders/order-number';
import { normalizePhone } from '@aabha/contracts/phone/phone';
import { sql, type SQL } from 'drizzle-orm';
import { orderFacts, orders } from '../schema/orders';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** An order's number or its last six characters. One of digits only may be a part of a phone number. */
const NUMBER = /^(?=\d*[a-f])(?:[\da-f]{6}|[\da-f]{8})$/;

/**
 * Returns the whole e-mail address, phone number or number of an order that a text is, as orders have it; undefined for any other
 * text. An index finds the orders that have it, while the index of texts reads those of each of its trigrams.
 */
export function wholeFact(text: string): string | undefined {
  const fact = searchedNumber(text.trim()).toLowerCase();
  return EMAIL.test(fact) || NUMBER.test(fact) ? fact : normalizePhone(fact);
}

/** Returns the condition for orders that are known by a fact in lower case. */
export const hasFact = (fact: string): SQL => sql`${orderFacts(orders)} @> array[${fact}::text]`;
