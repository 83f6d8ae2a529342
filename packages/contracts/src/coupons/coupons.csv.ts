import type { z } from 'zod';
import type { CsvColumns } from '../csv/csv-columns';
import { decimalRupees } from '../money/money';
import { indiaDay, indiaMinute } from '../time/india-time';
import type { StaffCoupon } from './coupons.staff.schema';

/** A coupon with the amounts of its export row in paise. */
type ExportedCoupon = z.input<typeof StaffCoupon>;

const orEmpty = (value: number | null) => (value === null ? '' : String(value));

export const COUPON_COLUMNS: CsvColumns<ExportedCoupon> = {
  Code: ({ code }) => code,
  'Discount (%)': ({ discountPercentage }) => String(discountPercentage),
  'Start date': ({ startDate }) => (startDate === null ? '' : indiaDay(new Date(startDate))),
  'Expiry date': ({ expiryDate }) => indiaDay(new Date(expiryDate)),
  'Uses in all': ({ maxUses }) => orEmpty(maxUses),
  'Uses per person': ({ maxUsesPerPerson }) => orEmpty(maxUsesPerPerson),
  'Minimum (₹)': ({ minimumGoods }) => (minimumGoods === null ? '' : decimalRupees(minimumGoods)),
  Televisions: ({ products }) => products.map(({ name }) => name).join('; '),
  Categories: ({ categories }) => categories.join('; '),
  'First order only': ({ firstOrderOnly }) => (firstOrderOnly ? 'Yes' : 'No'),
  Used: ({ used }) => String(used),
  'In payments under way': ({ pending }) => String(pending),
  Left: ({ left }) => orEmpty(left),
  Created: ({ created_at }) => indiaMinute(created_at),
  'Shown in the shop': ({ shownInShop }) => (shownInShop ? 'Yes' : 'No'),
};
