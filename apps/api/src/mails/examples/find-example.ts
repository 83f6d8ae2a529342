import type { MailKind } from '@aabha/contracts/mails/mails.values';
import type { MailExample } from './mail-example';
import { MAIL_EXAMPLES } from './mail-examples';

/** Returns an example of a kind of mail, the first one where none is named; undefined for an unknown one. */
export const findExample = (kind: MailKind, id: string | undefined): MailExample | undefined =>
  MAIL_EXAMPLES[kind].find((example) => id === undefined || example.id === id);
