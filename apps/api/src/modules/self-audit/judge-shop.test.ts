import { describe, expect, it } from 'vitest';
import { DARK_PATTERNS, type DarkPattern } from '@aabha/contracts/self-audit/self-audit.values';
import { cleanObservations, inPage } from '../../testing/audited-observations';
import { judgeShop } from './judge-shop';
import type { Observations } from './observations.types';

const judge = (pattern: DarkPattern, observations: Observations) => judgeShop(observations)[pattern];
const textsOf = (pattern: DarkPattern, observations: Observations) =>
  judge(pattern, observations).findings.map(({ text }) => text);

describe('a clean shop', () => {
  it.each(DARK_PATTERNS)('has no %s', (pattern) => {
    const judgement = judge(pattern, cleanObservations());
    expect(judgement.findings).toEqual([]);
    expect(judgement.isUnchecked ?? false).toBe(false);
    expect(judgement.evidence).not.toBe('');
  });
});

describe('a shop whose pages cannot be read', () => {
  const unreadable = cleanObservations();
  const none = { ...unreadable, pages: unreadable.pages.map((page) => ({ ...page, status: 0 })) };
  it.each(DARK_PATTERNS.filter((pattern) => pattern !== 'saas-billing'))(
    'is not checked for %s',
    (pattern) => {
      expect(judge(pattern, none).isUnchecked).toBe(true);
    },
  );
});

describe('the rules', () => {
  it('accepts what customers write, a label that says sponsored, and an offer with an end', () => {
    const labelled = inPage(
      '/',
      '<article>Sponsored <a rel="sponsored" href="/television/b2">Nova</a></article>',
    );
    expect(textsOf('disguised-advertisement', labelled)).toEqual([]);
    const offer = inPage('/television/a1', '<p>Offer ends tonight</p>');
    const [id, product] = [...offer.products][0] ?? [];
    if (id === undefined || !product) throw new Error('There is no television.');
    const products = new Map([...offer.products, [id, { ...product, hasOfferEnd: true }]]);
    expect(textsOf('false-urgency', { ...offer, products })).toEqual([]);
  });
});
