import { expect, it } from 'vitest';
import {
  checkPhotoHiding,
  checkPhotoShowing,
  checkReviewRemoval,
  checkReviewRestoration,
  ratingOf,
  ratingWithout,
} from './reviews.rules';
import { RemoveReviewInput } from './reviews.staff.schema';

const shown = { removedAt: null };
const removed = { removedAt: '2026-11-22T06:30:00.000Z' };

it('a review that shoppers see can be removed, a removed one restored, and neither twice', () => {
  expect(checkReviewRemoval(shown).ok).toBe(true);
  expect(checkReviewRemoval(removed)).toMatchObject({ ok: false, code: 'REVIEW_REMOVED' });
  expect(checkReviewRestoration(removed).ok).toBe(true);
  expect(checkReviewRestoration(shown)).toMatchObject({ ok: false, code: 'REVIEW_NOT_REMOVED' });
});

it('a photo that shoppers see can be hidden, a hidden one shown again, and neither twice', () => {
  const [seen, hidden] = [{ hiddenAt: null }, { hiddenAt: '2026-11-22T06:30:00.000Z' }];
  expect(checkPhotoHiding(seen).ok).toBe(true);
  expect(checkPhotoHiding(hidden)).toMatchObject({ ok: false, code: 'REVIEW_PHOTO_HIDDEN' });
  expect(checkPhotoShowing(hidden).ok).toBe(true);
  expect(checkPhotoShowing(seen)).toMatchObject({ ok: false, code: 'REVIEW_PHOTO_SHOWN' });
});

it('a removal takes from the rating what the review added', () => {
  for (const rating of [1, 2, 3, 4, 5]) {
    const [added, taken] = [ratingOf({ rating }), ratingWithout({ rating })];
    expect([added.stars + taken.stars, added.count + taken.count]).toEqual([0, 0]);
  }
});

it('a removal has a reason of at most 500 characters', () => {
  const sent = (reason: unknown) => RemoveReviewInput.safeParse({ id: 'a', reason });
  expect(sent(' Names a person. ').data?.reason).toBe('Names a person.');
  expect(sent('x'.repeat(500)).success).toBe(true);
  for (const reason of [undefined, '', '   ', 'x'.repeat(501)]) expect(sent(reason).success).toBe(false);
});
