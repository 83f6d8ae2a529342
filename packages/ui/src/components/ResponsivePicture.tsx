import { preload } from 'react-dom';
import type { Picture } from '@aabha/contracts/products/products.schema';
import classes from './ResponsivePicture.module.css';

interface ResponsivePictureProps {
  /**
   * Absent where there is no picture yet: its space stays reserved, so that its surroundings stay aligned.
   */
  picture: Picture | undefined;
  /** Alternative text; empty where the text beside it says the same. */
  alt: string;
  /**
   * The displayed width, in the format of the `sizes` attribute. For lazy pictures, browsers that support it
   * use `sizes=auto` instead.
   */
  sizes: string;
  /** For the main picture of a page: preloaded before the styles. All others are lazy. */
  priority?: boolean;
  className?: string;
}

/** `sizes=auto` lets supporting browsers use the laid-out width. */
const MEASURED = 'auto';

/* Also checked at hydration: the picture may have loaded before, without an event. */
const clearPlaceholder = (image: HTMLImageElement) => image.style.removeProperty('background-image');

/**
 * Preloads a picture in its first format. Browsers that do not support it skip the preload and choose a
 * source themselves. React does so for an `img` only, not for sources.
 */
function preloadPicture({ src, sources: [best] }: Picture, sizes: string): void {
  if (!best) return;
  const { type, srcset: imageSrcSet } = best;
  preload(src, { as: 'image', type, imageSrcSet, imageSizes: sizes, fetchPriority: 'high' });
}

/* Width and height of television pictures; a placeholder, so that no layout waits for loading. */
function NoPicture({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 40 30" width="100%" aria-hidden="true">
      <path
        d="M8 7.5h24v14H8zM16 24h8"
        fill="none"
        stroke="var(--control)"
        strokeWidth="0.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A picture in the width and format that suits the screen; its space is reserved, so that nothing shifts. */
export function ResponsivePicture({
  picture,
  alt,
  sizes,
  priority = false,
  className,
}: ResponsivePictureProps) {
  const look = [classes.picture, className].filter(Boolean).join(' ');
  if (!picture) return <NoPicture className={look} />;
  if (priority) preloadPicture(picture, sizes);
  const sizesAttribute = priority ? sizes : `${MEASURED}, ${sizes}`;
  return (
    <picture className={look}>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizesAttribute} />
      ))}
      <img
        className={classes.image}
        src={picture.src}
        sizes={priority ? undefined : MEASURED}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        style={{ backgroundImage: `url("${picture.placeholder}")` }}
        ref={(image) => {
          if (image?.complete) clearPlaceholder(image);
        }}
        onLoad={(event) => clearPlaceholder(event.currentTarget)}
      />
    </picture>
  );
}
