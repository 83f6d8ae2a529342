import { LANGUAGE_FACTS, type Language } from '@aabha/contracts/language/language';
import type { DbOrTx } from '@aabha/db/client';
import { textsOf } from '@aabha/messages/texts-of';
import { findLanguage } from './mail-language.queries';
import type { MailShop } from './mail-shop';

/** How mails write dates, by language. */
export const DATES = textsOf('dates');

/** Returns the `lang` of a mail's HTML. */
export const localeOf = (language: Language): string => LANGUAGE_FACTS[language].locale;

/** Whom a mail is to: an account, or an address with the stored language of the pages where the mail was caused. */
interface Recipient {
  userId?: string | null | undefined;
  email: string;
  language?: Language | undefined;
}

/** Returns the language of a mail: the account's, else the stored one, else English (docs/spec/mails.md#language). */
export async function mailLanguage({ db }: { db: DbOrTx }, to: Recipient): Promise<Language> {
  return (await findLanguage(db, to)) ?? to.language ?? 'en';
}

/** Returns the address of a page of the storefront in a language. */
export const storeUrl = (
  { config }: { config: Pick<MailShop['config'], 'STORE_URL'> },
  language: Language,
  path: string,
): URL => new URL(`${LANGUAGE_FACTS[language].basePath}${path}`, config.STORE_URL);
