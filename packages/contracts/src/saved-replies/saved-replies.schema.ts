import { z } from 'zod';
import { CASE_KINDS } from '../cases/cases.values';
import { LANGUAGES } from '../language/language';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { EditedVersion, Id, Instant, pageOf, requiredText } from '../wire/wire.schema';
import { unknownPlaceholders } from './fill-reply';
import { REPLY_PLACEHOLDERS, REPLY_TEXT_MAX } from './saved-replies.values';

const Kind = z.enum(CASE_KINDS);

export const SavedReply = z.object({
  _id: z.string(),
  name: z.string(),
  kinds: z.array(Kind).meta({ description: 'The kinds of cases that it suits.' }),
  text_en: z.string(),
  text_hi: z.string().meta({ description: 'Empty where there is none: the English text is then used.' }),
  created_at: Instant,
  updated_at: Instant,
});
export type SavedReply = z.infer<typeof SavedReply>;
export const SavedReplyOutput = z.object({ savedReply: SavedReply });

const NO_PLACEHOLDER = 'A word in braces is no placeholder.';
const isFillable = (text: string) => unknownPlaceholders(text).length === 0;
const PLACEHOLDERS = `May contain ${REPLY_PLACEHOLDERS.map((word) => `{${word}}`).join(', ')}.`;

export const SavedReplyFields = z.strictObject({
  name: requiredText('Name is required.', 100),
  kinds: z
    .array(Kind)
    .min(1, 'Choose at least one.')
    .max(CASE_KINDS.length)
    .refine((kinds) => new Set(kinds).size === kinds.length, 'Choose each once.'),
  text_en: requiredText('Text is required.', REPLY_TEXT_MAX)
    .refine(isFillable, NO_PLACEHOLDER)
    .meta({ description: PLACEHOLDERS }),
  text_hi: z
    .string()
    .trim()
    .max(REPLY_TEXT_MAX, `Please use at most ${REPLY_TEXT_MAX} characters.`)
    .refine(isFillable, NO_PLACEHOLDER)
    .default('')
    .meta({ description: PLACEHOLDERS }),
});
export type SavedReplyFields = z.output<typeof SavedReplyFields>;

export const ListSavedRepliesInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.savedReplies),
  filters: z
    .strictObject({
      kind: Kind.optional(),
      search: z.string().max(200).optional().meta({ description: 'Part of the name or a text.' }),
    })
    .default({}),
});
export type ListSavedRepliesInput = z.output<typeof ListSavedRepliesInput>;
export const ListSavedRepliesOutput = z.object({
  savedReplyList: z.array(SavedReply),
  savedReplyCount: z.number().int(),
});

/** `updated_at` is that of the edited record; if it has changed, the response is 409 with the present one. */
export const UpdateSavedReplyInput = SavedReplyFields.extend({
  id: Id,
  updated_at: EditedVersion.optional(),
});
export type UpdateSavedReplyInput = z.output<typeof UpdateSavedReplyInput>;
export const SavedReplyIdInput = z.strictObject({ id: Id });

/** The case that is answered. */
export const RepliesForCaseInput = z.strictObject({ kind: Kind, id: Id });
export type RepliesForCaseInput = z.output<typeof RepliesForCaseInput>;

/** A saved reply in the words for one case. */
export const FilledReply = z.object({
  _id: z.string(),
  name: z.string(),
  text: z.string(),
  language: z.enum(LANGUAGES),
  missing: z.array(z.enum(REPLY_PLACEHOLDERS)).meta({
    description: 'What the case has nothing for; it stays in braces in the text.',
  }),
});
export type FilledReply = z.infer<typeof FilledReply>;
export const RepliesForCaseOutput = z.object({ replyList: z.array(FilledReply) });
