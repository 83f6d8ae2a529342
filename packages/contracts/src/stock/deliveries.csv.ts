import type { CsvColumns } from '../csv/csv-columns';
import { indiaMinute } from '../time/india-time';
import type { Delivery } from './deliveries.schema';
import { DELIVERY_STATE_LABELS } from './stock.values';

/** The columns of the exported deliveries. */
export const DELIVERY_COLUMNS: CsvColumns<Delivery> = {
  Due: ({ due }) => due,
  Television: ({ product }) => product.name,
  Id: ({ product }) => product._id,
  Units: ({ quantity }) => String(quantity),
  Received: ({ received }) => String(received),
  State: ({ state }) => DELIVERY_STATE_LABELS[state],
  Late: ({ is_late }) => (is_late ? 'Yes' : 'No'),
  Supplier: ({ supplier }) => supplier,
  Note: ({ note }) => note,
  'Added by': ({ created_by }) => created_by,
  Added: ({ created_at }) => indiaMinute(created_at),
};
