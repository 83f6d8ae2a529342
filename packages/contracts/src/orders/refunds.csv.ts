import type { z } from 'zod';
import type { CsvColumns } from '../csv/csv-columns';
import { decimalRupees } from '../money/money';
import { numberCell } from './orders.csv';
import { indiaMinute } from '../time/india-time';
import type { Refund } from '../refunds/refunds.schema';

/** A refund with the fields of its export row; its amount in paise. */
type ExportedRefund = z.input<typeof Refund>;

/** The columns of exported refunds. */
export const REFUND_COLUMNS: CsvColumns<ExportedRefund> = {
  Date: ({ created_at }) => indiaMinute(created_at),
  Refund: ({ amount }) => decimalRupees(amount),
  Extent: ({ extent }) => extent,
  Status: ({ status }) => status,
  Order: ({ order_id }) => (order_id === null ? '' : numberCell(order_id)),
  Customer: ({ user_Id }) => user_Id.name,
  Email: ({ user_Id }) => user_Id.email,
  Phone: ({ user_Id }) => user_Id.phone,
  Reason: ({ reason }) => reason,
  'Credit note': ({ credit_note }) => credit_note?.creditNoteNumber ?? '',
  'Provider’s refund': ({ provider_refund_id }) => provider_refund_id,
  'Provider’s payment': ({ payment_id }) => payment_id,
  'Last error': ({ last_error }) => last_error,
  'Requested speed': ({ speed }) => speed,
  'Processed speed': ({ speed_processed }) => speed_processed ?? '',
  'Paid by': ({ payment_method }) => payment_method,
};
