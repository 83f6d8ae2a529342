import { randomBytes } from 'node:crypto';
import { enterBackOffice, staff, staffToken } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { newTelevision } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';
import { listInQuantity, unlist } from '../fixtures/wholesale';

/* The network is cut on purpose; the browser and the page log that. */
test.use({ baseURL: urls.admin, alsoExpected: /ERR_FAILED|HttpError/ });

const OFFLINE = 'Could not reach the shop. Please check your connection and try again.';

test('a product edit shows a network error and is saved on retry', async ({ page }) => {
  const product = await newTelevision();
  await enterBackOffice(page, staff.superAdmin);
  await page.goto(`/admin-dashboard/edit-product/${product._id}`);
  const stock = page.getByRole('spinbutton', { name: 'Stock on hand' });
  await stock.fill('9');
  await page.route(/products\.update/, (route) => route.abort());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Error updating product', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: OFFLINE })).toBeVisible();
  await expect(stock).toHaveValue('9');
  await page.unroute(/products\.update/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Product updated successfully!')).toBeVisible();
});

test('an edit of a removed product shows the error of the server', async ({ page }) => {
  const product = await newTelevision();
  await enterBackOffice(page, staff.superAdmin);
  await page.goto(`/admin-dashboard/edit-product/${product._id}`);
  await page.getByRole('spinbutton', { name: 'Stock on hand' }).fill('9');
  await rest(`/product/${product._id}/remove`, {}, await staffToken());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Product not found.' }).first()).toBeVisible();
  await expect(page.getByText('Error updating product', { exact: true })).toHaveCount(0);
});

test('a coupon form shows a network error and preserves its input', async ({ page }) => {
  const code = `CUT${randomBytes(4).toString('hex').toUpperCase()}`;
  await enterBackOffice(page, staff.superAdmin);
  await page.goto('/admin-dashboard/coupon');
  await page.getByRole('button', { name: 'Create Coupon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Coupon' });
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByLabel('Discount (%)').fill('5');
  await dialog.getByLabel('Expiry Date').fill('2099-12-31');
  await page.route(/coupons\.create/, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Create Coupon' }).click();
  await expect(page.getByText('Failed to create coupon. Please try again.', { exact: true })).toBeVisible();
  await expect(dialog.getByText(OFFLINE)).toBeVisible();
  await page.unroute(/coupons\.create/);
  await dialog.getByRole('button', { name: 'Create Coupon' }).click();
  await expect(page.getByText('Coupon Created Successfully!')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('5%');
});

test('price breaks that the product cannot bear are refused, beside their field and in a notice', async ({
  page,
}) => {
  const product = await newTelevision();
  const listed = await listInQuantity(product);
  await enterBackOffice(page, staff.superAdmin);
  await page.goto('/admin-dashboard/wholesale');
  await page.getByPlaceholder('Name or brand').fill(product.name);
  await page.getByRole('button', { name: `Edit ${product.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit price breaks' });
  await dialog.getByLabel('Discount (₹)').fill(String(product.new_price));
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Failed to update wholesale product.', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/^The discount must be less than the price of ₹/)).toBeVisible();
  await dialog.getByLabel('Discount (₹)').fill('200');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Wholesale product updated successfully.')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(product.name) })).toContainText('₹200 off');
  await unlist(listed._id);
});

test('a form shows that the session expired, and is saved after signing in in another tab', async ({
  page,
}) => {
  const code = `END${randomBytes(4).toString('hex').toUpperCase()}`;
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/coupon');
  await page.getByRole('button', { name: 'Create Coupon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Coupon' });
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByLabel('Discount (%)').fill('5');
  await dialog.getByLabel('Expiry Date').fill('2099-12-31');
  await page.evaluate(() => localStorage.setItem('token', 'ended'));
  await dialog.getByRole('button', { name: 'Create Coupon' }).click();
  await expect(dialog.getByText(/Your session has ended\. Please log in again\./)).toBeVisible();
  await expect(page.getByText('Coupon Created Successfully!')).toHaveCount(0);
  await expect(dialog.getByLabel('Code')).toHaveValue(code);
  /* Tabs of the same browser share the stored token. */
  await page.evaluate((token) => localStorage.setItem('token', token), await staffToken());
  await dialog.getByRole('button', { name: 'Create Coupon' }).click();
  await expect(page.getByText('Coupon Created Successfully!')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('5%');
});
