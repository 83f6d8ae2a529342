import type { Page } from '@playwright/test';
import { enterBackOffice, staff } from '../fixtures/people';
import { pick } from '../fixtures/pick';
import { urls } from '../fixtures/shop';
import { newTelevision, newTelevisionName, type Television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

/** A small picture, drawn by the browser. */
async function aPicture(page: Page, colour: string) {
  const base64 = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 300;
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = fill;
      pen.fillRect(0, 0, 400, 300);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, colour);
  return { name: `${colour}.png`, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await pick(page, page.getByRole('combobox', { name: label }), option);
}

const filterTo = (product: Television) =>
  `/admin-dashboard/allproduct?filter=${encodeURIComponent(JSON.stringify({ search: product.name }))}`;

test('a television is put on sale with its pictures; what is refused leaves the form as it was', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/addproduct');
  const name = `${newTelevisionName()} 55 inch`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Brand').fill('Parikshan');
  await page.getByLabel('MRP (₹)').fill('60000');
  await page.getByLabel('Discount (%)').fill('25');
  await expect(page.getByText('Selling price ₹45,000')).toBeVisible();
  await page.getByLabel('Stock on hand').fill('7');

  const files = page.locator('input[type=file]');
  const pictures = [await aPicture(page, 'red'), await aPicture(page, 'green')];
  await files.setInputFiles(pictures);
  await files.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a text') });
  await expect(page.getByText('photo.jpg is not a PNG or JPEG picture.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.getByRole('button', { name: 'Move picture 2 earlier' }).click();
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('alt', 'green.png');

  for (const month of ['12', '12']) {
    await page.getByRole('button', { name: 'Add warranty price' }).click();
    await page.getByLabel('Months', { exact: true }).last().fill(month);
    await page.getByLabel('Price (₹)').last().fill('1999');
  }
  await page.getByLabel('Screen (inches)').fill('55');
  await choose(page, 'Resolution', '4K Ultra HD');
  await choose(page, 'Technology', 'QLED');
  await page.getByLabel('BEE stars').fill('4');
  await page.getByLabel('Energy (kWh a year)').fill('140');
  await page.getByLabel('HSN').fill('85287217');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('This month already exists!')).toBeVisible();
  await page.getByLabel('Months', { exact: true }).last().fill('24');
  await page.getByRole('button', { name: 'Add group' }).click();
  await page.getByLabel('Group').fill('Picture');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Product added successfully!')).toBeVisible();
  await expect(page.getByRole('article', { name: new RegExp(name) })).toBeVisible();
});

test('a television is edited in the popup, seen in its details, and deleted after asking', async ({
  page,
}) => {
  const product = await newTelevision();
  await enterBackOffice(page, staff.superAdmin, filterTo(product));
  await page.getByRole('button', { name: `Edit ${product.name}`, exact: true }).click();
  const popup = page.getByRole('dialog', { name: `Edit ${product.name}` });
  await popup.getByLabel('MRP (₹)').fill('');
  await popup.getByRole('button', { name: 'Save' }).click();
  await expect(popup.getByText('Enter an amount in rupees.')).toBeVisible();
  await popup.getByLabel('MRP (₹)').fill('50000');
  await popup.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Product updated successfully!')).toBeVisible();
  await expect(popup).toHaveCount(0);

  await page.getByRole('button', { name: `Details of ${product.name}` }).click();
  const details = page.getByRole('dialog', { name: product.name });
  await expect(details.getByText('₹45,000', { exact: true })).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: `Delete ${product.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Product deleted successfully.')).toBeVisible();
  await expect(page.getByText('No Products Found')).toBeVisible();
});

test('prices and stock of many change as the preview showed, or not at all', async ({ page }) => {
  const product = await newTelevision();
  await enterBackOffice(page, staff.superAdmin, filterTo(product));
  await page.getByRole('checkbox', { name: `Select ${product.name}` }).check();
  await page.getByRole('button', { name: 'Change price or stock' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 1 product' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Please choose what to change.')).toBeVisible();
  await pick(page, dialog.getByRole('combobox', { name: 'Stock' }), 'Add units (or take, with −)');
  await dialog.getByLabel('Units').fill('-26');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('There are not enough units in stock.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Update' })).toBeDisabled();
  await dialog.getByLabel('Units').fill('-2');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByRole('cell', { name: '25 → 23' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('1 product updated.')).toBeVisible();
  await expect(page.getByText('23 on hand, 0 reserved')).toBeVisible();

  await page.getByRole('checkbox', { name: `Select ${product.name}` }).check();
  await page.getByRole('button', { name: 'Delete Selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Product deleted successfully.')).toBeVisible();
});

test('an import lists errors by line, imports the corrected file, and is undone', async ({ page }) => {
  const product = await newTelevision();
  await enterBackOffice(page, staff.superAdmin, filterTo(product));
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  const file = (csv: string) => ({ name: 'sets.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles(file(`_id,stock\n${product._id},8\n${product._id},9\n`));
  await expect(dialog.getByText('This repeats line 2.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import', exact: false })).toBeDisabled();
  await input.setInputFiles(file(`_id,stock\n${product._id},8\n`));
  await expect(dialog.getByText('stock: 25 → 8')).toBeVisible();
  await dialog.getByRole('button', { name: /^Import/ }).click();
  await expect(page.getByText('0 products added, 1 updated.')).toBeVisible();
  await expect(page.getByText('8 on hand, 0 reserved')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^televisions-.*\.csv$/);

  await page.goto('/admin-dashboard/imports');
  await page.getByRole('button', { name: 'Undo sets.csv' }).first().click();
  const undo = page.getByRole('dialog', { name: 'Undo sets.csv?' });
  await expect(undo.getByText('stock: 8 → 25')).toBeVisible();
  await undo.getByRole('button', { name: 'Undo 1 row' }).click();
  await expect(page.getByText('Import undone: 1 put back.')).toBeVisible();
  await expect(page.getByText(/^Undone by/).first()).toBeVisible();
});

test('the list is searched, sorted and shown as rows, all of it in the address', async ({ page }) => {
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/allproduct');
  await expect(page.getByRole('article')).toHaveCount(6);
  await pick(page, page.getByRole('combobox', { name: 'Sort by' }), 'Price');
  await expect(page).toHaveURL(/sort=price&order=ASC|order=ASC.*sort=price/);
  await page.getByRole('button', { name: 'Ascending, reverse the order' }).click();
  await expect(page).toHaveURL(/order=DESC/);
  await expect(page.getByLabel('Show Out of Stock')).toHaveAccessibleDescription(
    'Shows only televisions with no unit on hand.',
  );
  await page.getByLabel('Show Out of Stock').check();
  await expect(page).toHaveURL(/outOfStock/);
  await expect(page.getByText('In Stock', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page.getByText('Low Stock', { exact: true })).toHaveCount(0);
});

test('the sample inventory is labelled, and a SubAdmin may see it', async ({ page }) => {
  await enterBackOffice(page, staff.subAdmin, '/admin-dashboard/inventory');
  await expect(page.getByText('a demonstration with sample data')).toBeVisible();
});
