import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffReview, StaffReviewPhoto } from '@aabha/contracts/reviews/reviews.staff.schema';
import { appError } from '@aabha/contracts/errors/errors';
import type { BackOfficeResource } from '../../data/resource';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { reviews } from '.';
import { ReviewList } from './ReviewList';

const photoOf = (id: string, over: Partial<StaffReviewPhoto> = {}): StaffReviewPhoto => ({
  ...{ _id: id, src: `/media/${id}.jpg`, width: 800, height: 600 },
  sources: [{ type: 'image/webp', srcset: `/media/${id}-320.webp 320w` }],
  ...{ hidden_at: null, hidden_by: null, hidden_reason: null, ...over },
});
const reviewOf = (...photos: StaffReviewPhoto[]): StaffReview => ({
  ...{ _id: 'r1', user: { _id: 'u1', name: 'Asha Rao' }, product: { _id: 'p1', name: 'Nova 43' }, rating: 4 },
  ...{ title: 'Bright', comment: 'Clear at noon.', verifiedPurchase: true, photos },
  createdAt: '2026-01-01T00:00:00.000Z',
  ...{ removed_at: null, removed_by: null, removal_reason: null },
});
const HIDDEN = photoOf('b', {
  hidden_at: '2026-01-02T00:00:00.000Z',
  hidden_by: { name: 'Sunil Rao' },
  hidden_reason: 'It shows a face.',
});

/** The televisions of the filter. */
const products = {
  name: 'allproduct',
  label: 'Products',
  group: 'Catalogue',
  may: 'superAdmins',
  data: { list: () => Promise.resolve({ data: [], total: 0 }) },
} satisfies BackOfficeResource;

/** Shows the list with a review whose photos the calls change. */
async function open(before: StaffReview, after: StaffReview, refusal?: Error) {
  let present = before;
  const change = () => {
    present = after;
    if (refusal) throw refusal;
    return { review: after };
  };
  const calls = serveApi({
    'reviews.listForStaff': () => ({ reviewList: [present], reviewCount: 1 }),
    'reviews.hidePhoto': change,
    'reviews.showPhoto': change,
  });
  renderScreen(<ReviewList />, { resources: [reviews, products] });
  await screen.findByRole('button', { name: /^Photo 1 of/ });
  return { changes: () => calls.filter(({ path }) => /Photo$/.test(path)) };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const reason = () => screen.getByLabelText<HTMLTextAreaElement>(/^Reason/);

test('a photo is hidden with a reason that the author of its review reads', async () => {
  const { changes } = await open(reviewOf(photoOf('a'), photoOf('b')), reviewOf(photoOf('a'), HIDDEN));
  press('Photo 2 of 2 by Asha Rao');
  expect(await screen.findByText(/^Shoppers will no longer see this photo\./)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Photo 2 of 2 by Asha Rao' }).getAttribute('src')).toBe(
    '/media/b.jpg',
  );
  press('Hide photo');
  expect(await screen.findByText('Please give a reason.')).toBeTruthy();
  expect(changes()).toEqual([]);
  fireEvent.change(reason(), { target: { value: 'It shows a face.' } });
  press('Hide photo');
  expect(await screen.findByText(/^The photo is hidden\./)).toBeTruthy();
  expect(changes()).toEqual([
    { path: 'reviews.hidePhoto', input: { id: 'r1', photo: 'b', reason: 'It shows a face.' } },
  ]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Photo 2 of 2 by Asha Rao, hidden' })).toBeTruthy(),
  );
});

test('a photo that another hid meanwhile: the reason stays in the dialog', async () => {
  await open(reviewOf(photoOf('a')), reviewOf(photoOf('a')), appError('REVIEW_PHOTO_HIDDEN'));
  press('Photo 1 of 1 by Asha Rao');
  await screen.findByText(/^Shoppers will no longer see this photo\./);
  fireEvent.change(reason(), { target: { value: 'Spam.' } });
  press('Hide photo');
  expect(await screen.findByText('This photo is already hidden.')).toBeTruthy();
  expect(reason().value).toBe('Spam.');
});

test('a hidden photo says by whom and why, and is shown again', async () => {
  const { changes } = await open(reviewOf(photoOf('a'), HIDDEN), reviewOf(photoOf('a'), photoOf('b')));
  press('Photo 2 of 2 by Asha Rao, hidden');
  expect(await screen.findByText(/by Sunil Rao: It shows a face\./)).toBeTruthy();
  press('Show photo');
  expect(await screen.findByText('The photo is shown again.')).toBeTruthy();
  expect(changes()).toEqual([{ path: 'reviews.showPhoto', input: { id: 'r1', photo: 'b' } }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Photo 2 of 2 by Asha Rao' })).toBeTruthy());
});
