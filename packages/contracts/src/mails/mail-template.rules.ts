import { LANGUAGES, type Language } from '../language/language';
import { MAIL_TEMPLATE_FACTS } from './mail-template-facts';
import type { MailKind } from './mails.values';

/** Returns the languages of a kind of mail: mails to staff are in English. */
export const mailTemplateLanguages = (kind: MailKind): readonly Language[] =>
  MAIL_TEMPLATE_FACTS[kind].to === 'staff' ? ['en'] : LANGUAGES;

/** Returns the subject of a test mail. */
export const testMailSubject = (subject: string): string => `[Test] ${subject}`;
