import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppError } from '@aabha/contracts/errors/errors';
import { takeIntent } from '../../lib/take-intent';
import { invalidInput, refusal, refusalOf } from '../../testing/fake-api';
import { renderInShop, signInShopper } from '../../testing/render-in-shop';
import { ReviewForm } from './ReviewForm';

const WRONG = 'b.jpg is not a JPEG, PNG or WebP picture.';
const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const form = () => screen.getByRole('form', { name: 'Your review' });
const submit = () => screen.getByRole('button', { name: 'Submit Review' });
type User = Awaited<ReturnType<typeof renderInShop>>['user'];

async function fillIn(user: User) {
  await user.click(star('4 stars'));
  await user.type(field('Title'), 'Bright');
  await user.type(field('Comment'), 'Clear at noon.');
}

async function show(create: () => unknown = () => ({})) {
  const onSent = vi.fn();
  const shop = await renderInShop(<ReviewForm productId="p1" onSent={onSent} />, {
    'reviews.create': create,
  });
  return { ...shop, onSent };
}

it('requires stars, title and comment', async () => {
  signInShopper();
  const { user, inputsOf } = await show();
  await user.click(submit());
  expect(star('1 star')).toHaveAccessibleDescription('Rating is required.');
  expect(field('Title')).toHaveAccessibleDescription('Title is required.');
  expect(field('Comment')).toHaveAccessibleDescription(/Comment is required\./);
  expect(document.activeElement).toBe(star('1 star'));
  expect(inputsOf('reviews.create')).toEqual([]);
});

it('keeps the review when the shop refuses it, and is done once it is accepted', async () => {
  signInShopper();
  const failures = [
    refusal('REVIEW_TWICE'),
    invalidInput({ 'review.title': 'Please use at most 150 characters.' }),
  ];
  const { user, inputsOf, onSent } = await show(() => {
    const failure = failures.shift();
    if (failure) throw failure;
    return {};
  });
  await fillIn(user);
  await user.click(submit());
  // The toast goes after five seconds; the form still says it.
  await waitFor(() => expect(form()).toHaveTextContent('You have already reviewed this product.'));
  await user.click(submit());
  await screen.findByText('Please use at most 150 characters.');
  expect(field('Title')).toHaveAccessibleDescription('Please use at most 150 characters.');
  expect(document.activeElement).toBe(field('Title'));
  expect([field('Title').value, field('Comment').value]).toEqual(['Bright', 'Clear at noon.']);
  expect(star('4 stars')).toBeChecked();
  expect(onSent).not.toHaveBeenCalled();
  await user.type(field('Title'), '!');
  await user.click(submit());
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('Review submitted successfully!')).toBeInTheDocument();
  expect(inputsOf('reviews.create')[2]).toEqual({
    review: { product: 'p1', rating: 4, title: 'Bright!', comment: 'Clear at noon.' },
  });
});

it('sends a visitor to the login and keeps the draft for afterwards', async () => {
  const { user, inputsOf, address } = await show();
  expect(screen.getByText(/You will be asked to log in first\./)).toBeVisible();
  await fillIn(user);
  await user.click(submit());
  expect(await screen.findByText('Please login to submit review')).toBeInTheDocument();
  await waitFor(() => expect(address()).toMatch(/^\/signin\?redirect=.*write-review/));
  expect(inputsOf('reviews.create')).toEqual([]);
  cleanup();
  await show();
  expect(star('4 stars')).toBeChecked();
  expect(field('Comment')).toHaveValue('Clear at noon.');
});

const photo = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
const photosField = () => screen.getByLabelText<HTMLInputElement>('Photos (optional)');
const chosen = () =>
  within(screen.getByRole('list', { name: 'Chosen photos' }))
    .getAllByRole('listitem')
    .map(({ firstChild }) => firstChild?.textContent);

it('sends photos with the review, and keeps all that was typed and chosen when one is refused', async () => {
  signInShopper();
  const failures = [refusalOf(new AppError('PHOTO_WRONG_TYPE', { file: 'b.jpg' }, { files: WRONG }))];
  const { user, inputsOf, onSent } = await show(() => {
    const failure = failures.shift();
    if (failure) throw failure;
    return {};
  });
  await fillIn(user);
  await user.upload(photosField(), [photo('a.jpg'), photo('b.jpg')]);
  await user.click(submit());
  expect(await screen.findByText(WRONG)).toBeVisible();
  expect(photosField()).toHaveAccessibleDescription(new RegExp(WRONG));
  expect([field('Title').value, field('Comment').value, star('4 stars').checked]).toEqual([
    ...['Bright', 'Clear at noon.', true],
  ]);
  expect(chosen()).toEqual(['a.jpg', 'b.jpg']);
  await user.click(screen.getByRole('button', { name: 'Remove b.jpg' }));
  expect(screen.queryByText(WRONG)).toBeNull();
  await user.click(submit());
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  const sent = inputsOf('reviews.create').map((input) => input as FormData);
  expect(sent.map((form) => form.getAll('files').map((file) => (file as File).name))).toEqual([
    ['a.jpg', 'b.jpg'],
    ['a.jpg'],
  ]);
  expect(JSON.parse(String(sent[1]?.get('review')))).toEqual({
    ...{ product: 'p1', rating: 4, title: 'Bright', comment: 'Clear at noon.' },
  });
});

it('refuses a fifth photo and one of more than 5 MB before it sends anything', async () => {
  signInShopper();
  const { user, inputsOf } = await show();
  await fillIn(user);
  await user.upload(
    photosField(),
    Array.from({ length: 5 }, (_, n) => photo(`${n}.jpg`)),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Please add at most 4 photos.');
  await user.click(submit());
  for (const n of [0, 1]) await user.click(screen.getByRole('button', { name: `Remove ${n}.jpg` }));
  await user.upload(photosField(), photo('large.jpg', 5 * 1024 * 1024 + 1));
  expect(screen.getByRole('alert')).toHaveTextContent('large.jpg is larger than 5 MB.');
  await user.click(submit());
  expect(inputsOf('reviews.create')).toEqual([]);
});

it('asks a visitor to log in for photos, and sends no review without those that were chosen', async () => {
  await show();
  expect(screen.queryByLabelText('Photos (optional)')).toBeNull();
  expect(screen.getByText(/To add photos, please log in first\./)).toBeVisible();
  cleanup();
  signInShopper();
  const shop = await show(() => {
    throw refusal('SESSION_EXPIRED');
  });
  await fillIn(shop.user);
  await shop.user.upload(photosField(), photo('a.jpg'));
  await shop.user.click(submit());
  expect(await screen.findByText('Please log in, and then add your photos again.')).toBeInTheDocument();
  await waitFor(() => expect(shop.address()).toMatch(/^\/signin/));
  expect(await takeIntent('review', 'p1', 'shopper-1')).toBeUndefined();
});
