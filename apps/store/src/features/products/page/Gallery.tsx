import { lazy, Suspense, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { PictureView } from '@aabha/contracts/products/picture-view';
import type { Picture } from '@aabha/contracts/products/products.schema';
import * as texts from '@aabha/messages/product-page';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import classes from './Gallery.module.css';

const PictureZoom = lazy(() =>
  import('../../../components/PictureZoom').then((module) => ({ default: module.PictureZoom })),
);

interface GalleryProps {
  name: string;
  pictures: readonly Picture[];
  /** What each picture shows, where that is known. */
  views?: readonly PictureView[] | undefined;
  /** An action below the pictures and beside an enlarged one. */
  children?: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * One large picture at a time: by thumbnail, by arrow key, or by swiping; pressing it enlarges it. Without scripts the
 * strip still scrolls, and each picture links to its file.
 */
export function Gallery({ name, pictures, views = [], children }: GalleryProps) {
  const [current, setCurrent] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const [enlarged, setEnlarged] = useState<number>();
  const strip = useRef<HTMLDivElement>(null);
  const show = (index: number) => {
    const element = strip.current;
    if (element) element.scrollTo({ left: index * element.clientWidth });
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    show(Math.min(pictures.length - 1, Math.max(0, current + by)));
  };
  const follow = () => {
    setTouched(true);
    const element = strip.current;
    if (element?.clientWidth) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  };
  const enlarge = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setEnlarged(index);
  };
  const alts = pictures.map((_, index) => {
    const view = views[index] ?? 'other';
    return view === 'other'
      ? texts.pictureOf(name, index + 1, pictures.length)
      : `${name}, ${texts.pictureViews[view]}`;
  });
  if (pictures.length === 0)
    return <p className={`${classes.strip} ${classes.none} soft`}>{texts.noPicture}</p>;
  return (
    <div
      className={classes.gallery}
      data-fresh={isTouched ? undefined : ''}
      onPointerEnter={() => setTouched(true)}
      onFocus={() => setTouched(true)}
    >
      {/* Scrollable areas must be reachable with the keyboard. */}
      <div
        ref={strip}
        className={classes.strip}
        role="group"
        aria-label={texts.picturesOf(name)}
        tabIndex={0}
        onScroll={follow}
        onKeyDown={step}
      >
        {pictures.map((picture, index) => (
          <div key={picture.src} className={classes.slide}>
            <a href={picture.src} className={classes.enlarge} onClick={(event) => enlarge(event, index)}>
              <ResponsivePicture
                picture={picture}
                alt={alts[index] ?? ''}
                sizes="(min-width: 1312px) 590px, (min-width: 960px) 45vw, 88vw"
                priority={index === 0}
              />
            </a>
          </div>
        ))}
      </div>
      <div className={classes.action}>{children}</div>
      {pictures.length > 1 && (
        <ul className={classes.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <button
                type="button"
                className={classes.thumb}
                aria-label={texts.showPicture(index + 1)}
                aria-current={index === current}
                onClick={() => show(index)}
              >
                <ResponsivePicture picture={picture} alt="" sizes="84px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {enlarged !== undefined && (
        <Suspense>
          <PictureZoom
            name={name}
            pictures={pictures}
            alts={alts}
            first={enlarged}
            onClose={() => setEnlarged(undefined)}
          >
            {children}
          </PictureZoom>
        </Suspense>
      )}
    </div>
  );
}
