import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { enterBackOffice, staff } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

/* No real PIN code begins with 99, so these rows belong to this test. */
const newZip = () => `99${String(randomInt(10_000)).padStart(4, '0')}`;

async function openFor(page: Page, search: string) {
  await enterBackOffice(
    page,
    staff.superAdmin,
    `/admin-dashboard/area-of-services?filter=${JSON.stringify({ search })}`,
  );
}

test('the list shows twenty a page and their range', async ({ page }) => {
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/area-of-services');
  await expect(page.getByText(/^Showing 1 to 20 of [\d,]+ entries$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Showing 21 to 40 of [\d,]+ entries$/)).toBeVisible();
});

test('a place is created, edited and removed', async ({ page }) => {
  const zip = newZip();
  await openFor(page, zip);
  await page.getByRole('button', { name: 'Create New' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New' });
  await dialog.getByLabel('PIN code').fill(zip);
  for (const label of ['Dispatch Center', 'Origin Center', 'Return Center', 'City', 'State'])
    await dialog.getByLabel(label).fill(`Test ${label}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Zipcode saved successfully!')).toBeVisible();

  await page.getByRole('button', { name: `Edit ${zip}` }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${zip}` });
  await edit.getByLabel('Out of delivery area (ODA)').check();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Zipcode updated successfully!')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(zip) })).toContainText('Yes');

  await page.getByRole('button', { name: `Remove ${zip}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Zipcode deleted successfully!')).toBeVisible();
  await expect(page.getByText('No service areas found')).toBeVisible();
});

test('a CSV file is previewed, refused by line, and imported whole', async ({ page }) => {
  const [first, second] = [newZip(), newZip()];
  const header =
    'zipcode,dispatchCenter,originCenter,returnCenter,facilityCity,facilityState,outOfDeliveryArea';
  const line = (zip: string) => `${zip},Test Dispatch,Test Origin,Test Returns,Importpur,Goa,no`;
  const file = (text: string) => ({ name: 'areas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await openFor(page, first);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import service areas' });
  const input = dialog.getByLabel('CSV file');
  await input.setInputFiles(file([header, line(first), line('12')].join('\n')));
  const wrong = dialog.getByRole('listitem').filter({ hasText: 'Invalid ZIP code (must be 6 digits)' });
  await expect(wrong).toContainText('Line 3');
  await expect(dialog.getByRole('button', { name: 'Import', exact: false }).last()).toBeDisabled();
  await input.setInputFiles(file([header, line(first), line(second)].join('\n')));
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('Imported: 2 added, 0 changed, 0 unchanged.')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(first) })).toContainText('Importpur');
});

test('the whole list is exported as CSV', async ({ page }) => {
  await openFor(page, '110001');
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await arrives;
  expect(download.suggestedFilename()).toMatch(/^service-areas-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toContain('\n110001,');
});
