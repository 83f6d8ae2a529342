import type { Page } from '@playwright/test';
import { expectNoHorizontalScroll, expectUsable, FOOTER } from '../fixtures/accessibility';
import { enterAs } from '../fixtures/people';
import { fillCart } from '../fixtures/shopping';
import { storePages } from '../fixtures/store-pages';
import { expect, test } from '../fixtures/test';

/** Returns buttons, links, labels and headings that cut their text off. Names of products may end in an ellipsis. */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, button *, a, label, h1, h2, h3, [role="tab"]')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter((element) => {
        const { overflowX, webkitLineClamp } = getComputedStyle(element);
        return (
          overflowX !== 'visible' && webkitLineClamp === 'none' && element.scrollWidth > element.clientWidth
        );
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );

async function expectPageInHindi(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expectNoHorizontalScroll(page, path);
  expect(await clipped(page), `${path} cuts text off`).toEqual([]);
  await expectUsable(page, path, path === '/' ? {} : { without: FOOTER });
}

test('every page in Hindi can be used by everybody at 320 px', { tag: '@any-width' }, async ({ page }) => {
  test.setTimeout(480_000);
  await page.setViewportSize({ width: 320, height: 740 });
  const { pages, shopper, product } = await storePages();
  for (const { path } of [...pages.filter(({ signedIn }) => !signedIn), { path: '/nowhere' }]) {
    await page.goto(`/hi${path}`);
    await expectPageInHindi(page, path);
  }
  await fillCart(shopper.token, product);
  for (const { path } of pages.filter(({ signedIn }) => signedIn)) {
    await enterAs(page, shopper, `/hi${path}`);
    await expectPageInHindi(page, path);
    await expect(page).toHaveURL(`/hi${path}`);
  }
  await page.goto('/hi/cart');
  await page.getByRole('button', { name: 'भुगतान की ओर बढ़ें' }).click();
  await expect(page).toHaveURL('/hi/checkout');
  await expectPageInHindi(page, '/checkout');
});

test('the language of a page changes without leaving it', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/televisions?order=price-desc');
  await page.getByRole('link', { name: 'हिन्दी' }).first().click();
  await expect(page).toHaveURL('/hi/televisions?order=price-desc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/टीवी/);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/hi\/television\//);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/^(?!.*\/hi\/).*\/television\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});
