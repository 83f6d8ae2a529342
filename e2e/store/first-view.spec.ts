import { brotliCompressSync } from 'node:zlib';
import { BUDGETS } from '../../apps/store/scripts/budgets';
import { urls } from '../fixtures/shop';
import { plentiful } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

const KB = 1024;
/** What comes after the first view, and only for some: the counting of visits. */
const LATER = /\/analytics\/|measure-visit/;

/** Televisions of the demo: the newest may be those of other tests, with pictures of any weight. */
async function addressOf(page: string): Promise<string> {
  const [cheapest] = await plentiful();
  return page.replace('$id', cheapest?._id ?? '').replace(/televisions$/, 'televisions?order=price-desc');
}

for (const budget of BUDGETS) {
  test(`what the server sends for ${budget.page} keeps to its budget`, { tag: '@any-width' }, async () => {
    const answer = await fetch(urls.store + (await addressOf(budget.page)));
    const kb = brotliCompressSync(await answer.text()).length / KB;
    expect(kb, 'KB of the page, compressed').toBeLessThanOrEqual(budget.htmlKb);
    expect(kb).toBeGreaterThan(1);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

    test(
      `the first view of ${budget.page} keeps to its budgets of pictures and requests`,
      { tag: '@any-width' },
      async ({ page }) => {
        const fetched: { url: string; pictureBytes: Promise<number> }[] = [];
        page.on('requestfinished', (request) => {
          if (LATER.test(request.url()) || !request.url().startsWith('http')) return;
          const isPicture = request.resourceType() === 'image';
          const bytes = isPicture
            ? request.sizes().then((sizes) => sizes.responseBodySize)
            : Promise.resolve(0);
          fetched.push({ url: request.url(), pictureBytes: bytes });
        });
        await page.goto(await addressOf(budget.page), { waitUntil: 'networkidle' });
        const pictures = await Promise.all(fetched.map(({ pictureBytes }) => pictureBytes));
        const pictureKb = pictures.reduce((sum, bytes) => sum + bytes, 0) / KB;
        const told = fetched.map(({ url }) => url).join('\n');
        expect(pictureKb, 'KB of pictures').toBeLessThanOrEqual(budget.pictureKb);
        expect(pictureKb, 'KB of pictures').toBeGreaterThan(1);
        expect(fetched.length, `requests:\n${told}`).toBeLessThanOrEqual(budget.requests);
      },
    );
  });
}
