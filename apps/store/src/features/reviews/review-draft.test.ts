import { describe, expect, it } from 'vitest';
import { NO_DRAFT, parseDraft } from './review-draft';

describe('parseDraft', () => {
  it('returns the stored draft', () => {
    const draft = { rating: 4, title: 'Bright', comment: 'Even at noon.' };
    expect(parseDraft(JSON.stringify(draft), '')).toEqual(draft);
    expect(parseDraft(JSON.stringify(NO_DRAFT), '')).toEqual(NO_DRAFT);
  });
  it('is for its person, and that of a visitor for whoever signs in', () => {
    const draft = { rating: 4, title: 'Bright', comment: 'Even at noon.' };
    const of = (owner: string) => JSON.stringify({ owner, ...draft });
    expect(parseDraft(of('kavya'), 'kavya')).toEqual(draft);
    expect(parseDraft(of(''), 'kavya')).toEqual(draft);
    for (const reader of ['ravi', '']) expect(parseDraft(of('kavya'), reader)).toEqual(NO_DRAFT);
  });
  it('returns an empty draft for anything else', () => {
    for (const stored of [null, '', 'x', '{}', '[]', 'null', '{"rating":"5","title":1}'])
      expect(parseDraft(stored, 'kavya')).toEqual(NO_DRAFT);
  });
});
