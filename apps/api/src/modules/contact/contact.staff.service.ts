import { afterAnswer, messageDueAt } from '@aabha/contracts/contact/contact.rules';
import type {
  AnswerMessageInput,
  AssignMessageInput,
  SetMessageStateInput,
} from '@aabha/contracts/contact/contact-thread.schema';
import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { newLinkKey } from '../complaints/complaints.clocks.service';
import { isStaffWhoCan } from '../staff-roles/staff-who-can.service';
import { changeMessage, insertReply } from './contact.thread.queries';
import { getThread, lockedMessage, messageOf } from './contact.thread.service';

/** Adds an answer, which is mailed to the sender with a link to reply, or a note for staff (docs/spec/contact.md#thread). */
export async function answerMessage(ctx: SignedInContext, { id, text, note, close }: AnswerMessageInput) {
  await inTx(ctx.db, async (tx) => {
    const present = await lockedMessage(tx, id);
    const author = note ? 'note' : 'shop';
    const replyId = await insertReply(tx, { messageId: id, author, staffId: ctx.user.id, text });
    if (!note) {
      await changeMessage(tx, id, { ...afterAnswer(close), linkKey: present.linkKey ?? newLinkKey() });
      await enqueue(tx, 'mail.contact-answered', { replyId });
    }
    await writeAudit(tx, ctx.user.id, {
      action: note ? 'message.note' : 'message.answer',
      entity: 'message',
      entityId: id,
      before: { state: present.state },
      after: { state: note ? present.state : afterAnswer(close).state },
    });
  });
  return getThread(ctx, { id });
}

/** Assigns a message to one of the staff who may answer it, or to nobody. */
export async function assignMessage(ctx: SignedInContext, { id, staff_id: staffId }: AssignMessageInput) {
  await inTx(ctx.db, async (tx) => {
    const present = await lockedMessage(tx, id);
    if (staffId !== null && !(await isStaffWhoCan(tx, staffId, 'messages'))) throw appError('NOT_FOUND');
    if (present.assignedTo === staffId) return;
    await changeMessage(tx, id, { assignedTo: staffId });
    await writeAudit(tx, ctx.user.id, {
      action: 'message.assign',
      entity: 'message',
      entityId: id,
      before: { assigned_to: present.assignedTo },
      after: { assigned_to: staffId },
    });
  });
  return getThread(ctx, { id });
}

/**
 * Sets the state of a message; nobody is mailed. 409 with the present thread when it was changed since `updated_at`,
 * unless it has that state already.
 */
export async function setMessageState(ctx: SignedInContext, { id, state, updated_at }: SetMessageStateInput) {
  await inTx(ctx.db, async (tx) => {
    const present = await lockedMessage(tx, id);
    if (present.state === state) return;
    assertAllowed(checkUnchanged(await messageOf(tx, id), updated_at));
    const dueAt = state === 'open' ? messageDueAt(ctx.now()).toISOString() : null;
    await changeMessage(tx, id, { state, dueAt });
    await writeAudit(tx, ctx.user.id, {
      action: 'message.state',
      entity: 'message',
      entityId: id,
      before: { state: present.state },
      after: { state },
    });
  });
  return getThread(ctx, { id });
}
