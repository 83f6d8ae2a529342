import type { Review } from '@aabha/contracts/reviews/reviews.schema';
import type { SignedIn } from './builders';
import { aPicture, sendForm } from './forms';
import type { TestShop } from './test-shop';

const TEXTS = { rating: 4, title: 'Bright', comment: 'Good in a sunny room.' };

let drawn = 0;
/** Returns a photo that no other has the content of. */
export const newPhoto = (name = 'photo.jpg') =>
  aPicture({ colour: `#${((drawn += 1) * 7919).toString(16).padStart(6, '0')}`, format: 'jpeg' }, name);

/** Sends a review with photos as a form, as the shop does. */
export const reviewWithPhotos = (
  shop: TestShop,
  by: SignedIn,
  { product, files, ...over }: { product: string; files: readonly File[]; [field: string]: unknown },
) =>
  sendForm<{ review: Review }>(
    shop,
    '/review/new',
    { review: JSON.stringify({ product, ...TEXTS, ...over }), files },
    by.token,
  );
