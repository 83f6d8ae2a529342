import type { AppDeps } from '../../context/deps';
import { orderMentionMail } from '../../mails/templates/order-mails';
import { findNote, findOpenStaff } from './order-notes.queries';

/** Mails a member of staff the note that mentions them, with the link to its order. */
export async function mailOrderMention(
  deps: AppDeps,
  { noteId, userId }: { noteId: string; userId: string },
  effectId: string,
): Promise<void> {
  const note = await findNote(deps.db, noteId);
  const staff = await findOpenStaff(deps.db, userId);
  if (!note || !staff) return;
  const { name, email: to } = staff;
  await deps.ports.mail.send(orderMentionMail(deps, { messageId: effectId, to }, { name, note }));
}
