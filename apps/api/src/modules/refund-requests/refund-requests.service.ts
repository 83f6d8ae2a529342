import type { z } from 'zod';
import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { STAFF_ROLES } from '@aabha/contracts/accounts/accounts.values';
import { appError } from '@aabha/contracts/errors/errors';
import { REFUND_REQUEST_COLUMNS } from '@aabha/contracts/refund-requests/refund-requests.csv';
import { approvingRoles, refundLimits } from '@aabha/contracts/refund-requests/refund-limits.rules';
import type {
  ExportRefundRequestsInput,
  ListRefundRequestsInput,
  RefundRequest,
} from '@aabha/contracts/refund-requests/refund-requests.schema';
import { hasPermission } from '@aabha/contracts/staff-roles/staff-roles.rules';
import type { SignedInContext } from '../../context/context';
import { startExport } from '../exports/exports.service';
import { staffOfRoles } from '../refunds/refunds.service';
import {
  countRequests,
  findRequestIds,
  selectRequestPage,
  selectRequestsOfIds,
} from './refund-requests.list.queries';
import { findRequest, type RefundRequestRow } from './refund-requests.queries';

type RequestWire = z.input<typeof RefundRequest>;

/** How many approvers a response names. */
const NAMED = 5;

/** Returns whether the caller may approve a request or decline it, by role, permission and person. */
export function mayDecide(
  ctx: SignedInContext,
  row: Pick<RefundRequestRow, 'kind' | 'counted' | 'asked_by'>,
) {
  const { id, role } = ctx.user;
  if (!isStaff(role) || !hasPermission(ctx.user, 'refunds') || row.asked_by._id === id) return false;
  return approvingRoles(refundLimits(ctx.settings.current), row).includes(role);
}

/** Returns requests as the caller reads them, with who may decide about those that wait. */
async function described(ctx: SignedInContext, rows: readonly RefundRequestRow[]): Promise<RequestWire[]> {
  const isOpen = (row: RefundRequestRow) =>
    row.state === 'waiting' && Date.parse(row.expires_at) > ctx.now().getTime();
  const staff = rows.some(isOpen) ? await staffOfRoles(ctx.db, STAFF_ROLES) : [];
  return rows.map((found) => {
    const { choice: _, ...row } = found;
    const open = isOpen(found);
    const roles = approvingRoles(refundLimits(ctx.settings.current), row);
    const approvers = staff.filter(
      ({ id, role }) => id !== row.asked_by._id && isStaff(role) && roles.includes(role),
    );
    return {
      ...row,
      is_own: row.asked_by._id === ctx.user.id,
      can_decide: open && mayDecide(ctx, row),
      approvers: open ? approvers.slice(0, NAMED).map(({ name }) => name) : [],
    };
  });
}

/** Returns a request. Throws REFUND_REQUEST_NOT_FOUND. */
export async function getRefundRequest(ctx: SignedInContext, { id }: { id: string }) {
  const row = await findRequest(ctx.db, id);
  const [refundRequest] = row ? await described(ctx, [row]) : [];
  if (!refundRequest) throw appError('REFUND_REQUEST_NOT_FOUND');
  return { refundRequest };
}

/** Returns a page of refunds that need or needed a second person (docs/spec/refund-approvals.md#screen). */
export async function listRefundRequests(ctx: SignedInContext, input: ListRefundRequestsInput) {
  const [rows, refundRequestCount] = await Promise.all([
    selectRequestPage(ctx.db, input, ctx.user.id),
    countRequests(ctx.db, { filters: input.filters, viewerId: ctx.user.id }),
  ]);
  return { refundRequestList: await described(ctx, rows), refundRequestCount };
}

/** Exports the requests of the list under these filters, newest first. */
export function exportRefundRequests(ctx: SignedInContext, { filters }: ExportRefundRequestsInput) {
  return startExport(ctx, {
    list: 'refund-requests',
    filters,
    columns: REFUND_REQUEST_COLUMNS,
    findIds: (db) => findRequestIds(db, { filters, viewerId: ctx.user.id }),
    readRows: (db, ids) => selectRequestsOfIds(db, ids),
  });
}
