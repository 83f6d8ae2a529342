import type { Page } from '@playwright/test';
import { delayScripts } from '../fixtures/delay-scripts';
import { urls } from '../fixtures/shop';
import { television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

/** Returns whether the end of a page is laid out, visible or not. */
const lastIsLaidOut = (page: Page) =>
  page
    .locator('footer p')
    .last()
    .evaluate((paragraph) => paragraph.checkVisibility({ contentVisibilityAuto: true }));

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function pathOf(page: string): Promise<string> {
  return page.replace('$id', (await television(11))._id);
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

test.describe('on a phone', () => {
  test.use(PHONE);

  /* Sorted: newest first, the list would be of televisions that other tests made, whose names take more lines. */
  for (const path of ['/', '/televisions?order=rating', '/television/$id']) {
    test(
      `content below the first view of ${path} is laid out after hydration, with its space reserved until then`,
      { tag: '@any-width' },
      async ({ page }) => {
        const letThrough = await delayScripts(page);
        await page.goto(await pathOf(path), { waitUntil: 'commit' });
        await expect(page.locator('footer p').last()).toBeAttached();
        await expect.poll(() => lastIsLaidOut(page)).toBe(false);
        const meanwhile = await heightOf(page);
        letThrough();
        await expect.poll(() => lastIsLaidOut(page)).toBe(true);
        await expect(page.locator('html')).not.toHaveAttribute('data-opening');
        await expect(page.locator('.later')).toHaveCount(0);
        const atLast = await heightOf(page);
        expect(Math.abs(atLast - meanwhile) / atLast, 'part of the height that was wrong').toBeLessThan(0.1);
      },
    );
  }

  test('a reloaded page has its true heights from the start', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveAttribute('data-opening');
    await delayScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('footer p').last()).toBeAttached();
    await expect.poll(() => lastIsLaidOut(page)).toBe(true);
  });

  test('a page without scripts is all laid out', { tag: '@any-width' }, async ({ browser }) => {
    const page = await browser.newPage({ ...PHONE, javaScriptEnabled: false });
    await page.goto(urls.store);
    expect(await lastIsLaidOut(page)).toBe(true);
    await page.close();
  });
});

test('a page on a desktop is all laid out before hydration', { tag: '@any-width' }, async ({ page }) => {
  await delayScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('footer p').last()).toBeAttached();
  await expect.poll(() => lastIsLaidOut(page)).toBe(true);
});
