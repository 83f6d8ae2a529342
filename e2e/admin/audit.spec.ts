import { expectNoHorizontalScroll, expectUsable } from '../fixtures/accessibility';
import { enterBackOffice, staff, staffToken } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { newTelevision } from '../fixtures/shopping';
import { tabTo } from '../fixtures/tab-to';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

/** Imports a new stock of some televisions as a file, which is one batch of the audit log. Returns how many. */
async function importStock(): Promise<number> {
  const made = [];
  for (let n = 0; n < 3; n += 1) made.push(await newTelevision());
  const csv = ['_id,stock', ...made.map(({ _id }) => `${_id},9`)].join('\n');
  const response = await fetch(`${urls.api}/trpc/products.importCsv`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await staffToken()}` },
    body: JSON.stringify({ csv, fileName: 'stock.csv' }),
  });
  expect(response.status, await response.text()).toBe(200);
  return made.length;
}

test('an import is one row of the audit log, which opens its entries; the choice of single entries is in the address', async ({
  page,
}) => {
  const count = await importStock();
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/audit-log');
  const batch = page.getByRole('row', { name: new RegExp(`Product updated by import: ${count} products`) });
  await expect(batch).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Grouped' })).toHaveAttribute('aria-pressed', 'true');
  await expectUsable(page, 'the audit log with batches', { within: 'main' });

  await tabTo(page, batch.getByRole('link', { name: `${count} entries` }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/batchId/);
  await expect(page.getByRole('row', { name: /Product updated by import/ })).toHaveCount(count);
  await expect(page.getByText(`${count} changed together`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Grouped' })).toHaveCount(0);
  await page.goBack();
  await batch.getByText('Product updated by import').click();
  await expect(page).toHaveURL(/batchId/);
  await page.goBack();

  await page.getByRole('button', { name: 'Single entries' }).click();
  await expect(page).toHaveURL(/rows.*single/);
  await expect(page.getByRole('row', { name: new RegExp(`${count} changed together`) })).toHaveCount(count);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Single entries' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('row', { name: new RegExp(`${count} changed together`) })).toHaveCount(count);
  await page.getByRole('button', { name: 'Grouped' }).click();
  await expect(batch).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByText(`Product updated by import: ${count} products`)).toBeVisible();
  await expectNoHorizontalScroll(page, 'the audit log with batches');
});
