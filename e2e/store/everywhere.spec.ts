import type { Page } from '@playwright/test';
import { expectNoHorizontalScroll, expectUsable, FOOTER } from '../fixtures/accessibility';
import { pressUntil } from '../fixtures/shopping';
import { PAGE_PARTS, routesWithoutAddress } from '../fixtures/store-pages';
import { expect, test } from '../fixtures/test';

test('each route of the store is opened by the tests', { tag: '@any-width' }, () => {
  expect(routesWithoutAddress()).toEqual([]);
});

for (const { name, openEach } of PAGE_PARTS)
  test(`every page ${name} can be used by everybody, in light and dark, and on the narrowest phone`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(480_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
    await openEach(page, { prefix: '', toCheckout: 'Proceed to Checkout' }, async (path) => {
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectUsable(page, path, path === '/' ? {} : { without: FOOTER });
      await expectNoHorizontalScroll(page, path);
    });
  });

test('a press is seen to have counted while the next page is on its way', async ({ page }) => {
  await page.goto('/televisions');
  const card = page.getByRole('article').first().getByRole('link');
  const name = await card.innerText();
  let letThrough = () => {};
  const allowed = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/trpc\//, async (route) => {
    await allowed;
    await route.continue();
  });
  const progress = page.getByRole('progressbar', { name: 'Loading the page' });
  await pressUntil(card, progress);
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(progress).toBeHidden();
});

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

test('the search goes when the page is scrolled beyond 300 px', async ({ page }) => {
  await page.goto('/televisions');
  const opener = page.getByRole('button', { name: /^Search/ }).filter({ visible: true });
  const field = page.getByRole('combobox', { name: 'Search televisions' });
  await pressUntil(opener.first(), field);
  await scrollTo(page, 290);
  await expect(field).toBeVisible();
  await scrollTo(page, 310);
  await expect(field).toBeHidden();
});

test(
  'the search that is opened far down a page goes when it is scrolled 300 px from there',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/televisions');
    await expect(page.locator('html')).not.toHaveAttribute('data-opening');
    const field = page.getByRole('combobox', { name: 'Search televisions' });
    await scrollTo(page, 1500);
    await pressUntil(page.getByRole('button', { name: 'Search televisions' }), field);
    const openedAt = await page.evaluate(() => window.scrollY);
    expect(openedAt).toBeGreaterThan(600);
    await scrollTo(page, openedAt - 290);
    await expect(field).toBeVisible();
    await scrollTo(page, openedAt - 310);
    await expect(field).toBeHidden();
  },
);
