import type { z } from 'zod';
import type { CsvColumns } from '../csv/csv-columns';
import { decimalRupees } from '../money/money';
import type { StaffEmiPlan } from './emi.staff.schema';
import { EMI_KIND_NAMES, EMI_STATE_NAMES } from './emi.values';

/** A plan with the amounts of its export row in paise. */
type ExportedPlan = z.input<typeof StaffEmiPlan>;

/** The columns of exported EMI plans. */
export const EMI_PLAN_COLUMNS: CsvColumns<ExportedPlan> = {
  Bank: ({ bank }) => bank,
  Kind: ({ kind }) => EMI_KIND_NAMES[kind],
  Months: ({ months }) => String(months),
  'Rate a year (%)': ({ annual_rate: rate }) => String(rate),
  'Minimum (₹)': ({ minimum }) => decimalRupees(minimum),
  'Processing fee without GST (₹)': ({ processing_fee: fee }) => decimalRupees(fee),
  'No-cost': ({ no_cost: isNoCost }) => (isNoCost ? 'Yes' : 'No'),
  Offer: ({ offer_id: offer }) => offer ?? '',
  From: ({ valid_from: from }) => from,
  To: ({ valid_to: to }) => to ?? '',
  'Checked on': ({ checked_on: day }) => day,
  Terms: ({ terms_url: url }) => url ?? '',
  Status: ({ state }) => EMI_STATE_NAMES[state],
};
