import { z } from 'zod';
import { MESSAGE_AUTHORS } from '../complaints/complaint-thread.schema';
import { EditedVersion, Id, Instant, requiredText } from '../wire/wire.schema';
import { ContactMessage } from './contact.schema';
import { CONTACT_STATES } from './contact.values';

const ContactReply = z.object({
  _id: z.string(),
  author: z.enum(MESSAGE_AUTHORS),
  name: z.string().meta({ description: 'Of the person; for customers, what staff write is from the shop.' }),
  text: z.string(),
  created_at: Instant,
});

/** A message with its thread, oldest first. The message is the first text of the thread. */
export const ContactThread = ContactMessage.extend({
  reference: z.string(),
  replies: z.array(ContactReply),
});
export type ContactThread = z.infer<typeof ContactThread>;
export const ContactThreadOutput = z.object({ thread: ContactThread });

/** What the sender gets of it with the link of a mail. */
export const SentMessage = ContactThread.pick({
  _id: true,
  reference: true,
  name: true,
  subject: true,
  message: true,
  state: true,
  created_at: true,
  replies: true,
});
export type SentMessage = z.infer<typeof SentMessage>;
export const SentMessageOutput = z.object({ thread: SentMessage });

const text = requiredText('Please write a message.', 5000);
const Key = z
  .string()
  .min(1)
  .max(100)
  .meta({ description: 'The key in the link of a mail about the message.' });

export const MessageIdInput = z.strictObject({ id: Id });
/** An answer to the sender, who is mailed, or with `note` a note for staff. */
export const AnswerMessageInput = z.strictObject({
  id: Id,
  text,
  note: z.boolean().default(false),
  close: z.boolean().default(false).meta({ description: 'Closes it with the answer.' }),
});
export type AnswerMessageInput = z.output<typeof AnswerMessageInput>;
export const AssignMessageInput = z.strictObject({ id: Id, staff_id: Id.nullable() });
export type AssignMessageInput = z.output<typeof AssignMessageInput>;
/** `updated_at` is that of the message as it was seen; if it has changed, the response is 409. */
export const SetMessageStateInput = z.strictObject({
  id: Id,
  state: z.enum(CONTACT_STATES),
  updated_at: EditedVersion.optional(),
});
export type SetMessageStateInput = z.output<typeof SetMessageStateInput>;
export const MessageByLinkInput = z.strictObject({ key: Key });
export const ReplyToMessageInput = z.strictObject({ key: Key, text });
export type ReplyToMessageInput = z.output<typeof ReplyToMessageInput>;
