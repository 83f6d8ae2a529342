import type { CsvColumns } from '../csv/csv-columns';
import { indiaMinute } from '../time/india-time';
import type { RemovedProduct } from './removed-products.schema';

/** The columns of exported televisions that were removed. */
export const REMOVED_PRODUCT_COLUMNS: CsvColumns<RemovedProduct> = {
  Name: ({ name }) => name,
  Brand: ({ companyName }) => companyName,
  'Model Number': ({ modelNumber }) => modelNumber ?? '',
  SKU: ({ sku }) => sku ?? '',
  Units: ({ onHand }) => String(onHand),
  Deleted: ({ removed_at }) => indiaMinute(removed_at),
  By: ({ removed_by }) => removed_by ?? '',
};
