import type { z } from 'zod';
import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { appError } from '@aabha/contracts/errors/errors';
import { pickupMovableUntil } from '@aabha/contracts/returns/pickup-slots.rules';
import { returnDueAt, returnState } from '@aabha/contracts/returns/return-state.rules';
import { RETURN_COLUMNS } from '@aabha/contracts/returns/returns.csv';
import type {
  ExportReturnsInput,
  ListReturnsInput,
  ReturnDetails,
  ReturnRequest,
} from '@aabha/contracts/returns/returns.schema';
import type { DbOrTx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { startExport } from '../exports/exports.service';
import { replacementsOfReturns, selectSoldSerials } from '../replacements/replacements.service';
import { findReturnFile, linesOfReturns, selectReturnFiles } from './returns.lines.queries';
import {
  countReturns,
  findReturn,
  findReturnIds,
  findReturnOfOrder,
  selectReturnsOfIds,
  type ReturnRow,
} from './returns.queries';
import { findListedReturns } from './find-listed-returns.queries';

type ReturnWire = z.input<typeof ReturnRequest>;

/** Returns the state and clock of a return. */
function progressOf(row: ReturnRow) {
  const times = {
    approvedAt: row.approved_at,
    receivedAt: row.received_at,
    inspectedAt: row.inspected_at,
    rejectedAt: row.rejected_at,
    replacedAt: row.replaced_at,
    outcome: row.outcome,
  };
  const refunded = row.refund_status || row.refund === 'queued' || row.refund === 'processed';
  const dueAt = returnDueAt({ ...times, createdAt: row.created_at, refunded });
  return { state: returnState(times), due_at: dueAt };
}

/** Returns returns as responses have them, with their lines; the amounts in paise. */
export async function withLines(db: DbOrTx, rows: readonly ReturnRow[]): Promise<ReturnWire[]> {
  const ids = rows.map(({ _id }) => _id);
  const [all, replacements] = await Promise.all([linesOfReturns(db, ids), replacementsOfReturns(db, ids)]);
  return rows.map((row) => {
    const { orderId, paymentId: _payment, outcome: _outcome, ...shown } = row;
    const lines = all
      .filter(({ returnId }) => returnId === row._id)
      .map(({ returnId: _of, isBack: _isBack, ...line }) => line);
    const products = lines.map(({ name, quantity }) => ({ product_id: { name }, quantity }));
    const replacement = replacements.get(row._id) ?? null;
    const pickup = shown.pickup && { ...shown.pickup, movable_until: pickupMovableUntil(shown.pickup.day) };
    return { ...shown, ...progressOf(row), pickup, lines, replacement, order_id: { _id: orderId, products } };
  });
}

/** Returns a return with its lines, as responses and mails show it; the amount in paise. */
export async function findReturnWithLines(db: DbOrTx, id: string): Promise<ReturnWire | undefined> {
  const row = await findReturn(db, id);
  return row && (await withLines(db, [row]))[0];
}

/** Returns a return as responses have it. Throws RETURN_NOT_FOUND. */
export async function getReturn(db: DbOrTx, id: string): Promise<{ returnRequest: ReturnWire }> {
  const returnRequest = await findReturnWithLines(db, id);
  if (!returnRequest) throw appError('RETURN_NOT_FOUND');
  return { returnRequest };
}

async function detailsOf(
  db: DbOrTx,
  row: ReturnRow | undefined,
): Promise<{ returnRequest: z.input<typeof ReturnDetails> }> {
  const [returnRequest] = row ? await withLines(db, [row]) : [];
  if (!returnRequest) throw appError('RETURN_NOT_FOUND');
  const [files, serials] = await Promise.all([
    selectReturnFiles(db, returnRequest._id),
    selectSoldSerials(db, returnRequest.order_id._id),
  ]);
  return { returnRequest: { ...returnRequest, files, sold_serials: serials } };
}

/** Returns a return with its photos, for staff. */
export async function getReturnDetails(ctx: SignedInContext, { id }: { id: string }) {
  return detailsOf(ctx.db, await findReturn(ctx.db, id));
}

/** Returns the return of the caller's own order, with its photos. */
export async function getOwnReturn(ctx: SignedInContext, { order_id: orderId }: { order_id: string }) {
  const { returnRequest } = await detailsOf(ctx.db, await findReturnOfOrder(ctx.db, ctx.user.id, orderId));
  const pickup = returnRequest.pickup && { ...returnRequest.pickup, center: '' };
  return { returnRequest: { ...returnRequest, pickup, assigned_to: null, sold_serials: [] } };
}

/** Returns a photo of the caller's own return as base64; any for a SuperAdmin. */
export async function downloadReturnFile({ db, user }: SignedInContext, { id }: { id: string }) {
  const file = await findReturnFile(db, id);
  if (!file || (!isStaff(user.role) && file.userId !== user.id)) throw appError('RETURN_FILE_NOT_FOUND');
  return { filename: file.name, type: 'image/webp' as const, content: file.content.toString('base64') };
}

/** Returns a page of all return requests (docs/spec/returns-and-refunds.md#staff-screen). */
export async function listReturns(ctx: SignedInContext, input: ListReturnsInput) {
  const filtered = { ...input, now: ctx.now() };
  const { rows, total, isMore } = await findListedReturns(ctx.db, filtered);
  return {
    returnRequestList: await withLines(ctx.db, rows),
    totalCount: total,
    ...(isMore && { hasMoreThanCounted: true as const }),
  };
}

/** Returns the exact number of returns of a filter. */
export const countFilteredReturns = (ctx: SignedInContext, { filters }: Pick<ListReturnsInput, 'filters'>) =>
  countReturns(ctx.db, { filters, now: ctx.now() });

/** Exports the returns of the list under these filters, newest first. */
export function exportReturns(ctx: SignedInContext, { filters }: ExportReturnsInput) {
  const filtered = { filters, now: ctx.now() };
  return startExport(ctx, {
    list: 'returns',
    filters,
    columns: RETURN_COLUMNS,
    findIds: (db) => findReturnIds(db, filtered),
    readRows: async (db, ids) => withLines(db, await selectReturnsOfIds(db, ids)),
  });
}
