import { orderNumber } from '@aabha/contracts/orders/order-number';
import type { AppDeps } from '../../context/deps';
import { button, composeMail, text } from '../../mails/compose-mail';
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
  const number = orderNumber(note.orderId);
  const screen = new URL(`/admin-dashboard/orders/${note.orderId}/show`, deps.config.ADMIN_URL);
  await deps.ports.mail.send(
    composeMail(deps, {
      ...{ messageId: effectId, to: staff.email },
      subject: `${note.by.name} mentioned you on order ${number}`,
      greeting: `Hello ${staff.name},`,
      blocks: [
        text(`${note.by.name} wrote a note about order ${number}:`),
        text(note.text),
        button('Open the order', screen.toString()),
      ],
    }),
  );
}
