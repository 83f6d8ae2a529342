import { searchedNumber } from '@aabha/contracts/orders/order-number';
import { normalizePhone } from '@aabha/contracts/phone/phone';
import { sql, type SQL } from 'drizzle-orm';
import { orderFacts, orders, phoneParts } from '../schema/orders';

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

/** Part of a phone number: longer than what the index of its parts has, and no whole number. */
const PHONE_PART = /^\d{6,9}$/;
const PART_LENGTH = 6;

/** Returns whether a text is digits that may end an order's number or be a part of a phone number. */
export const isNumberPart = (text: string): boolean => PHONE_PART.test(text);

/**
 * Returns the condition for orders whose number ends with digits that `isNumberPart`, or with a phone number that has them. Two
 * indexes find the first or last six of them.
 */
export const hasNumberPart = (digits: string): SQL => sql`(
  (${hasFact(digits.slice(-PART_LENGTH))} and right(${orders.id}::text, ${digits.length}) = ${digits})
  or (${phoneParts(orders)} @> array[${digits.slice(0, PART_LENGTH)}::text]
    and position(${digits} in ${orders.searchText}) > 0))`;
