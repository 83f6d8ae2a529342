import { DRAFT_ORDER_COLUMNS } from '@aabha/contracts/draft-orders/draft-orders.csv';
import { draftOrderState } from '@aabha/contracts/draft-orders/draft-orders.rules';
import type {
  DraftNeighboursInput,
  ExportDraftOrdersInput,
  ListDraftOrdersInput,
} from '@aabha/contracts/draft-orders/draft-orders.schema';
import type { SignedInContext } from '../../context/context';
import { startExport } from '../exports/exports.service';
import {
  countDrafts,
  findDraftIds,
  findDraftNeighbours,
  selectDrafts,
  selectDraftsOfIds,
  type ListedDraftRow,
  type Viewer,
} from './draft-orders.list.queries';

const viewerOf = (ctx: SignedInContext): Viewer => ({ userId: ctx.user.id, now: ctx.now() });

const listedWire = (row: ListedDraftRow, now: Date) => ({
  _id: row.id,
  state: draftOrderState(row, now),
  customer: row.customer,
  items: row.lines,
  amount: row.amountPaise,
  created_by: row.createdBy,
  created_at: row.createdAt,
  expires_at: row.expiresAt,
  paid_at: row.paidAt,
  order_id: row.orderId,
});

/** Returns a page of draft orders, newest first (docs/spec/draft-orders.md#screen). */
export async function listDraftOrders(ctx: SignedInContext, input: ListDraftOrdersInput) {
  const viewer = viewerOf(ctx);
  const [rows, draftOrderCount] = await Promise.all([
    selectDrafts(ctx.db, input, viewer),
    countDrafts(ctx.db, input.filters, viewer),
  ]);
  return { draftOrderList: rows.map((row) => listedWire(row, viewer.now)), draftOrderCount };
}

/** Exports the draft orders of the list under these filters, newest first. */
export function exportDraftOrders(ctx: SignedInContext, { filters }: ExportDraftOrdersInput) {
  const viewer = viewerOf(ctx);
  return startExport(ctx, {
    list: 'draft-orders',
    filters,
    columns: DRAFT_ORDER_COLUMNS,
    findIds: (db) => findDraftIds(db, filters, viewer),
    readRows: async (db, ids) => (await selectDraftsOfIds(db, ids)).map((row) => listedWire(row, viewer.now)),
  });
}

/** Returns the draft orders before and after one in a list, '' at its ends. */
export async function draftNeighbours(ctx: SignedInContext, input: DraftNeighboursInput) {
  const { previous = '', next = '' } = await findDraftNeighbours(ctx.db, input, viewerOf(ctx));
  return { previous, next };
}
