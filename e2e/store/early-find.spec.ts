import { delayScripts } from '../fixtures/delay-scripts';
import { expect, test } from '../fixtures/test';

test(
  'what is looked for in the reference of the API before its script runs is found when it does',
  { tag: '@any-width' },
  async ({ page }) => {
    const letThrough = await delayScripts(page);
    await page.goto('/api/v1/docs', { waitUntil: 'commit' });
    await page.getByLabel('Find a call').fill('product/list');
    letThrough();
    await expect(page.getByText('1 call', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'POST /product/list' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'POST /cart/new' })).toBeHidden();
  },
);
