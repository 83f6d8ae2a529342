import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../fixtures/test';

test(
  'the reference of the API finds a call, tries it, and shows the response',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/api/v1/docs');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('API');
    await page.getByLabel('Find a call').fill('product/list');
    await expect(page.getByText('1 call', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'POST /product/list' }).click();
    const form = page.getByRole('form', { name: 'Try POST /product/list' });
    await form.getByLabel('Body (JSON)').fill('{"pageSize":1}');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/^200 in \d+ ms$/)).toBeVisible();
    await expect(page.getByText('"productCount"').last()).toBeVisible();
    await form.getByLabel('Body (JSON)').fill('{"pageSize":0}');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/^400 in \d+ ms$/)).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
      .analyze();
    expect(violations).toEqual([]);
  },
);
