import type { Picture } from '@aabha/contracts/products/products.schema';
import classes from './ResponsivePicture.module.css';

interface ResponsivePictureProps {
  /** Absent where there is none yet: its room stays free, and what stands beside and below it stays in line. */
  picture: Picture | undefined;
  /** What is to be seen; empty where the text beside it says the same. */
  alt: string;
  /**
   * How wide it is shown, as the `sizes` attribute wants it. For pictures that wait, browsers that can measure the
   * place itself do so instead.
   */
  sizes: string;
  /** For the picture that a page is about: asked for at once. All others wait until they come near. */
  priority?: boolean;
  className?: string;
}

/** What browsers that know it put in place of a width: that of the place itself, once the page is laid out. */
const MEASURED = 'auto';

/* Also asked when the page comes alive: by then a picture may be there already, and its event past. */
const clearPlaceholder = (image: HTMLImageElement) => image.style.removeProperty('background-image');

/* As wide and high as the pictures of televisions are; an outline, so that nobody waits for it to load. */
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

/** A picture in the width and format that suits the screen; its place is kept, so that nothing jumps. */
export function ResponsivePicture({
  picture,
  alt,
  sizes,
  priority = false,
  className,
}: ResponsivePictureProps) {
  const look = [classes.picture, className].filter(Boolean).join(' ');
  if (!picture) return <NoPicture className={look} />;
  const told = priority ? sizes : `${MEASURED}, ${sizes}`;
  return (
    <picture className={look}>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={told} />
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
