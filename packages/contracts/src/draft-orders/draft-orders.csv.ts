import type { CsvColumns } from '../csv/csv-columns';
import { decimalRupees, type Paise } from '../money/money';
import { numberCell } from '../orders/orders.csv';
import { indiaMinute } from '../time/india-time';
import type { ListedDraft } from './draft-orders.schema';
import { DRAFT_STATE_NAMES } from './draft-orders.values';

/** A draft order with the fields of its export row; its amount in paise. */
type ExportedDraft = Omit<ListedDraft, 'amount'> & { amount: Paise | null };

const minute = (at: string | null) => (at === null ? '' : indiaMinute(at));

/** The columns of exported draft orders. */
export const DRAFT_ORDER_COLUMNS: CsvColumns<ExportedDraft> = {
  Created: ({ created_at }) => indiaMinute(created_at),
  State: ({ state }) => DRAFT_STATE_NAMES[state],
  Amount: ({ amount }) => (amount === null ? '' : decimalRupees(amount)),
  Items: ({ items }) => items.map(({ name, quantity }) => `${quantity} x ${name}`).join('; '),
  Customer: ({ customer }) => customer.name,
  Email: ({ customer }) => customer.email,
  Phone: ({ customer }) => customer.phone,
  'Composed by': ({ created_by }) => created_by,
  'Valid until': ({ expires_at }) => minute(expires_at),
  Paid: ({ paid_at }) => minute(paid_at),
  Order: ({ order_id }) => (order_id === null ? '' : numberCell(order_id)),
};
