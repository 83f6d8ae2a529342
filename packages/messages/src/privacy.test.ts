import { CONSENT_PURPOSES } from '@aabha/contracts/privacy/privacy.values';
import { noticeIn } from '@aabha/contracts/privacy/notices';
import { describe, expect, it } from 'vitest';
import * as english from './en/privacy';
import * as hindi from './hi/privacy';

const DEVANAGARI = /[ऀ-ॿ]/;

/* The API names what it stores of a person beside each table. */
const tables = import.meta.glob<string>('../../../apps/api/src/modules/privacy/*.queries.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const textsOf = (pattern: RegExp) =>
  Object.values(tables).flatMap((source) => [...source.matchAll(pattern)].flatMap(([, text]) => text ?? []));
const names = textsOf(/what: '([^']+)'/g);
const reasons = textsOf(/(?:keep:|LAW =) '([^']+)'/g);

describe('what the shop stores', () => {
  it('finds the names and reasons of the API', () => {
    expect(names).toContain('Places in waiting rooms');
    expect(names.length).toBeGreaterThan(20);
    expect(reasons).toContain('GST law: 72 months after the annual return of their financial year.');
    expect(reasons.length).toBeGreaterThan(2);
  });

  it.each(names)('%s', (what) => {
    expect(english.heldName({ what })).toBe(what);
    expect(hindi.heldName({ what })).toMatch(DEVANAGARI);
  });

  it.each(reasons)('is kept: %s', (why) => {
    expect(english.whyKept({ why })).toBe(why);
    expect(hindi.whyKept({ why })).toMatch(DEVANAGARI);
  });

  it('names what stays after an erasure', () => {
    const kept = [{ what: 'Invoices' }, { what: 'Credit notes' }];
    expect(english.weKeep(kept)).toBe('We keep: invoices, credit notes.');
    expect(hindi.weKeep(kept)).toBe('हम इन्हें रखते हैं: इनवॉइस, क्रेडिट नोट।');
  });
});

it.each(CONSENT_PURPOSES)('names the consent of %s', (purpose) => {
  const { title } = noticeIn('en', purpose);
  expect(english.consentTitle({ purpose, title })).toBe(title);
  expect(hindi.consentTitle({ purpose, title })).not.toBe('');
});

it('counts the files of a copy once their number is known', () => {
  expect([english.makingFile(0, 0), english.makingFile(2, 5)]).toEqual([
    'Making your file… 0 of …',
    'Making your file… 2 of 5',
  ]);
  expect(hindi.makingFile(0, 0)).toBe('आपकी फ़ाइल बन रही है…');
});
