import { plentiful } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

interface Shown {
  file: string;
  /** Of the file. */
  width: number;
  /** In pixels of the screen. */
  needed: number;
  offered: number[];
}

/** Returns the file that the browser selected for each loaded picture, and the widths that were offered. */
function selectedPictures(): Shown[] {
  const widthsIn = (srcset: string) => [...srcset.matchAll(/ (\d+)w/g)].map((match) => Number(match[1]));
  return [...document.querySelectorAll<HTMLImageElement>('picture img')]
    .filter(({ currentSrc, clientWidth }) => currentSrc && clientWidth > 0)
    .map((image) => ({
      file: image.currentSrc,
      width: Number(/-(\d+)\.webp$/.exec(image.currentSrc)?.[1]),
      needed: image.clientWidth * devicePixelRatio,
      offered: widthsIn(image.parentElement?.querySelector('source')?.srcset ?? ''),
    }));
}

/**
 * Returns the acceptable widths: the narrowest file as wide as the rendered box. Before layout the browser goes by the
 * `sizes` attribute, which may be off by a twentieth.
 */
function rightWidths({ needed, offered }: Shown): number[] {
  const widest = Math.max(...offered);
  return [0.95, 1, 1.05].map((part) => offered.find((width) => width >= needed * part) ?? widest);
}

const SCREENS = [
  { name: 'a cheap phone', viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  { name: 'a phone', viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  { name: 'a sharp phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: 'a tablet', viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2 },
  { name: 'a desk', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

for (const { name, ...screen } of SCREENS)
  test(`pictures come as wide as ${name} shows them`, { tag: '@any-width' }, async ({ browser, baseURL }) => {
    const [television] = await plentiful();
    for (const path of ['/', '/televisions?order=price-desc', `/television/${television?._id}`]) {
      /* Each page as the first one: what is there from the page before is shown again, however wide. */
      const context = await browser.newContext({ ...screen, baseURL });
      const page = await context.newPage();
      await page.goto(path, { waitUntil: 'networkidle' });
      const pictures = await page.evaluate(selectedPictures);
      expect(pictures.length).toBeGreaterThan(1);
      for (const picture of pictures) {
        const here = pictures.filter(({ file }) => file === picture.file).flatMap(rightWidths);
        const message = `${picture.file} for ${picture.needed} of ${picture.offered.join(', ')} on ${path}`;
        expect(here, message).toContain(picture.width);
      }
      await context.close();
    }
  });
