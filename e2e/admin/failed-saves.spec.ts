import { randomBytes } from 'node:crypto';
import { enterBackOffice, staff, staffToken } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

/* A call is refused on purpose; the page logs that. */
test.use({ baseURL: urls.admin, alsoExpected: /HttpError/ });

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
