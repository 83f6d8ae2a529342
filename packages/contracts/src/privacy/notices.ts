import type { Language } from '../language/language';
import { HINDI_NOTICES, HINDI_RIGHTS_TEXT } from './hindi-notices';
import type { NoticeText } from './notice-text';
import type { ConsentPurpose } from './privacy.values';

/** The notice of a purpose, as rule 3 of the Digital Personal Data Protection Rules, 2025 asks for it. */
interface Notice extends NoticeText {
  /** Raised with every change of the text in any language; a test compares both. */
  version: number;
  /** The day from which this version is shown. */
  from: string;
}

/** How to use one's rights, and where to complain: the same in every notice. */
const RIGHTS_TEXT =
  'In the privacy centre you can see and download your data, have it corrected or erased, name a nominee, withdraw this consent, and complain to our grievance officer, who replies within 90 days. If you are not satisfied, you may complain to the Data Protection Board of India.';

/** The present notice of each purpose in English (docs/spec/privacy.md#notices). */
export const NOTICES: Readonly<Record<ConsentPurpose, Notice>> = {
  account: {
    version: 1,
    from: '2026-11-23',
    title: 'Your account and your orders',
    data: [
      'Name, email address and phone number',
      'Delivery addresses, and the GSTIN and legal name of a business that you buy for',
      'What you bought, paid, returned, reviewed and wrote to us',
      'Your password, stored so that nobody can read it',
    ],
    uses: [
      'To let you sign in, order, and follow your orders',
      'To deliver, install, repair and refund, and to send emails about your orders',
      'To issue invoices, which tax law requires us to keep for 72 months after the annual return',
    ],
    withdraw:
      'To withdraw, erase your account in the privacy centre. Invoices and credit notes stay as long as tax law requires.',
  },
  newsletter: {
    version: 1,
    from: '2026-11-23',
    title: 'Offers by email',
    data: ['Email address'],
    uses: ['To send you offers and news of the shop'],
    withdraw: 'To withdraw, use the unsubscribe link of any offer email, or the privacy centre.',
  },
  analytics: {
    version: 1,
    from: '2026-11-23',
    title: 'Google Analytics',
    data: [
      'The pages you open, without what you searched for, and the televisions you add to your cart',
      'Your IP address and browser, which Google sees',
      'Cookies of Google whose names begin with _ga',
    ],
    uses: ['To learn which pages and televisions people look at'],
    withdraw: 'To withdraw, choose "Analytics choice" at the foot of any page, or the privacy centre.',
  },
};

const IN_LANGUAGE = {
  en: { texts: NOTICES, rights: RIGHTS_TEXT, headings: ['Data:', 'Uses:'] },
  hi: { texts: HINDI_NOTICES, rights: HINDI_RIGHTS_TEXT, headings: ['डेटा:', 'इस्तेमाल:'] },
} as const;

/** Returns the notice of a purpose in a language, which a person may choose (section 5(3) of the Act). */
export function noticeIn(language: Language, purpose: ConsentPurpose) {
  const { texts, rights } = IN_LANGUAGE[language];
  const { version, from } = NOTICES[purpose];
  const { title, data, uses, withdraw } = texts[purpose];
  return { purpose, version, from, title, data: [...data], uses: [...uses], withdraw, rights };
}

/** Returns the whole text of a notice, as the ledger stores it. */
export function noticeText(language: Language, purpose: ConsentPurpose): string {
  const { title, data, uses, withdraw, rights } = noticeIn(language, purpose);
  const [dataHeading, usesHeading] = IN_LANGUAGE[language].headings;
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  return [title, dataHeading, list(data), usesHeading, list(uses), withdraw, rights].join('\n');
}
