import { z } from 'zod';
import { email } from '../accounts/accounts.schema';
import { LANGUAGES } from '../language/language';
import { rupeesOut } from '../money/money.schema';
import { pictureFiles } from '../wire/form.schema';
import { Id, Instant } from '../wire/wire.schema';
import { INSTALLATION_NOTE_MAX, INSTALLATION_PARTS, INSTALLATION_TYPES } from './installations.values';
import { VISIT_CODE_DIGITS, VISIT_FAILURES, VISIT_PHOTOS_MAX, VISIT_STATES } from './visits.values';

const Note = z
  .string()
  .trim()
  .max(INSTALLATION_NOTE_MAX, `Please use at most ${INSTALLATION_NOTE_MAX} characters.`);
const Token = z.string({ error: 'A link is required.' }).min(1, 'A link is required.').max(200);

/** Makes the link of a visit, in place of an earlier one. */
export const SendVisitLinkInput = z
  .strictObject({
    id: Id,
    email: email()
      .optional()
      .meta({ description: 'Of the technician; left out, nothing is mailed. It is not stored.' }),
    note: Note.optional().meta({ description: 'The technician reads it.' }),
    language: z.enum(LANGUAGES).default('en').meta({ description: 'Of the page and the mail.' }),
  })
  .meta({ example: { email: 'technician@example.com', note: 'Please ring twice.' } });
export type SendVisitLinkInput = z.output<typeof SendVisitLinkInput>;
export const VisitLinkOutput = z.object({
  link: z.string().meta({ description: 'The address of the technician’s page; it is shown once.' }),
  valid_until: Instant,
});

export const VisitInput = z.strictObject({ token: Token });
export type VisitInput = z.output<typeof VisitInput>;

/** What a technician needs for a visit, and nothing else (docs/spec/installation.md#technicians-page). */
export const Visit = z.object({
  state: z.enum(VISIT_STATES),
  name: z.string().meta({ description: 'The television.' }),
  type: z.enum(INSTALLATION_TYPES),
  day: z.string(),
  part: z.enum(INSTALLATION_PARTS),
  to: z
    .object({
      name: z.string(),
      phone: z.string(),
      address: z.string(),
      city: z.string(),
      zip: z.string(),
    })
    .nullable()
    .meta({ description: 'Where the technician goes; null once the visit has ended.' }),
  fee: rupeesOut.meta({ description: 'What the technician takes from the buyer, in rupees; 0 is free.' }),
  note: z.string().meta({ description: 'What staff wrote for the technician; empty once it has ended.' }),
  needs_serial: z.boolean().meta({ description: 'Whether the television was packed by its serial number.' }),
  valid_until: Instant,
});
export type Visit = z.output<typeof Visit>;
export type VisitInPaise = z.input<typeof Visit>;
export const VisitOutput = z.object({ visit: Visit });

/** What a technician sends once the television is installed. */
export const FinishVisitInput = z.strictObject({
  token: Token,
  code: z
    .string({ error: 'Please enter the 4 digits.' })
    .trim()
    .regex(new RegExp(`^\\d{${VISIT_CODE_DIGITS}}$`), 'Please enter the 4 digits.')
    .meta({ description: 'The customer tells it.', example: '4821' }),
  serial: z.string().max(60, 'Please enter the number on the label.').default(''),
  files: pictureFiles(VISIT_PHOTOS_MAX).prefault([]).meta({ description: 'Photos of the installation.' }),
});
export type FinishVisitInput = z.output<typeof FinishVisitInput>;

/** Why a technician could not install the television. */
export const FailVisitInput = z
  .strictObject({
    token: Token,
    reason: z.enum(VISIT_FAILURES, { error: 'Please choose a reason.' }),
    note: Note.default('').meta({ description: 'Only staff read it.' }),
  })
  .meta({ example: { reason: 'nobody' } });
export type FailVisitInput = z.output<typeof FailVisitInput>;

export const VisitPhotoInput = z.strictObject({ id: Id });
export const VisitPhotoOutput = z.object({
  filename: z.string(),
  type: z.literal('image/webp'),
  content: z.string().meta({ description: 'Base64' }),
});
