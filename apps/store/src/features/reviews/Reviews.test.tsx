import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { connectionLost } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { Reviews } from './Reviews';

const reviewOf = (number: number) => ({
  _id: `r${number}`,
  user: { name: 'Kavya Nair' },
  product: 'p1',
  rating: 4,
  title: `Review ${number}`,
  comment: 'Bright enough for our veranda.',
  verifiedPurchase: number === 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  photos: [],
});
const reviews = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => reviewOf(first + index));
const SIZE = PAGE_SIZES.reviews;

function show(page: (pageNum: number) => unknown[], reviewCount: number) {
  return renderInShop(<Reviews productId="p1" />, {
    'reviews.list': ({ pageNum }: { pageNum: number }) => ({
      reviewList: page(pageNum),
      reviewCount,
      matchCount: reviewCount,
      photoCount: 0,
      averageRating: 4.25,
      ratingCounts: { 1: 0, 2: 0, 3: 1, 4: 1, 5: 2 },
    }),
  });
}
const titles = () => screen.getAllByRole('heading', { level: 3 }).length;
const loadMore = () => screen.queryByRole('button', { name: 'Load More' });

it('says where there is none', async () => {
  await show(() => [], 0);
  expect(await screen.findByText('No reviews found')).toBeVisible();
});

it('sums up the stars, and marks verified purchases', async () => {
  await show(() => reviews(1, 4), 4);
  await screen.findByText('Review 1');
  expect(screen.getByText('4.3')).toBeVisible();
  expect(screen.getByText('out of 5, from 4 reviews')).toBeVisible();
  const shares = screen.getAllByRole('listitem').slice(0, 5);
  expect(shares.map(({ textContent }) => textContent)).toEqual([
    '5 stars50%',
    '4 stars25%',
    '3 stars25%',
    '2 stars0%',
    '1 star0%',
  ]);
  expect(screen.getAllByText('Verified purchase')).toHaveLength(1);
  expect(loadMore()).toBeNull();
});

it('loads more below the others, each once, and says when it could not', async () => {
  let isLost = true;
  const { user } = await show((page) => {
    if (page === 1) return reviews(1, SIZE);
    if (isLost) throw connectionLost();
    /* One was written in between, so that the last of the first page is the first of the second. */
    return reviews(SIZE, 3);
  }, SIZE + 2);
  await screen.findByText('Review 1');
  await user.click(loadMore() as HTMLElement);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the shop.');
  expect(titles()).toBe(SIZE);
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(`Review ${SIZE + 2}`);
  expect(titles()).toBe(SIZE + 2);
  await waitFor(() => expect(loadMore()).toBeNull());
});

/** Serves the reviews that a request asks for, as the API does. */
async function showFiltered() {
  const all = [5, 5, 4, 3].map((rating, index) => ({
    ...reviewOf(index + 1),
    ...{ rating, verifiedPurchase: index === 0 },
  }));
  const shop = await renderInShop(<Reviews productId="p1" />, {
    'reviews.list': ({ filters }: { filters: { rating?: number; verifiedPurchase?: boolean } }) => {
      const matching = all.filter(
        ({ rating, verifiedPurchase }) =>
          (filters.rating ?? rating) === rating && (!filters.verifiedPurchase || verifiedPurchase),
      );
      return {
        ...{
          reviewList: matching,
          matchCount: matching.length,
          reviewCount: 4,
          averageRating: 4.25,
          photoCount: 0,
        },
        ratingCounts: { 1: 0, 2: 0, 3: 1, 4: 1, 5: 2 },
      };
    },
  });
  await screen.findByText('Review 4');
  return shop;
}
const starsRow = (name: RegExp) => screen.getByRole('button', { name });

it('narrows the list to a number of stars and widens it again', async () => {
  const { user } = await showFiltered();
  await user.click(starsRow(/^5 stars/));
  await waitFor(() => expect(titles()).toBe(2));
  expect(starsRow(/^5 stars/)).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('2 of 4 reviews')).toBeVisible();
  expect(starsRow(/^1 star/)).toBeDisabled();
  await user.click(starsRow(/^5 stars/));
  await waitFor(() => expect(titles()).toBe(4));
});

it('says where no review matches, and shows all again', async () => {
  const { user } = await showFiltered();
  await user.click(starsRow(/^3 stars/));
  await waitFor(() => expect(titles()).toBe(1));
  await user.click(screen.getByRole('checkbox', { name: 'Verified purchases only' }));
  expect(await screen.findByText('No reviews match.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all reviews' }));
  await waitFor(() => expect(titles()).toBe(4));
  expect(screen.getByRole('checkbox', { name: 'Verified purchases only' })).not.toBeChecked();
});

it('asks the server for the order', async () => {
  const { user, inputsOf } = await showFiltered();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort reviews' }), 'Fewest stars first');
  await waitFor(() => expect(inputsOf('reviews.list').at(-1)).toMatchObject({ sort: 'lowest', pageNum: 1 }));
});
