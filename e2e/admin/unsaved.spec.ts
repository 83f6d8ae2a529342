import type { Page } from '@playwright/test';
import { enterBackOffice, staff } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { newTelevision } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

/* The network is cut on purpose; the browser and the page log that. */
test.use({ baseURL: urls.admin, alsoExpected: /ERR_FAILED|HttpError/ });

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard what you typed?' });

async function openNews(page: Page) {
  await enterBackOffice(page, staff.subAdmin, '/admin-dashboard/messages');
  await page.getByRole('link', { name: 'News & Updates' }).click();
  await page.getByRole('button', { name: 'Create News' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create News' });
  await expect(dialog.getByLabel('Title', { exact: true })).toBeFocused();
  return dialog;
}

test('Escape or a click outside closes an unchanged form, and asks for confirmation otherwise', async ({
  page,
}) => {
  const dialog = await openNews(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Create News' }).click();
  await dialog.getByLabel('Title', { exact: true }).fill('Half an article');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Half an article');

  await page.mouse.click(8, 400);
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Half an article')).toHaveCount(0);
});

test('the back button and a reload ask for confirmation before they discard input of a dialog', async ({
  page,
}) => {
  const dialog = await openNews(page);
  await dialog.getByLabel('Subtitle').fill('Written for an hour');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/news-updates/);
  await expect(dialog.getByLabel('Subtitle')).toHaveValue('Written for an hour');

  const dialogEvent = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const browserQuestion = await dialogEvent;
  expect(browserQuestion.type()).toBe('beforeunload');
  await browserQuestion.dismiss();
  await expect(dialog.getByLabel('Subtitle')).toHaveValue('Written for an hour');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/messages/);
});

test('the edit dialog of a television asks before it discards changes, and closes when they are saved', async ({
  page,
}) => {
  const product = await newTelevision();
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/allproduct');
  await page.getByPlaceholder('Name, brand, size, anything').fill(product.name);
  await page.getByRole('button', { name: `Edit ${product.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${product.name}` });
  await dialog.getByLabel('Stock on hand').fill('17');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Stock on hand')).toHaveValue('17');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Product updated successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
});

test('a television whose saving failed is not left unasked', async ({ page }) => {
  const product = await newTelevision();
  await enterBackOffice(page, staff.superAdmin, `/admin-dashboard/edit-product/${product._id}`);
  await page.getByLabel('Stock on hand').fill('18');
  await page.route(/products\.update/, (route) => route.abort());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Error updating product', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Stock on hand')).toHaveValue('18');
  await page.unroute(/products\.update/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Product updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(/allproduct/);
});
