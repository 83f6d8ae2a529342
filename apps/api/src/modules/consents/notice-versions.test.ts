import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { NOTICES, noticeText } from '@aabha/contracts/privacy/notices';
import { CONSENT_PURPOSES } from '@aabha/contracts/privacy/privacy.values';

const VERSIONS = {
  account: [1, 'a3580abef1a4'],
  newsletter: [1, '91c17df663fa'],
  analytics: [1, '47c880b9285a'],
};

it.each(CONSENT_PURPOSES)('the notice of %s has a new version whenever its text changes', (purpose) => {
  const text = noticeText(NOTICES[purpose]);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  expect([NOTICES[purpose].version, hash]).toEqual(VERSIONS[purpose]);
});

it.each(CONSENT_PURPOSES)('the notice of %s itemises data and uses and names the rights', (purpose) => {
  const { data, uses, withdraw } = NOTICES[purpose];
  expect(data.length).toBeGreaterThan(0);
  expect(uses.length).toBeGreaterThan(0);
  expect(withdraw).toMatch(/^To withdraw/);
  expect(noticeText(NOTICES[purpose])).toContain('Data Protection Board of India');
});
