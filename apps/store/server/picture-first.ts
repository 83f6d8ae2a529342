const FIRST_SEEN =
  /<picture[^>]*><source type="([^"]+)" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:<source[^>]*>)*<img(?=[^>]* fetchPriority="high")/g;
const VIEWPORT = /<meta name="viewport"[^>]*>/;

/**
 * Moves the preloads of high-priority pictures to the start of the page, before the styles: otherwise some
 * fifty kilobytes of head precede them, which delays the picture on a slow network. They follow the viewport
 * tag, because the selected width depends on it.
 */
export function pictureFirst(html: string): string {
  const links = [...html.matchAll(FIRST_SEEN)].map(
    ([, type = '', srcset = '', sizes = '']) =>
      `<link rel="preload" as="image" type="${type}" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high"/>`,
  );
  return links.length === 0 ? html : html.replace(VIEWPORT, (viewport) => viewport + links.join(''));
}
