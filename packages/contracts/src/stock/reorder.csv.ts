import type { CsvColumns } from '../csv/csv-columns';
import type { ReorderRow } from './reorder.schema';

/** The columns of the exported list of what to order. */
export const REORDER_COLUMNS: CsvColumns<ReorderRow> = {
  Television: ({ name }) => name,
  Id: ({ _id }) => _id,
  Brand: ({ companyName }) => companyName,
  Model: ({ modelNumber }) => modelNumber ?? '',
  SKU: ({ sku }) => sku ?? '',
  Free: ({ free }) => String(free),
  Reserved: ({ held }) => String(held),
  'Sold in 28 days': ({ sold }) => String(sold),
  'Days in stock': ({ days }) => String(days),
  'A day': ({ mean }) => mean.toFixed(2),
  'Covers days': ({ cover_days }) => (cover_days === null ? '' : String(cover_days)),
  Expected: ({ expected }) => String(expected),
  'Next delivery': ({ next_due }) => next_due ?? '',
  Late: ({ late }) => String(late),
  'People waiting': ({ waiting }) => String(waiting),
  'Lead days': ({ lead_days }) => String(lead_days),
  'Review days': ({ review_days }) => String(review_days),
  Minimum: ({ minimum }) => String(minimum),
  Order: ({ suggestion }) => String(suggestion),
};
