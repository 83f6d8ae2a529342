import { z } from 'zod';
import { COMPLAINT_FILES_MAX } from '../settings/limits';
import { attachmentFiles } from '../wire/form.schema';
import { Id, Instant, requiredText } from '../wire/wire.schema';
import { Complaint, SoldTelevision } from './complaints.schema';

/** Who wrote a message; a note is for staff only. */
export const MESSAGE_AUTHORS = ['shopper', 'shop', 'note'] as const;

/** What is stored: pictures are encoded anew, PDF files are unchanged. */
export const ATTACHMENT_TYPES = ['image/webp', 'application/pdf'] as const;

export const ComplaintFile = z.object({
  _id: z.string(),
  name: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  bytes: z.number().int(),
});
export type ComplaintFile = z.infer<typeof ComplaintFile>;

export const ComplaintMessage = z.object({
  _id: z.string(),
  author: z.enum(MESSAGE_AUTHORS),
  name: z.string().meta({ description: 'Of the person; for shoppers, what staff write is from the shop.' }),
  text: z.string(),
  files: z.array(ComplaintFile),
  created_at: Instant,
});
export type ComplaintMessage = z.infer<typeof ComplaintMessage>;

/** A complaint with its thread, oldest message first. The description is the first text of the thread. */
export const ComplaintThread = Complaint.extend({
  order_number: z.string().nullable(),
  acknowledged_at: Instant.nullable().meta({ description: 'When the mail with its ticket number was sent.' }),
  ack_due_at: Instant.nullable(),
  reply_until: Instant.nullable().meta({
    description: 'Of a resolved complaint: until when a reply reopens it. Null while it is open.',
  }),
  files: z.array(ComplaintFile).meta({ description: 'Sent with the complaint itself.' }),
  televisions: z.array(SoldTelevision).meta({
    description: 'For staff: those it can be about, of its order or else of all orders of the person.',
  }),
  messages: z.array(ComplaintMessage),
});
export type ComplaintThread = z.infer<typeof ComplaintThread>;
export const ComplaintThreadOutput = z.object({ complaint: ComplaintThread });

const MESSAGE = {
  text: requiredText('Please write a message.', 5000),
  files: attachmentFiles(COMPLAINT_FILES_MAX).prefault([]),
};

/** The key of a link in a mail. */
const Key = z
  .string()
  .min(1)
  .max(100)
  .meta({ description: 'The key in the link of a mail about the complaint.' });

/** `id` is a complaint's id, or for its owner its ticket number. */
export const GetComplaintInput = z.strictObject({ id: Id });
export const ReplyInput = z.strictObject({ id: Id, ...MESSAGE });
export type ReplyInput = z.output<typeof ReplyInput>;
/** `id` is that of the file. */
export const DownloadComplaintFileInput = z.strictObject({ id: Id });
export const ComplaintFileOutput = z.object({
  filename: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  content: z.string().meta({ description: 'Base64' }),
});

export const GetByLinkInput = z.strictObject({ key: Key });
export const ReplyByLinkInput = z.strictObject({ key: Key, ...MESSAGE });
export type ReplyByLinkInput = z.output<typeof ReplyByLinkInput>;
export const DownloadByLinkInput = z.strictObject({ key: Key, file: z.string().max(100) });

/** An answer to the shopper, who is mailed, or with `note` a note for staff. */
export const AnswerInput = z.strictObject({
  id: Id,
  ...MESSAGE,
  note: z
    .preprocess(
      (value) => (value === 'true' ? true : value === 'false' ? false : value),
      z.boolean({ error: 'Please say whether it is a note.' }),
    )
    .prefault(false),
});
export type AnswerInput = z.output<typeof AnswerInput>;

export const AssignInput = z.strictObject({ id: Id, staff_id: Id.nullable() });
export type AssignInput = z.output<typeof AssignInput>;

export const SetTelevisionInput = z.strictObject({
  id: Id,
  serial_id: Id.nullable().meta({
    description: 'One of `televisions` of the complaint; null for none. Names the order as well.',
  }),
});
export type SetTelevisionInput = z.output<typeof SetTelevisionInput>;

const count = z.number().int();
/** The complaints of a month of India, by when they were raised. */
export const MonthlyComplaints = z.object({
  month: z.string().meta({ description: 'YYYY-MM', example: '2026-11' }),
  received: count,
  acknowledged_in_time: count.meta({ description: 'Acknowledged within 48 hours.' }),
  resolved: count,
  resolved_in_time: count.meta({ description: 'Resolved within one month.' }),
  pending: count,
});
export type MonthlyComplaints = z.infer<typeof MonthlyComplaints>;
export const MonthlyComplaintsOutput = z.object({
  months: z.array(MonthlyComplaints).meta({ description: 'The last twelve with complaints, newest first.' }),
});
