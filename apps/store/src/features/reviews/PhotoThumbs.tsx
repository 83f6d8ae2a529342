import { lazy, Suspense, useState } from 'react';
import type { ApiOutputs } from '../../lib/trpc';
import classes from './reviews.module.css';

const PictureZoom = lazy(() =>
  import('../../components/PictureZoom').then((module) => ({ default: module.PictureZoom })),
);

export type ReviewPhoto = ApiOutputs['reviews']['list']['reviewList'][number]['photos'][number];

interface PhotoThumbsProps {
  /** What the photos are together: the name of the list, and of the dialog. */
  name: string;
  photos: readonly ReviewPhoto[];
  /** The alternative text of each photo. */
  alts: readonly string[];
}

/** Photos of reviews as small pictures, each of which opens large. They load when they come near the screen. */
export function PhotoThumbs({ name, photos, alts }: PhotoThumbsProps) {
  const [enlarged, setEnlarged] = useState<number>();
  return (
    <>
      <ul className={classes.photos} aria-label={name}>
        {photos.map(({ _id: id, src, width, height, sources: [best] }, index) => (
          <li key={id}>
            <button type="button" className={classes.photo} onClick={() => setEnlarged(index)}>
              <img
                src={src}
                srcSet={best?.srcset}
                sizes="96px"
                alt={alts[index]}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      {enlarged !== undefined && (
        <Suspense>
          <PictureZoom
            name={name}
            pictures={photos}
            alts={alts}
            first={enlarged}
            onClose={() => setEnlarged(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
