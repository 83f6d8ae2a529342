import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/** Holds the scripts of a page back until they are let through, as a slow network does. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const allowed = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\.js$/, async (route) => {
    await allowed;
    await route.continue();
  });
  return letThrough;
}

test(
  'what is looked for in the reference of the API before its script runs is found when it does',
  { tag: '@any-width' },
  async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto('/api/v1/docs', { waitUntil: 'commit' });
    await page.getByLabel('Find a call').fill('product/list');
    letThrough();
    await expect(page.getByText('1 call', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'POST /product/list' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'POST /cart/new' })).toBeHidden();
  },
);
