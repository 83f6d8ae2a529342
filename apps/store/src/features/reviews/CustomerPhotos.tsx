import * as texts from '@aabha/messages/review-photos';
import { trpc } from '../../lib/trpc';
import { PhotoThumbs } from './PhotoThumbs';
import classes from './reviews.module.css';

const SHOWN_REVIEWS = 10;
const SHOWN_PHOTOS = 10;

/** The newest photos of all reviews of a television. They are asked for after the reviews, and load when they come near the screen. */
export function CustomerPhotos({ productId }: { productId: string }) {
  const input = { filters: { product: productId, withPhotos: true }, pageSize: SHOWN_REVIEWS };
  const { data } = trpc.reviews.list.useQuery(input);
  const photos = (data?.reviewList ?? [])
    .flatMap(({ photos: own, user }) =>
      own.map((photo, index) => ({ photo, alt: texts.photoOf(index + 1, own.length, user.name) })),
    )
    .slice(0, SHOWN_PHOTOS);
  return (
    <div className={classes.strip}>
      {photos.length > 0 && (
        <>
          <h3>{texts.customerPhotos}</h3>
          <PhotoThumbs
            name={texts.customerPhotos}
            photos={photos.map(({ photo }) => photo)}
            alts={photos.map(({ alt }) => alt)}
          />
        </>
      )}
    </div>
  );
}
