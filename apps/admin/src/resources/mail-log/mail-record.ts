import type { LoggedMail, MailDetails } from '@aabha/contracts/mails/mails.schema';

/** A mail of the log as the screens use it. */
export type MailRecord = LoggedMail & { id: string };
export type MailDetailsRecord = MailDetails & { id: string };
