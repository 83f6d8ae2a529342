import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import { Reviews } from './Reviews';

const photoOf = (id: string) => ({
  ...{ _id: id, src: `/media/${id}.jpg`, width: 800, height: 600 },
  sources: [{ type: 'image/webp', srcset: `/media/${id}-320.webp 320w` }],
});
const reviewOf = (id: string, name: string, photos: readonly string[]) => ({
  ...{ _id: id, user: { name }, product: 'p1', rating: 4, title: `By ${name}`, comment: 'Bright.' },
  ...{ verifiedPurchase: true, createdAt: '2026-01-01T00:00:00.000Z', photos: photos.map(photoOf) },
});
const ALL = [
  reviewOf('r1', 'Meera Verma', ['a', 'b']),
  reviewOf('r2', 'Imran Ali', []),
  reviewOf('r3', 'Asha', ['c']),
];

/** Serves the reviews that a request asks for, as the API does. */
async function show(all = ALL) {
  const shop = await renderInShop(<Reviews productId="p1" />, {
    'reviews.list': ({ filters }: { filters: { withPhotos?: boolean } }) => {
      const matching = all.filter(({ photos }) => !filters.withPhotos || photos.length > 0);
      return {
        ...{ reviewList: matching, matchCount: matching.length, reviewCount: all.length, averageRating: 4 },
        photoCount: all.filter(({ photos }) => photos.length > 0).length,
        ratingCounts: { 1: 0, 2: 0, 3: 0, 4: all.length, 5: 0 },
      };
    },
  });
  await screen.findByText('By Imran Ali');
  return shop;
}
const titles = () => screen.getAllByRole('heading', { level: 3, name: /^By / }).length;
const reviewPhotos = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('img');

it('shows the photos of a review, each with a text of its own, loaded when they come near', async () => {
  await show();
  const photos = reviewPhotos('Photos by Meera Verma');
  expect(photos.map((photo) => photo.getAttribute('alt'))).toEqual([
    'Photo 1 of 2 by Meera Verma',
    'Photo 2 of 2 by Meera Verma',
  ]);
  for (const photo of photos) expect(photo).toHaveAttribute('loading', 'lazy');
  expect(reviewPhotos('Photos by Asha').map((photo) => photo.getAttribute('alt'))).toEqual(['Photo by Asha']);
  expect(screen.queryByRole('list', { name: 'Photos by Imran Ali' })).toBeNull();
});

it('opens a photo large, with those beside it, and closes it', async () => {
  const { user } = await show();
  await user.click(reviewPhotos('Photos by Meera Verma')[1]!);
  const dialog = await screen.findByRole('dialog', { name: 'Photos by Meera Verma, enlarged' });
  expect(within(dialog).getByRole('img')).toHaveAttribute('alt', 'Photo 2 of 2 by Meera Verma');
  await user.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
  expect(within(dialog).getByRole('img')).toHaveAttribute('alt', 'Photo 1 of 2 by Meera Verma');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('narrows the list to reviews with photos, and says how many there are', async () => {
  const { user } = await show();
  expect(titles()).toBe(3);
  await user.click(screen.getByRole('checkbox', { name: 'With photos (2)' }));
  await waitFor(() => expect(titles()).toBe(2));
  expect(screen.getByText('2 of 3 reviews')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'With photos (2)' }));
  await waitFor(() => expect(titles()).toBe(3));
});

it('has neither filter nor strip where no review has a photo', async () => {
  const { inputsOf } = await show([reviewOf('r2', 'Imran Ali', [])]);
  expect(screen.queryByRole('checkbox', { name: /With photos/ })).toBeNull();
  expect(screen.queryByText('Photos from customers')).toBeNull();
  expect(inputsOf('reviews.list')).toHaveLength(1);
});

it('shows the newest photos of all reviews above the list', async () => {
  await show();
  expect(await screen.findByText('Photos from customers')).toBeVisible();
  expect(reviewPhotos('Photos from customers').map((photo) => photo.getAttribute('alt'))).toEqual([
    'Photo 1 of 2 by Meera Verma',
    'Photo 2 of 2 by Meera Verma',
    'Photo by Asha',
  ]);
});
