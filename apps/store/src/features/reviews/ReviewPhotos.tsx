import * as texts from '@aabha/messages/review-photos';
import { PhotoThumbs, type ReviewPhoto } from './PhotoThumbs';

/** The photos of one review. */
export function ReviewPhotos({ photos, author }: { photos: readonly ReviewPhoto[]; author: string }) {
  const alts = photos.map((_photo, index) => texts.photoOf(index + 1, photos.length, author));
  return <PhotoThumbs name={texts.photosBy(author)} photos={photos} alts={alts} />;
}
