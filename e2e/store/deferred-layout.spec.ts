import type { Page } from '@playwright/test';
import { holdScripts } from '../fixtures/held-scripts';
import { urls } from '../fixtures/shop';
import { television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

/** Returns whether the end of a page is laid out, visible or not. */
const lastIsLaidOut = (page: Page) =>
  page
    .locator('footer p')
    .last()
    .evaluate((words) => words.checkVisibility({ contentVisibilityAuto: true }));

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function pathOf(page: string): Promise<string> {
  return page.replace('$id', (await television(11))._id);
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const path of ['/', '/televisions', '/television/$id']) {
    test(
      `what is below the first view of ${path} is laid out once the page is alive, and keeps its place until then`,
      { tag: '@any-width' },
      async ({ page }) => {
        const letThrough = await holdScripts(page);
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

  test(
    'a page that is looked at again where one was has its true heights from the first',
    { tag: '@any-width' },
    async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).not.toHaveAttribute('data-opening');
      await holdScripts(page);
      await page.reload({ waitUntil: 'commit' });
      await expect(page.locator('footer p').last()).toBeAttached();
      await expect.poll(() => lastIsLaidOut(page)).toBe(true);
    },
  );

  test('a page without scripts is all laid out', { tag: '@any-width' }, async ({ browser }) => {
    const page = await browser.newPage({ ...PHONE, javaScriptEnabled: false });
    await page.goto(urls.store);
    expect(await lastIsLaidOut(page)).toBe(true);
    await page.close();
  });
});

test('a page on a desktop is all laid out before it is alive', { tag: '@any-width' }, async ({ page }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('footer p').last()).toBeAttached();
  await expect.poll(() => lastIsLaidOut(page)).toBe(true);
});
