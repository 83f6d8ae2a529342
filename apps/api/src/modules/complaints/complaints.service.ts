import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { ticketNumber } from '@aabha/contracts/complaints/complaints.rules';
import type {
  Complaint,
  CreateComplaintInput,
  ListComplaintsInput,
  UpdateComplaintInput,
} from '@aabha/contracts/complaints/complaints.schema';
import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import type { DbOrTx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import {
  countComplaints,
  findComplaint,
  insertComplaint,
  lockComplaint,
  selectComplaints,
  setComplaintStatus,
  type ComplaintRow,
} from './complaints.queries';

const toWire = (row: ComplaintRow): Complaint => ({ ...row, ticketNumber: ticketNumber(row._id) });

async function complaintOf(db: DbOrTx, id: string): Promise<Complaint> {
  const row = await findComplaint(db, id);
  if (!row) throw appError('COMPLAINT_NOT_FOUND');
  return toWire(row);
}

/**
 * Returns a shopper's own complaints; all for a SuperAdmin (docs/spec/complaints.md#who-sees-them). Another
 * user's id in the filter is refused.
 */
export async function listComplaints(ctx: SignedInContext, input: ListComplaintsInput) {
  const forStaff = isStaff(ctx.user.role);
  const { userId } = input.filters;
  if (!forStaff && userId !== undefined && userId !== ctx.user.id) throw appError('NOT_YOURS');
  const scoped = forStaff ? input : { ...input, filters: { ...input.filters, userId: ctx.user.id } };
  const [rows, complaintCount] = await Promise.all([
    selectComplaints(ctx.db, scoped),
    countComplaints(ctx.db, scoped),
  ]);
  return { complaintList: rows.map(toWire), complaintCount };
}

/** Creates a complaint with its ticket number, and mails that. 429 for too many in ten minutes. */
export async function createComplaint(ctx: SignedInContext, input: CreateComplaintInput) {
  if (input.userId !== undefined && input.userId !== ctx.user.id) throw appError('NOT_YOURS');
  await ctx.limits.takeForAccount('contact', ctx.user.id);
  const id = await inTx(ctx.db, async (tx) => {
    const complaintId = await insertComplaint(tx, {
      userId: ctx.user.id,
      name: input.name,
      email: input.email,
      phone: input.phone,
      issueType: input.issue_type,
      customIssueType: input.issue_type === 'Other' ? (input.customIssueType ?? '') : '',
      description: input.description,
    });
    await enqueue(tx, 'mail.complaint-received', { complaintId });
    return complaintId;
  });
  return { complaint: await complaintOf(ctx.db, id) };
}

/**
 * Sets one of the three statuses; the shopper is mailed when it changed (docs/spec/complaints.md#statuses).
 * 409 with the present complaint when it was changed since `updated_at`, unless it has that status already.
 */
export async function updateComplaint(
  ctx: SignedInContext,
  { id, status, updated_at }: UpdateComplaintInput,
) {
  await inTx(ctx.db, async (tx) => {
    if (!(await lockComplaint(tx, id))) throw appError('COMPLAINT_NOT_FOUND');
    const present = await complaintOf(tx, id);
    if (present.status === status) return;
    assertAllowed(checkUnchanged(present, updated_at));
    await setComplaintStatus(tx, id, status);
    await enqueue(tx, 'mail.complaint-status', { complaintId: id, status });
    await writeAudit(tx, ctx.user.id, {
      action: 'complaint.status',
      entity: 'complaint',
      entityId: id,
      before: { status: present.status },
      after: { status },
    });
  });
  return { complaint: await complaintOf(ctx.db, id) };
}

/** Returns a complaint for its mails. */
export async function complaintForMail(db: DbOrTx, id: string): Promise<Complaint | undefined> {
  const row = await findComplaint(db, id);
  return row && toWire(row);
}
