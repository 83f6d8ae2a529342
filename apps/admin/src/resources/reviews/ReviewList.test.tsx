import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffReview } from '@aabha/contracts/reviews/reviews.staff.schema';
import { appError } from '@aabha/contracts/errors/errors';
import type { BackOfficeResource } from '../../data/resource';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { reviews } from '.';
import { ReviewList } from './ReviewList';

const SHOWN: StaffReview = {
  _id: 'r1',
  user: { _id: 'u1', name: 'Asha Rao' },
  product: { _id: 'p1', name: 'Nova 43' },
  rating: 1,
  title: 'Too dark',
  comment: 'Call my neighbour on 98450 00000.',
  verifiedPurchase: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  photos: [],
  removed_at: null,
  removed_by: null,
  removal_reason: null,
};
const REMOVED: StaffReview = {
  ...SHOWN,
  removed_at: '2026-01-02T00:00:00.000Z',
  removed_by: { name: 'Sunil Rao' },
  removal_reason: 'It has a phone number.',
};

/** The televisions of the filter. */
const products = {
  name: 'allproduct',
  label: 'Products',
  group: 'Catalogue',
  may: 'superAdmins',
  data: { list: () => Promise.resolve({ data: [], total: 0 }) },
} satisfies BackOfficeResource;

/** Shows the list with a review whose state the calls change. */
async function open(review: StaffReview, refusal?: Error) {
  let present = review;
  const change = (next: StaffReview) => () => {
    present = next;
    if (refusal) throw refusal;
    return { review: next };
  };
  const calls = serveApi({
    'reviews.listForStaff': () => ({ reviewList: [present], reviewCount: 1 }),
    'reviews.remove': change(REMOVED),
    'reviews.restore': change(SHOWN),
  });
  renderScreen(<ReviewList />, { resources: [reviews, products] });
  await screen.findByText('Too dark');
  return { actions: () => calls.filter(({ path }) => /remove|restore/.test(path)) };
}
const press = (text: string) => fireEvent.click(screen.getByText(text));
const reason = () => screen.getByLabelText<HTMLTextAreaElement>(/^Reason/);
const write = (value: string) => fireEvent.change(reason(), { target: { value } });
const state = () => document.querySelector('tbody .MuiChip-label')?.textContent;

test('a review is removed with a reason that its author will read', async () => {
  const { actions } = await open(SHOWN);
  expect(state()).toBe('Shown');
  press('Remove');
  const question = await screen.findByText(/^Shoppers will no longer see “Too dark” by Asha Rao/);
  expect(question.textContent).toContain('its stars will not count in the rating of Nova 43');
  press('Remove review');
  expect(await screen.findByText('Please give a reason.')).toBeTruthy();
  expect(actions()).toEqual([]);
  write('It has a phone number.');
  press('Remove review');
  expect(
    await screen.findByText('The review is removed. Its author will get the reason by email.'),
  ).toBeTruthy();
  expect(actions()).toEqual([
    { path: 'reviews.remove', input: { id: 'r1', reason: 'It has a phone number.' } },
  ]);
  await waitFor(() => expect(state()).toBe('Removed'));
  expect(screen.getByText(/by Sunil Rao: It has a phone number\.$/)).toBeTruthy();
});

test('a review that another removed meanwhile: the reason stays, and the list shows who did it', async () => {
  await open(SHOWN, appError('REVIEW_REMOVED'));
  press('Remove');
  write('Spam.');
  press('Remove review');
  expect(await screen.findByText('This review is already removed.')).toBeTruthy();
  expect(reason().value).toBe('Spam.');
  press('Cancel');
  await waitFor(() => expect(screen.getByText('Restore')).toBeTruthy());
});

test('a removed review is restored after a question', async () => {
  const { actions } = await open(REMOVED);
  press('Restore');
  expect(await screen.findByText(/^Shoppers will see “Too dark” by Asha Rao again/)).toBeTruthy();
  press('Cancel');
  expect(actions()).toEqual([]);
  press('Restore');
  await screen.findByText('Restore review');
  press('Restore review');
  expect(await screen.findByText('The review is shown again.')).toBeTruthy();
  await waitFor(() => expect(state()).toBe('Shown'));
  expect(actions()).toEqual([{ path: 'reviews.restore', input: { id: 'r1' } }]);
});

test('a review that is shown already is not restored again, and the list says so', async () => {
  await open(REMOVED, appError('REVIEW_NOT_REMOVED'));
  press('Restore');
  await screen.findByText('Restore review');
  press('Restore review');
  expect(await screen.findByText('This review is not removed.')).toBeTruthy();
  await waitFor(() => expect(state()).toBe('Shown'));
});
