import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { LANGUAGES } from '@aabha/contracts/language/language';
import { noticeIn, noticeText } from '@aabha/contracts/privacy/notices';
import { CONSENT_PURPOSES } from '@aabha/contracts/privacy/privacy.values';

const VERSIONS = {
  account: { version: 1, en: 'a3580abef1a4', hi: '46ae12ce523b' },
  newsletter: { version: 1, en: '91c17df663fa', hi: '1c9ba784703b' },
  analytics: { version: 1, en: '47c880b9285a', hi: '2a5157f03b37' },
  alerts: { version: 1, en: 'bda1f012004f', hi: 'e022abae3e09' },
  'warranty-reminders': { version: 1, en: '6e97ee070c04', hi: '75b50509f496' },
};
const NOTICES = CONSENT_PURPOSES.flatMap((purpose) =>
  LANGUAGES.map((language) => [language, purpose] as const),
);

it.each(NOTICES)(
  'the notice in %s of %s has a new version whenever its text changes',
  (language, purpose) => {
    const text = noticeText(language, purpose);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const known = VERSIONS[purpose];
    expect([noticeIn(language, purpose).version, hash]).toEqual([known.version, known[language]]);
  },
);

const WITHDRAW = { en: /^To withdraw/, hi: /^सहमति वापस लेने के लिए/ };

it.each(NOTICES)(
  'the notice in %s of %s itemises data and uses and names the rights',
  (language, purpose) => {
    const { data, uses, withdraw } = noticeIn(language, purpose);
    const english = noticeIn('en', purpose);
    expect(data.length).toBe(english.data.length);
    expect(uses.length).toBe(english.uses.length);
    expect(Math.min(data.length, uses.length)).toBeGreaterThan(0);
    expect(withdraw).toMatch(WITHDRAW[language]);
    expect(noticeText(language, purpose)).toContain('Data Protection Board of India');
  },
);
