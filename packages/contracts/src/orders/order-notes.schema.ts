import { z } from 'zod';
import { ComplaintFile, ComplaintFileOutput } from '../complaints/complaint-thread.schema';
import { NOTE_FILES_MAX, NOTE_MENTIONS_MAX } from '../settings/limits';
import { attachmentFiles, listField } from '../wire/form.schema';
import { Id, Instant, requiredText } from '../wire/wire.schema';

const Staff = z.object({ _id: z.string(), name: z.string() });

/** What staff wrote about an order; shoppers never see it. */
export const OrderNote = z.object({
  _id: z.string(),
  by: Staff,
  text: z.string(),
  mentions: z.array(Staff),
  files: z.array(ComplaintFile),
  created_at: Instant,
});
export type OrderNote = z.output<typeof OrderNote>;

export const ListOrderNotesInput = z.strictObject({ id: Id.meta({ description: 'Of the order.' }) });
export const OrderNotesOutput = z.object({
  notes: z.array(OrderNote).meta({ description: 'Oldest first.' }),
  staff: z.array(Staff).meta({ description: 'Whom a note can mention.' }),
});

export const AddOrderNoteInput = z.strictObject({
  id: Id.meta({ description: 'Of the order.' }),
  text: requiredText('Please write a note.', 5000),
  mentions: listField(Id, NOTE_MENTIONS_MAX)
    .prefault([])
    .meta({ description: 'Ids of staff; each gets a mail.' }),
  files: attachmentFiles(NOTE_FILES_MAX).prefault([]),
});
export type AddOrderNoteInput = z.output<typeof AddOrderNoteInput>;

export const DownloadNoteFileInput = z.strictObject({ id: Id });
export const NoteFileOutput = ComplaintFileOutput;
