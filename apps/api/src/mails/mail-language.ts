import type { Language } from '@aabha/contracts/language/language';
import type { DbOrTx } from '@aabha/db/client';
import * as datesInEnglish from '@aabha/messages/en/dates';
import * as english from '@aabha/messages/en/language';
import * as datesInHindi from '@aabha/messages/hi/dates';
import * as hindi from '@aabha/messages/hi/language';
import type { AppDeps } from '../context/deps';
import { findLanguage } from './mail-language.queries';

/** How mails write dates, by language. */
export const DATES = { en: datesInEnglish, hi: datesInHindi };

const BUILDS = { en: english, hi: hindi };

/** Returns the `lang` of a mail's HTML. */
export const localeOf = (language: Language): string => BUILDS[language].LOCALE;

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
export const storeUrl = ({ config }: Pick<AppDeps, 'config'>, language: Language, path: string): URL =>
  new URL(`${BUILDS[language].BASE_PATH}${path}`, config.STORE_URL);
