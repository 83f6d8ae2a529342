import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { DayFilter, Id, Instant, pageOf, sortOver } from '../wire/wire.schema';
import { MAIL_KINDS, MAIL_STATES } from './mails.values';

export const MAIL_SORTS = ['created_at'] as const;

/** A mail of the log (docs/spec/mails.md#log). */
export const LoggedMail = z.object({
  _id: z.string(),
  kind: z.string().meta({ description: 'Such as mail.order-placed.' }),
  state: z.enum(MAIL_STATES),
  to: z.string().meta({
    description: 'Shortened for SubAdmins. Empty until the mail was tried for the first time.',
  }),
  subject: z.string().meta({ description: 'Empty for SubAdmins, and until the first try.' }),
  attempts: z.number().int(),
  error: z.string().meta({ description: 'Why the last try failed; empty where none has.' }),
  order_id: z.string().nullable().meta({ description: 'The order that it is about.' }),
  user_id: z.string().nullable().meta({ description: 'The customer whose address it is.' }),
  resend_of: z.string().nullable().meta({ description: 'The mail that staff had sent again.' }),
  created_at: Instant,
  sent_at: Instant.nullable(),
});
export type LoggedMail = z.output<typeof LoggedMail>;

export const ListMailsInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.mails),
  filters: z
    .strictObject({
      state: z.enum(MAIL_STATES).optional(),
      kind: z.enum(MAIL_KINDS).optional(),
      to: z.string().trim().max(254).optional().meta({ description: 'The address begins with this.' }),
      order_id: z.string().max(100).optional(),
      from: DayFilter.optional(),
      until: DayFilter.optional().meta({ description: 'The last day, included.' }),
    })
    .default({}),
  sort: sortOver(MAIL_SORTS).optional(),
});
export type ListMailsInput = z.output<typeof ListMailsInput>;
export const ListMailsOutput = z.object({
  mailList: z.array(LoggedMail),
  mailCount: z.number().int(),
});

/** Which mails to export: the filters of the list. */
export const ExportMailsInput = ListMailsInput.pick({ filters: true });
export type ExportMailsInput = z.output<typeof ExportMailsInput>;

export const MailInput = z.strictObject({ id: Id });
export const MailOutput = z.object({
  mail: LoggedMail.extend({
    html: z.string().nullable().meta({
      description:
        'The mail without its codes and without the parameters of its links. Null where no copy is kept.',
    }),
    attachments: z.array(z.string()).meta({ description: 'Names of the attached files.' }),
    refusal: z.string().nullable().meta({ description: 'Why it cannot be sent again; null where it can.' }),
  }),
});
export type MailDetails = z.output<typeof MailOutput>['mail'];
