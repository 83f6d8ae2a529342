import { describe, expect, it } from 'vitest';
import { pictureFirst } from './picture-first';

const VIEWPORT = '<meta name="viewport" content="width=device-width"/>';
const picture = (name: string, priority: string) =>
  `<picture class="p"><source type="image/avif" srcSet="/${name}-320.avif 320w" sizes="(min-width: 62em) 58vw, 110vw"/>` +
  `<source type="image/webp" srcSet="/${name}-320.webp 320w" sizes="110vw"/><img src="/${name}.jpg" alt="A &gt; B"${priority}/></picture>`;

describe('preloadPictures', () => {
  it('preloads high-priority pictures before the styles, in the first supported format, and no others', () => {
    const [first, later] = [picture('tv', ' fetchPriority="high"'), picture('set', ' loading="lazy"')];
    expect(pictureFirst(`<head>${VIEWPORT}<style>.a{}</style></head>${later}${first}`)).toBe(
      `<head>${VIEWPORT}<link rel="preload" as="image" type="image/avif" imagesrcset="/tv-320.avif 320w" ` +
        `imagesizes="(min-width: 62em) 58vw, 110vw" fetchpriority="high"/><style>.a{}</style></head>${later}${first}`,
    );
  });
  it('leaves a page without such a picture unchanged', () => {
    const page = `<head>${VIEWPORT}</head>${picture('set', ' loading="lazy"')}`;
    expect(pictureFirst(page)).toBe(page);
  });
});
