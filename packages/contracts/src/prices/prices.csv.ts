import type { CsvColumns } from '../csv/csv-columns';
import { decimalRupees, type Paise } from '../money/money';
import { indiaMinute } from '../time/india-time';
import type { PriceSource } from './prices.values';

/** A row of the history with the fields of its export; amounts in paise. */
interface ExportedPrice {
  product: { _id: string; name: string };
  at: string;
  price: Paise;
  discount_percentage: number;
  new_price: Paise;
  source: PriceSource;
  isApproved: boolean;
  actor: { name: string } | undefined;
}

/** The columns of the exported history of prices. */
export const PRICE_HISTORY_COLUMNS: CsvColumns<ExportedPrice> = {
  Since: ({ at }) => indiaMinute(at),
  Television: ({ product }) => product.name,
  Id: ({ product }) => product._id,
  MRP: ({ price }) => decimalRupees(price),
  'Discount %': ({ discount_percentage }) => String(discount_percentage),
  'Selling price': ({ new_price }) => decimalRupees(new_price),
  Source: ({ source }) => source,
  'Approved by a second person': ({ isApproved }) => (isApproved ? 'yes' : 'no'),
  'Set by': ({ actor }) => actor?.name ?? '',
};
