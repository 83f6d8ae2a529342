const FIRST_SEEN =
  /<picture[^>]*><source type="([^"]+)" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:<source[^>]*>)*<img(?=[^>]* fetchPriority="high")/g;
const VIEWPORT = /<meta name="viewport"[^>]*>/;

/**
 * Names the pictures that a page is about (those asked for with high priority) at its very beginning, before its styles:
 * they stand behind some fifty kilobytes of head, and on a slow network each moment that they are found earlier is one
 * that they are seen earlier. After the viewport, because which width is fetched depends on it.
 */
export function pictureFirst(html: string): string {
  const links = [...html.matchAll(FIRST_SEEN)].map(
    ([, type = '', srcset = '', sizes = '']) =>
      `<link rel="preload" as="image" type="${type}" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high"/>`,
  );
  return links.length === 0 ? html : html.replace(VIEWPORT, (viewport) => viewport + links.join(''));
}
