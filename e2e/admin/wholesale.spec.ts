import { enterBackOffice, staff, staffToken } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { newTelevision } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';
import { listInQuantity, unlist } from '../fixtures/wholesale';

test.use({ baseURL: urls.admin });

test('a product is picked, a discount above its price is refused, and it is sold in quantity', async ({
  page,
}) => {
  const product = await newTelevision();
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/wholesale');
  await page.getByRole('button', { name: 'Add wholesale product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add wholesale product' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel('Product').fill(product.name);
  await page.getByRole('option', { name: product.name, exact: true }).click();
  await dialog.getByLabel('Min Quantity').fill('5');
  await dialog.getByLabel('Discount (₹)').fill('9999999');
  await save.click();
  await expect(dialog.getByText(/^The discount must be less than the price of ₹/)).toBeVisible();
  await expect(page.getByText('Failed to save wholesale product. Please try again.')).toBeVisible();
  await dialog.getByLabel('Discount (₹)').fill('150');
  await dialog.getByRole('button', { name: 'Add price break' }).click();
  await dialog.getByLabel('Min Quantity').nth(1).fill('20');
  await dialog.getByLabel('Discount (₹)').nth(1).fill('250');
  await save.click();
  await expect(page.getByText('Wholesale product added successfully.')).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(product.name) });
  await expect(row).toContainText('20 units or more: ₹250 off');

  await page.getByRole('button', { name: `Delete ${product.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Wholesale product deleted successfully.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a listed product is edited among all products; a conflicting save shows the difference', async ({
  page,
}) => {
  const product = await newTelevision();
  const listed = await listInQuantity(product);
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/wholesale');
  await page.getByRole('button', { name: 'All products' }).click();
  // The previous list has a search and actions with the same names, and stays until the next is loaded.
  await expect(page.getByRole('button', { name: 'All products', pressed: true })).toBeVisible();
  await page.getByPlaceholder('Name or brand').fill(product.name);
  await page.getByRole('button', { name: `Edit ${product.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit price breaks' });
  await dialog.getByLabel('Discount (₹)').fill('120');
  await rest(
    `/wholesale/${listed._id}/update`,
    { priceBreaks: [{ minQuantity: 5, discount: 110 }] },
    await staffToken(),
  );
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByText('5 units or more: ₹110 off each')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Wholesale product updated successfully.')).toBeVisible();
  await unlist(listed._id);
});
