import type { z } from 'zod';
import type { CsvColumns } from '../csv/csv-columns';
import { decimalRupees } from '../money/money';
import { numberCell } from '../orders/orders.csv';
import { indiaMinute } from '../time/india-time';
import { PICKUP_PART_NAMES } from './pickup-slots.values';
import { REPLACEMENT_STATE_NAMES } from './replacements.values';
import type { ReturnRequest } from './returns.schema';

/** A return with the fields of its export row; its amount in paise. */
type ExportedReturn = z.input<typeof ReturnRequest>;

const minute = (instant: string | null) => (instant === null ? '' : indiaMinute(instant));

/** The columns of exported returns. */
export const RETURN_COLUMNS: CsvColumns<ExportedReturn> = {
  Requested: ({ created_at }) => indiaMinute(created_at),
  Order: ({ order_id }) => numberCell(order_id._id),
  Customer: ({ user_id }) => user_id.name,
  Email: ({ user_id }) => user_id.email,
  Phone: ({ user_id }) => user_id.phone,
  Goods: ({ lines }) => lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
  Reason: ({ return_reason }) => return_reason,
  Condition: ({ condition }) => condition ?? '',
  Wish: ({ wish }) => wish ?? '',
  Photos: ({ photos }) => String(photos),
  State: ({ state }) => state,
  Due: ({ due_at }) => minute(due_at ?? null),
  Approved: ({ approved_at }) => minute(approved_at),
  'Pickup day': ({ pickup }) => pickup?.day ?? '',
  'Pickup time': ({ pickup }) => (pickup ? PICKUP_PART_NAMES[pickup.part] : ''),
  'Pickup centre': ({ pickup }) => pickup?.center ?? '',
  Arrived: ({ received_at }) => minute(received_at),
  Inspected: ({ inspected_at }) => minute(inspected_at),
  Accepted: ({ lines }) =>
    lines
      .filter(({ accepted }) => accepted !== null)
      .map(({ accepted, quantity, name }) => `${accepted} of ${quantity} × ${name}`)
      .join('; '),
  Rejected: ({ rejected_at }) => minute(rejected_at),
  Replaced: ({ replaced_at }) => minute(replaced_at),
  'Our reason': ({ decision_reason }) => decision_reason ?? '',
  Replacement: ({ replacement }) => (replacement ? REPLACEMENT_STATE_NAMES[replacement.state] : ''),
  Refund: ({ refund_amount }) => decimalRupees(refund_amount),
  'Refund status': ({ refund }) => refund,
  'Provider’s payment': ({ payment_id }) => payment_id,
};
