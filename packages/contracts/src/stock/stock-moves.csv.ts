import type { CsvColumns } from '../csv/csv-columns';
import { indiaMinute } from '../time/india-time';
import type { StockMove } from './stock.schema';
import { STOCK_REASON_LABELS } from './stock.values';

/** The columns of the exported movements of stock. */
export const STOCK_MOVE_COLUMNS: CsvColumns<Omit<StockMove, 'after'>> = {
  Time: ({ created_at }) => indiaMinute(created_at),
  Television: ({ product }) => product.name,
  Id: ({ product }) => product._id,
  Units: ({ delta }) => String(delta),
  Reason: ({ reason }) => STOCK_REASON_LABELS[reason],
  Order: ({ order_id, wholesale_order_id }) => order_id ?? wholesale_order_id ?? '',
  By: ({ actor }) => actor?.name ?? '',
  Note: ({ note }) => note,
};
