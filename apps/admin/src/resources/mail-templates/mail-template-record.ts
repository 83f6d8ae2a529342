import type { MailTemplate, MailTemplatePreview } from '@aabha/contracts/mails/mail-templates.schema';

/** A kind of mail as the screens use it; its id is the kind. */
export type MailTemplateRecord = MailTemplate & { id: string };
/** One that was opened, with its first example in English. */
export type OpenMailTemplateRecord = MailTemplateRecord & { preview: MailTemplatePreview };
