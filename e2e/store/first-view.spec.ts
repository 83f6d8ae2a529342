import { brotliCompressSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { BUDGETS } from '../../apps/store/scripts/budgets';
import { LANGUAGES } from '../../apps/store/server/languages';
import { urls } from '../fixtures/shop';
import { plentiful } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

const KB = 1024;
/** What comes after the first view, and only for some: the counting of visits. */
const LATER = /\/analytics\/|after-first-view|measure-visit/;

/** Televisions of the demo: the newest may be those of other tests, with pictures of any weight. */
async function addressOf(page: string): Promise<string> {
  const [cheapest] = await plentiful();
  return page.replace('$id', cheapest?._id ?? '').replace(/televisions$/, 'televisions?order=price-desc');
}

const ofType = (type: string, requests: readonly Request[]) =>
  requests.filter((request) => request.resourceType() === type);

async function kbOf(type: string, requests: readonly Request[]): Promise<number> {
  const sizes = ofType(type, requests).map(async (request) => (await request.sizes()).responseBodySize);
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / KB;
}

/* Only scripts may be larger in Hindi, which the build checks. */
const pages = LANGUAGES.flatMap(({ basePath }) =>
  BUDGETS.map((budget) => ({ ...budget, page: basePath + budget.page })),
);

for (const budget of pages) {
  test(`the HTML of ${budget.page} stays within its budget`, { tag: '@any-width' }, async () => {
    const response = await fetch(urls.store + (await addressOf(budget.page)));
    const kb = brotliCompressSync(await response.text()).length / KB;
    expect(kb, 'KB of the page, compressed').toBeLessThanOrEqual(budget.htmlKb);
    expect(kb).toBeGreaterThan(1);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

    test(
      `the first view of ${budget.page} keeps to its budgets of pictures, faces and requests`,
      { tag: '@any-width' },
      async ({ page }) => {
        const fetched: Request[] = [];
        page.on('requestfinished', (request) => {
          if (!LATER.test(request.url()) && request.url().startsWith('http')) fetched.push(request);
        });
        await page.goto(await addressOf(budget.page), { waitUntil: 'networkidle' });
        const urlList = fetched.map((request) => request.url()).join('\n');
        const pictureKb = await kbOf('image', fetched);
        expect(pictureKb, `KB of pictures:\n${urlList}`).toBeLessThanOrEqual(budget.pictureKb);
        expect(pictureKb, 'KB of pictures').toBeGreaterThan(1);
        const shown = await page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc));
        for (const request of ofType('image', fetched))
          expect(shown, 'what is shown').toContain(request.url());
        const fontKb = await kbOf('font', fetched);
        expect(fontKb, `KB of fonts:\n${urlList}`).toBeLessThanOrEqual(budget.fontKb);
        expect(fontKb, 'KB of fonts').toBeGreaterThan(1);
        expect(fetched.length, `requests:\n${urlList}`).toBeLessThanOrEqual(budget.requests);
      },
    );
  });
}
