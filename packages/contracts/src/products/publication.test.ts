import { expect, it } from 'vitest';
import { checkPreview, checkPublish, missingText, publicationOf } from './publication.rules';
import { SAMPLE_DECLARATIONS, SAMPLE_FACTS } from './testing/sample-product';

const NOW = Date.parse('2026-11-25T06:00:00.000Z');
const whole = { ...SAMPLE_FACTS, ...SAMPLE_DECLARATIONS, state: 'draft' as const };
const publish = (product: Parameters<typeof checkPublish>[0], at?: string) =>
  checkPublish(product, at === undefined ? undefined : { at, nowMs: NOW });

it('names the state of a television by what is stored', () => {
  expect(publicationOf({ isDraft: false, publishAt: null })).toBe('published');
  expect(publicationOf({ isDraft: true, publishAt: null })).toBe('draft');
  expect(publicationOf({ isDraft: true, publishAt: '2026-12-01T00:00:00.000Z' })).toBe('scheduled');
});

it('publishes a draft that has everything, and names what another one lacks', () => {
  expect(publish(whole)).toEqual({ ok: true });
  expect(publish({ ...whole, state: 'scheduled' })).toEqual({ ok: true });
  expect(publish({ ...whole, state: 'published' })).toMatchObject({ code: 'PRODUCT_PUBLISHED' });
  const bare = { ...whole, modelNumber: null, beeStars: null, widthCm: null };
  expect(publish(bare)).toMatchObject({ code: 'PRODUCT_NOT_READY', data: { lacks: missingText(bare) } });
  expect(missingText(bare)).toContain('model number');
});

it('takes a time in the future, within a year', () => {
  expect(publish(whole, '2026-11-25T06:00:01.000Z')).toEqual({ ok: true });
  for (const at of ['2026-11-25T06:00:00.000Z', '2027-11-26T06:00:00.000Z'])
    expect(publish(whole, at)).toMatchObject({ code: 'PUBLISH_TIME_WRONG' });
});

it('previews a television that has its facts, with or without declarations', () => {
  expect(checkPreview({ ...whole, modelNumber: null })).toEqual({ ok: true });
  expect(checkPreview({ ...whole, screenInches: null })).toMatchObject({ code: 'PREVIEW_NOT_READY' });
});
