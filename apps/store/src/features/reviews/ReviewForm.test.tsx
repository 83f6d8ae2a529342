import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { invalidInput, refusal } from '../../testing/fake-api';
import { renderInShop, signInShopper } from '../../testing/render-in-shop';
import { ReviewForm } from './ReviewForm';

const star = (name: string) => screen.getByRole('radio', { name });
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
