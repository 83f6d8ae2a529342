import type { Language } from '../language/language';
import type { NoticesInLanguage } from './notices-in-language';
import { NOTICES_IN_ENGLISH } from './notice-texts/notices-in-english';
import { NOTICES_IN_HINDI } from './notice-texts/notices-in-hindi';
import type { ConsentPurpose } from './privacy.values';

/** The present version of the notice of each purpose, raised with every change of its text in any language; a test compares both. */
const VERSIONS: Readonly<Record<ConsentPurpose, { version: number; from: string }>> = {
  account: { version: 1, from: '2026-11-23' },
  newsletter: { version: 1, from: '2026-11-23' },
  analytics: { version: 1, from: '2026-11-23' },
  alerts: { version: 1, from: '2026-11-28' },
  'warranty-reminders': { version: 1, from: '2026-11-29' },
};

const IN_LANGUAGE: Readonly<Record<Language, NoticesInLanguage>> = {
  en: NOTICES_IN_ENGLISH,
  hi: NOTICES_IN_HINDI,
};

/** Returns the notice of a purpose in a language, which a person may choose (section 5(3) of the Act). */
export function noticeIn(language: Language, purpose: ConsentPurpose) {
  const { texts, rights } = IN_LANGUAGE[language];
  const { title, data, uses, withdraw } = texts[purpose];
  return { purpose, ...VERSIONS[purpose], title, data: [...data], uses: [...uses], withdraw, rights };
}

/** Returns the whole text of a notice, as the ledger stores it. */
export function noticeText(language: Language, purpose: ConsentPurpose): string {
  const { title, data, uses, withdraw, rights } = noticeIn(language, purpose);
  const [dataHeading, usesHeading] = IN_LANGUAGE[language].headings;
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  return [title, dataHeading, list(data), usesHeading, list(uses), withdraw, rights].join('\n');
}
