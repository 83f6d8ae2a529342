import type {
  AnswerInput,
  AssignInput,
  SetTelevisionInput,
} from '@aabha/contracts/complaints/complaint-thread.schema';
import { COMPLAINT_COLUMNS } from '@aabha/contracts/complaints/complaints.csv';
import type {
  ExportComplaintsInput,
  UpdateComplaintInput,
} from '@aabha/contracts/complaints/complaints.schema';
import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import { isStaffWhoCan } from '../staff-roles/staff-who-can.service';
import { readFiles } from './complaints.files.service';
import {
  changeComplaint,
  findComplaintIds,
  lockComplaint,
  selectComplaintsOfIds,
  type ComplaintRow,
} from './complaints.queries';
import { complaintOf, toWire } from './complaints.service';
import { selectSoldTelevisions } from './complaints.televisions.queries';
import { insertFiles, insertMessage } from './complaints.thread.queries';
import { reopen, threadOf } from './complaints.thread.service';

/** Locks a complaint and returns it. Throws COMPLAINT_NOT_FOUND. */
async function locked(tx: Tx, id: string): Promise<ComplaintRow> {
  if (!(await lockComplaint(tx, id))) throw appError('COMPLAINT_NOT_FOUND');
  return complaintOf(tx, id);
}

/** Sets the status of a complaint, with what belongs to it. */
function applyStatus(tx: Tx, present: ComplaintRow, input: UpdateComplaintInput, now: Date): Promise<void> {
  const { id, status, outcome = null } = input;
  if (status === 'Resolved')
    return changeComplaint(tx, id, { status, outcome, resolvedAt: now.toISOString() });
  return present.status === 'Resolved' ? reopen(tx, id, status, now) : changeComplaint(tx, id, { status });
}

/** Adds the text that goes with a status to the thread. Returns its id for the mail. */
async function addText(ctx: SignedInContext, tx: Tx, { id, text }: UpdateComplaintInput) {
  if (!text) return undefined;
  return insertMessage(tx, { complaintId: id, author: 'shop', staffId: ctx.user.id, text });
}

/**
 * Sets one of the three statuses; the shopper is mailed when it changed (docs/spec/complaints.md#statuses).
 * 409 with the present complaint when it was changed since `updated_at`, unless it has that status already.
 */
export async function updateComplaint(ctx: SignedInContext, input: UpdateComplaintInput) {
  const { id, status, outcome, updated_at } = input;
  await inTx(ctx.db, async (tx) => {
    const present = await locked(tx, id);
    if (present.status === status) return;
    assertAllowed(checkUnchanged(toWire(present, ctx.now(), true), updated_at));
    await applyStatus(tx, present, input, ctx.now());
    const messageId = await addText(ctx, tx, input);
    await enqueue(tx, 'mail.complaint-status', {
      complaintId: id,
      status,
      ...(messageId === undefined ? {} : { messageId }),
    });
    await writeAudit(tx, ctx.user.id, {
      action: 'complaint.status',
      entity: 'complaint',
      entityId: id,
      before: { status: present.status },
      after: { status, ...(status === 'Resolved' && outcome ? { outcome } : {}) },
    });
  });
  return { complaint: toWire(await complaintOf(ctx.db, id), ctx.now(), true) };
}

/** Adds an answer, which is mailed to the shopper, or a note for staff (docs/spec/complaints.md#thread). */
export async function answerComplaint(ctx: SignedInContext, { id, text, files, note }: AnswerInput) {
  await complaintOf(ctx.db, id);
  const stored = await readFiles(files);
  await inTx(ctx.db, async (tx) => {
    await locked(tx, id);
    const author = note ? 'note' : 'shop';
    const messageId = await insertMessage(tx, { complaintId: id, author, staffId: ctx.user.id, text });
    await insertFiles(tx, { complaintId: id, messageId }, stored);
    if (!note) await enqueue(tx, 'mail.complaint-answered', { messageId });
    await writeAudit(tx, ctx.user.id, {
      action: note ? 'complaint.note' : 'complaint.answer',
      entity: 'complaint',
      entityId: id,
      before: null,
      after: { files: stored.map(({ name }) => name) },
    });
  });
  return { complaint: await threadOf(ctx, await complaintOf(ctx.db, id), true) };
}

/** Assigns a complaint to one of the staff who may answer it, or to nobody. */
export async function assignComplaint(ctx: SignedInContext, { id, staff_id: staffId }: AssignInput) {
  await inTx(ctx.db, async (tx) => {
    const present = await locked(tx, id);
    if (staffId !== null && !(await isStaffWhoCan(tx, staffId, 'complaints'))) throw appError('NOT_FOUND');
    const before = present.assigned_to?._id ?? null;
    if (before === staffId) return;
    await changeComplaint(tx, id, { assignedTo: staffId });
    await writeAudit(tx, ctx.user.id, {
      action: 'complaint.assign',
      entity: 'complaint',
      entityId: id,
      before: { assigned_to: before },
      after: { assigned_to: staffId },
    });
  });
  return { complaint: toWire(await complaintOf(ctx.db, id), ctx.now(), true) };
}

/**
 * Sets the television that a complaint is about, and with it the order where the complaint names none; or no television
 * (docs/spec/complaints.md#television). Throws COMPLAINT_TELEVISION_UNKNOWN for one that was not sold with that order, or not to that person.
 */
export async function setComplaintTelevision(ctx: SignedInContext, input: SetTelevisionInput) {
  const { id, serial_id: serialId } = input;
  await inTx(ctx.db, async (tx) => {
    const present = await locked(tx, id);
    const before = present.television;
    if (before.serial_id === serialId) return;
    const sold = await selectSoldTelevisions(tx, { userId: present.userId._id, orderId: present.order_id });
    const after = sold.find(({ serial_id }) => serial_id === serialId);
    if (serialId !== null && !after) throw appError('COMPLAINT_TELEVISION_UNKNOWN');
    await changeComplaint(tx, id, { serialId, ...(after?.order_id ? { orderId: after.order_id } : {}) });
    await writeAudit(tx, ctx.user.id, {
      action: 'complaint.television',
      entity: 'complaint',
      entityId: id,
      before: { serial: before.serial },
      after: { serial: after?.serial ?? null },
    });
  });
  return { complaint: await threadOf(ctx, await complaintOf(ctx.db, id), true) };
}

/** Exports the complaints of a SuperAdmin's list under these filters, newest first. */
export function exportComplaints(ctx: SignedInContext, { filters }: ExportComplaintsInput) {
  const now = ctx.now();
  return startExport(ctx, {
    list: 'complaints',
    filters,
    columns: COMPLAINT_COLUMNS,
    findIds: (db) => findComplaintIds(db, { filters, now }),
    readRows: async (db, ids) => (await selectComplaintsOfIds(db, ids)).map((row) => toWire(row, now, true)),
  });
}
