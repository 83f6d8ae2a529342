import type { z } from 'zod';
import type { CsvColumns } from '../csv/csv-columns';
import { decimalRupees } from '../money/money';
import { numberCell } from '../orders/orders.csv';
import { indiaMinute } from '../time/india-time';
import type { RefundRequest } from './refund-requests.schema';
import { REFUND_REQUEST_KIND_LABELS, REFUND_REQUEST_STATE_LABELS } from './refund-requests.values';

/** A request with the fields of its export row; its amounts in paise. */
type ExportedRequest = Omit<z.input<typeof RefundRequest>, 'approvers' | 'can_decide' | 'is_own'>;

/** The columns of exported refund requests. */
export const REFUND_REQUEST_COLUMNS: CsvColumns<ExportedRequest> = {
  Asked: ({ created_at }) => indiaMinute(created_at),
  'Asked by': ({ asked_by }) => asked_by.name,
  Refund: ({ amount }) => decimalRupees(amount),
  'Counts for the limit': ({ counted }) => decimalRupees(counted),
  Kind: ({ kind }) => REFUND_REQUEST_KIND_LABELS[kind],
  Status: ({ state }) => REFUND_REQUEST_STATE_LABELS[state],
  Order: ({ order_id }) => numberCell(order_id),
  Customer: ({ customer }) => customer.name,
  Reason: ({ reason }) => reason,
  Speed: ({ speed }) => speed,
  'Decided by': ({ decided_by }) => decided_by?.name ?? '',
  Decided: ({ decided_at }) => (decided_at === null ? '' : indiaMinute(decided_at)),
  'Reason of the decision': ({ note }) => note,
  'Waits until': ({ expires_at }) => indiaMinute(expires_at),
};
