import { z } from 'zod';
import { Instant } from '../wire/wire.schema';

/** A record of the back office: the resource in its address, and its id. */
const EditedRecord = z.strictObject({
  resource: z
    .string()
    .regex(/^[a-z][a-z-]{0,39}$/, 'This is not a screen.')
    .meta({ description: 'The last part of the address of the screen.', example: 'orders' }),
  record: z.string().min(1).max(64).meta({ description: 'The id of the record, or the name of a section.' }),
});

export const EditRecordInput = EditedRecord;
export type EditRecordInput = z.infer<typeof EditRecordInput>;

export const EditRecordOutput = z.object({
  editors: z
    .array(z.object({ name: z.string(), since: Instant }))
    .meta({ description: 'Who else edits the record, the first one first.' }),
});
export type EditRecordOutput = z.infer<typeof EditRecordOutput>;

export const StopEditingInput = EditedRecord;
export const StopEditingOutput = z.object({});
