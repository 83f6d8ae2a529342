import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const footerLink = (page: Page, name: RegExp) => page.getByRole('contentinfo').getByRole('link', { name });

/** Opens a page and waits until what comes after its first view is there. */
async function openWhole(page: Page, path: string): Promise<void> {
  const later = page.waitForResponse(/after-first-view/);
  await page.goto(path);
  await later;
  await page.waitForFunction(() => !String(document.startViewTransition).includes('[native code]'));
}

for (const [prefix, contact] of [
  ['', /^Contact/],
  ['/hi', /^संपर्क/],
] as const)
  test(`a page opened within ${prefix || 'the shop'} has the focus at its heading`, async ({ page }) => {
    await openWhole(page, `${prefix}/about`);
    await expect(page.locator('body')).toBeFocused();
    const scrolled = page.evaluate(
      () => new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true })),
    );
    await footerLink(page, contact).focus();
    await scrolled;
    const leftAt = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${prefix}/contact$`));
    await expect(heading(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(heading(page)).toHaveCSS('outline-style', 'none');
    /* Back, the page is where it was left, and is read from its heading all the same. */
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${prefix}/about$`));
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(leftAt);
    /* From there a keyboard goes on into the page, and the heading is no stop any more. */
    await page.keyboard.press('Tab');
    await expect(heading(page)).not.toHaveAttribute('tabindex');
  });

test('sorting leaves the focus where it is', { tag: '@any-width' }, async ({ page }) => {
  await openWhole(page, '/televisions');
  const sort = page.getByLabel('Sort by');
  await sort.focus();
  await sort.selectOption('price-asc');
  await expect(page).toHaveURL(/order=price-asc/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(sort).toBeFocused();
});

test('a field that a page begins with keeps the focus', { tag: '@any-width' }, async ({ page }) => {
  await openWhole(page, '/signin');
  await page.getByRole('link', { name: /^Forgot/ }).press('Enter');
  await expect(page).toHaveURL(/forgot-password/);
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
});

test('a page that was opened before the script came has it too', { tag: '@any-width' }, async ({ page }) => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/after-first-view/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/about');
  await page.waitForFunction(() => !('replayEarlyInput' in window && window.replayEarlyInput));
  await footerLink(page, /^Contact/).press('Enter');
  await expect(page).toHaveURL(/\/contact$/);
  arrive();
  await expect(heading(page)).toBeFocused();
});

test('a heading that comes late gets the focus when it is there', { tag: '@any-width' }, async ({ page }) => {
  await openWhole(page, '/about');
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/passports\.get/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.evaluate(() => history.pushState({}, '', '/passport/unknown'));
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
  arrive();
  await expect(heading(page)).toBeFocused();
});
