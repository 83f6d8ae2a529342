import { REVIEW_PHOTOS_MAX } from '@aabha/contracts/reviews/reviews.values';
import * as texts from '@aabha/messages/review-photos';
import { FILE_MAX_MEGABYTES, type FilesKind } from '../../lib/files-kind';

/** Photos of a review. */
export const REVIEW_PHOTOS_KIND: FilesKind = {
  accept: 'image/jpeg,image/png,image/webp',
  most: REVIEW_PHOTOS_MAX,
  label: texts.photosOptional,
  hint: texts.photosHint(REVIEW_PHOTOS_MAX, FILE_MAX_MEGABYTES),
  chosen: texts.chosenPhotos,
  tooMany: texts.tooManyPhotos(REVIEW_PHOTOS_MAX),
};
