import type { z } from 'zod';
import type { CsvColumns } from '../csv/csv-columns';
import { decimalRupees } from '../money/money';
import type { StaffBankOffer } from './bank-offers.staff.schema';
import { OFFER_BENEFIT_NAMES, OFFER_METHOD_NAMES, OFFER_STATE_NAMES } from './bank-offers.values';

/** An offer with the amounts of its export row in paise. */
type ExportedOffer = z.input<typeof StaffBankOffer>;

/** The columns of exported bank offers. */
export const BANK_OFFER_COLUMNS: CsvColumns<ExportedOffer> = {
  Bank: ({ bank }) => bank,
  'Paid with': ({ method }) => OFFER_METHOD_NAMES[method],
  Benefit: ({ benefit }) => OFFER_BENEFIT_NAMES[benefit],
  'Percent (%)': ({ percent }) => (percent === null ? '' : String(percent)),
  'Amount (₹)': ({ amount }) => (amount === null ? '' : decimalRupees(amount)),
  'Maximum (₹)': ({ maximum }) => (maximum === null ? '' : decimalRupees(maximum)),
  'Minimum (₹)': ({ minimum }) => decimalRupees(minimum),
  From: ({ valid_from: from }) => from,
  To: ({ valid_to: to }) => to,
  Televisions: ({ products }) => products.map(({ name }) => name).join('; '),
  Offer: ({ offer_id: offer }) => offer ?? '',
  'How often': ({ usage_note: note }) => note ?? '',
  Terms: ({ terms_url: url }) => url,
  'Checked on': ({ checked_on: day }) => day,
  Status: ({ state }) => OFFER_STATE_NAMES[state],
};
