import { readFile } from 'node:fs/promises';
import { enterBackOffice, staff } from '../fixtures/people';
import { pick } from '../fixtures/pick';
import { urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

test('an invoice is saved as a PDF', async ({ page }) => {
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/invoices');
  const arrives = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download PDF/ })
    .first()
    .click();
  const download = await arrives;
  await expect(page.getByText('Invoice downloaded successfully')).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^[0-9a-f-]{36}\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('invoices can be sorted oldest first', async ({ page }) => {
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/invoices');
  await pick(page, page.getByRole('combobox', { name: 'Sort by' }), 'Oldest first');
  await expect(page).toHaveURL(/order=ASC/);
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(/000001$/);
});

test('an invoice is found by the end of its number', async ({ page }) => {
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/invoices');
  await page.getByPlaceholder('Number, order, name, company, GSTIN, email, phone').fill('/000001');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(/000001$/);
});
