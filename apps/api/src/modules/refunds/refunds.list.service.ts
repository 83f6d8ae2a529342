import { paise } from '@aabha/contracts/money/money';
import { REFUND_COLUMNS } from '@aabha/contracts/orders/refunds.csv';
import type { ExportRefundsInput, ListRefundsInput } from '@aabha/contracts/refunds/refunds.schema';
import type { SignedInContext } from '../../context/context';
import { startExport } from '../exports/exports.service';
import {
  countRefunds,
  findRefundIds,
  selectRefunds,
  selectRefundsOfIds,
  type RefundRow,
} from './refunds.list.queries';

const refundOf = (row: RefundRow) => ({
  _id: row.id,
  created_at: row.createdAt,
  amount: paise(row.amountPaise),
  extent: row.extent,
  status: row.status,
  speed: row.speed,
  speed_processed: row.speedProcessed,
  payment_method: row.method ?? '',
  reason: row.reason,
  last_error: row.lastError ?? '',
  provider_refund_id: row.providerRefundId ?? '',
  payment_id: row.providerPaymentId ?? '',
  order_id: row.orderId,
  credit_note:
    row.creditNoteId === null
      ? null
      : { _id: row.creditNoteId, creditNoteNumber: row.creditNoteNumber ?? '' },
  user_Id: { _id: row.userId, name: row.name, phone: row.phone, email: row.email },
});

/** Returns a page of all refunds (docs/spec/returns-and-refunds.md#list-of-refunds). */
export async function listRefunds(ctx: SignedInContext, input: ListRefundsInput) {
  const [rows, refundCount] = await Promise.all([
    selectRefunds(ctx.db, input),
    countRefunds(ctx.db, input.filters),
  ]);
  return { refundList: rows.map(refundOf), refundCount };
}

/** Exports the refunds of the list under these filters, newest first. */
export function exportRefunds(ctx: SignedInContext, { filters }: ExportRefundsInput) {
  return startExport(ctx, {
    list: 'refunds',
    filters,
    columns: REFUND_COLUMNS,
    findIds: (db) => findRefundIds(db, filters),
    readRows: async (db, ids) => (await selectRefundsOfIds(db, ids)).map(refundOf),
  });
}
