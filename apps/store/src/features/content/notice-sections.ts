import { CONSENT_PURPOSES, type ConsentPurpose } from '@aabha/contracts/privacy/privacy.values';
import type { TextBlock, TextContentSection } from '@aabha/contracts/shop-texts/text-content.schema';
import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/notices';

const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', content: [text] });
const list = (items: readonly string[]): TextBlock => ({
  kind: 'list',
  isOrdered: false,
  items: items.map((item) => [item]),
});

function noticeSection(purpose: ConsentPurpose): TextContentSection {
  const { version, from, title, data, uses, withdraw, rights } = texts.noticeOf(purpose);
  return {
    id: `notice-${purpose}`,
    title: texts.noticeAbout(title),
    blocks: [
      paragraph(texts.whichData),
      list(data),
      paragraph(texts.whatFor),
      list(uses),
      paragraph(`${withdraw} ${rights}`),
      paragraph(texts.versionFrom(version, formatDay(from))),
    ],
  };
}

/** Returns the notice of each purpose as a section of the privacy policy (docs/spec/privacy.md#notices). */
export const noticeSections = (hasGoogleAnalytics: boolean): TextContentSection[] =>
  CONSENT_PURPOSES.filter((purpose) => purpose !== 'analytics' || hasGoogleAnalytics).map(noticeSection);
