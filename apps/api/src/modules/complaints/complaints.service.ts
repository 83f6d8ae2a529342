import { emailKey, isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { clockState, complaintClocks } from '@aabha/contracts/complaints/complaint-clocks.rules';
import { ticketNumber } from '@aabha/contracts/complaints/complaints.rules';
import type {
  Complaint,
  CreateComplaintInput,
  CreateForOrderInput,
  ListComplaintsInput,
  SoldTelevision,
} from '@aabha/contracts/complaints/complaints.schema';
import { appError } from '@aabha/contracts/errors/errors';
import { searchedNumber } from '@aabha/contracts/orders/order-number';
import type { DbOrTx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import { recordEvent } from '../../outbox/record-event';
import type { RequestContext, SignedInContext } from '../../context/context';
import { isTransferredTo } from '../passports/transfers.service';
import { newLinkKey } from './complaints.clocks.service';
import { readFiles } from './complaints.files.service';
import { findOrderOfEmail, isOwnOrder } from './complaints.orders.queries';
import {
  countComplaints,
  findComplaint,
  insertComplaint,
  selectComplaints,
  type ComplaintRow,
} from './complaints.queries';
import { countListedComplaints } from './count-listed-complaints.queries';
import { onlyTelevisionOf } from './complaints.televisions.queries';
import { insertFiles } from './complaints.thread.queries';

/**
 * Returns the television of a complaint, whose columns are of three tables and all null without one. A shopper sees the order
 * that the complaint names, and no other: it may be that of a former owner.
 */
function televisionOf(row: ComplaintRow, forStaff: boolean): SoldTelevision | null {
  const { serial_id, serial, product_id, product_name, order_id } = row.television;
  if (serial_id === null || serial === null || order_id === null) return null;
  const shownOrder = forStaff ? order_id : (row.order_id ?? '');
  return {
    serial_id,
    serial,
    product_id: product_id ?? '',
    product_name: product_name ?? '',
    order_id: shownOrder,
  };
}

/** Returns a complaint as lists show it. Who of the staff handles it is for staff only. */
export function toWire(row: ComplaintRow, now: Date, forStaff: boolean): Complaint {
  const { linkKey: _key, acknowledged_at: _at, ack_due_at: _due, ...shown } = row;
  const dueAt = row.due_at === null ? complaintClocks(new Date(row.created_at)).dueAt : new Date(row.due_at);
  const doneAt = row.resolved_at === null ? null : new Date(row.resolved_at);
  return {
    ...shown,
    television: televisionOf(row, forStaff),
    ticketNumber: ticketNumber(row._id),
    clock: clockState({ dueAt, doneAt }, now),
    assigned_to: forStaff ? row.assigned_to : null,
  };
}

/** Returns a complaint by its id. Throws COMPLAINT_NOT_FOUND. */
export async function complaintOf(db: DbOrTx, id: string): Promise<ComplaintRow> {
  const row = await findComplaint(db, id);
  if (!row) throw appError('COMPLAINT_NOT_FOUND');
  return row;
}

/**
 * Returns a shopper's own complaints; all for a SuperAdmin (docs/spec/complaints.md#who-sees-them). Another
 * user's id in the filter is refused.
 */
export async function listComplaints(ctx: SignedInContext, input: ListComplaintsInput) {
  const forStaff = isStaff(ctx.user.role);
  const { userId } = input.filters;
  if (!forStaff && userId !== undefined && userId !== ctx.user.id) throw appError('NOT_YOURS');
  const now = ctx.now();
  const filters = forStaff ? input.filters : { ...input.filters, userId: ctx.user.id };
  const scoped = { ...input, filters, now };
  const counting = forStaff
    ? countListedComplaints(ctx.db, scoped)
    : countComplaints(ctx.db, scoped).then((total) => ({ total, isMore: false }));
  const [rows, { total, isMore }] = await Promise.all([selectComplaints(ctx.db, scoped), counting]);
  return {
    complaintList: rows.map((row) => toWire(row, now, forStaff)),
    complaintCount: total,
    ...(isMore && { hasMoreThanCounted: true as const }),
  };
}

/** Returns the exact number of complaints of a filter, for staff. */
export const countFilteredComplaints = (
  ctx: SignedInContext,
  { filters }: Pick<ListComplaintsInput, 'filters'>,
) => countComplaints(ctx.db, { filters, now: ctx.now() });

interface NewComplaint extends Pick<
  CreateComplaintInput,
  'issue_type' | 'customIssueType' | 'description' | 'files'
> {
  userId: string;
  name: string;
  email: string;
  phone: string;
  orderId: string | null;
  /** Of a television that was transferred to the person. */
  serialId?: string | undefined;
}

/** Stores a complaint with its clocks and files, and queues the mail with its ticket number. Returns its id. */
async function storeComplaint(ctx: RequestContext, complaint: NewComplaint): Promise<string> {
  const { issue_type: issueType, customIssueType = '', files, serialId, ...values } = complaint;
  const stored = await readFiles(files);
  const now = ctx.now();
  const { ackDueAt, dueAt } = complaintClocks(now);
  return inTx(ctx.db, async (tx) => {
    const complaintId = await insertComplaint(tx, {
      ...values,
      issueType,
      customIssueType: issueType === 'Other' ? customIssueType : '',
      createdAt: now.toISOString(),
      ackDueAt: ackDueAt.toISOString(),
      dueAt: dueAt.toISOString(),
      linkKey: newLinkKey(),
      serialId: serialId ?? (await onlyTelevisionOf(tx, values)),
    });
    await insertFiles(tx, { complaintId, messageId: null }, stored);
    await enqueue(tx, 'mail.complaint-received', { complaintId });
    await recordEvent(tx, 'complaint.opened', `complaint/${complaintId}`, {
      ...{ complaint_id: complaintId, ticket: ticketNumber(complaintId), issue_type: issueType },
      order_id: complaint.orderId,
    });
    return complaintId;
  });
}

/** Creates a complaint with its ticket number, and mails that. 429 for too many in ten minutes. */
export async function createComplaint(ctx: SignedInContext, input: CreateComplaintInput) {
  const { userId, order_id: orderId = null, serial_id: serialId, ...form } = input;
  if (userId !== undefined && userId !== ctx.user.id) throw appError('NOT_YOURS');
  await ctx.limits.takeForAccount('contact', ctx.user.id);
  if (orderId !== null && !(await isOwnOrder(ctx.db, ctx.user.id, orderId)))
    throw appError('ORDER_NOT_FOUND');
  if (serialId !== undefined && !(await isTransferredTo(ctx.db, { serialId, userId: ctx.user.id })))
    throw appError('PASSPORT_NOT_OWNER');
  const id = await storeComplaint(ctx, { ...form, orderId, serialId, userId: ctx.user.id });
  return { complaint: toWire(await complaintOf(ctx.db, id), ctx.now(), false) };
}

/**
 * Creates a complaint of who is not signed in, about an order that they name with the e-mail of its account. It belongs to that
 * account, and its link is mailed there only. Guesses are limited by e-mail and network
 * (docs/spec/complaints.md#without-signing-in).
 */
export async function createComplaintForOrder(ctx: RequestContext, input: CreateForOrderInput) {
  const { order_number: number, email, ...form } = input;
  await ctx.limits.takeForAddress('contact', ctx.address);
  await ctx.limits.takeForAccount('contact', emailKey(email));
  const order = await findOrderOfEmail(ctx.db, emailKey(email), searchedNumber(number));
  if (!order) throw appError('ORDER_OF_EMAIL_NOT_FOUND');
  const { id: userId, ...person } = order.user;
  const id = await storeComplaint(ctx, { ...form, ...person, userId, orderId: order.orderId });
  return { ticketNumber: ticketNumber(id) };
}
