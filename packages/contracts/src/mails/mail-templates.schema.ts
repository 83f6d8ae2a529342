import { z } from 'zod';
import { LANGUAGES } from '../language/language';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { Id, pageOf } from '../wire/wire.schema';
import { MAIL_AUDIENCES, MAIL_KINDS } from './mails.values';

/** A kind of mail that the shop sends (docs/spec/mail-templates.md). */
export const MailTemplate = z.object({
  kind: z.enum(MAIL_KINDS),
  name: z.string(),
  audience: z.enum(MAIL_AUDIENCES),
  when: z.string().meta({ description: 'When it is sent, as a sentence.' }),
  subject: z.string().meta({ description: 'Of the first example, in English.' }),
  languages: z.array(z.enum(LANGUAGES)),
  examples: z
    .array(z.object({ _id: z.string(), name: z.string() }))
    .meta({ description: 'What the mail can be about, such as each status of an order.' }),
});
export type MailTemplate = z.output<typeof MailTemplate>;

export const ListMailTemplatesInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.mailTemplates),
  filters: z
    .strictObject({
      audience: z.enum(MAIL_AUDIENCES).optional(),
      search: z.string().max(200).optional().meta({ description: 'Part of the name, subject or kind.' }),
    })
    .default({}),
});
export type ListMailTemplatesInput = z.output<typeof ListMailTemplatesInput>;
export const ListMailTemplatesOutput = z.object({
  mailTemplateList: z.array(MailTemplate),
  mailTemplateCount: z.number().int(),
});

/** Which mail: its kind, example and language. */
export const MailTemplateInput = z
  .strictObject({
    kind: Id.meta({ description: 'Such as mail.order-placed.' }),
    example: z
      .string()
      .max(50)
      .optional()
      .meta({ description: 'The `_id` of an example; the first one where it is left out.' }),
    language: z.enum(LANGUAGES).default('en'),
  })
  .meta({ example: { language: 'hi' } });
export type MailTemplateInput = z.output<typeof MailTemplateInput>;

export const MailTemplateOutput = z.object({
  mailTemplate: MailTemplate,
  preview: z
    .object({
      example: z.string(),
      language: z.enum(LANGUAGES),
      from: z.string(),
      to: z.string(),
      reply_to: z.string().nullable().meta({ description: 'Null where replies go to the sender.' }),
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      attachments: z.array(z.string()).meta({ description: 'Names of the attached files.' }),
    })
    .meta({ description: 'The mail, written from example data.' }),
});
export type MailTemplatePreview = z.output<typeof MailTemplateOutput>['preview'];
