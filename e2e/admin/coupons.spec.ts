import { randomBytes } from 'node:crypto';
import { enterBackOffice, staff } from '../fixtures/people';
import { pick } from '../fixtures/pick';
import { urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

const newCode = () => `E2E${randomBytes(4).toString('hex').toUpperCase()}`;
/** `YYYY-MM-DD`, so many days from now, in India. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);

test('a coupon is created, edited and ended', async ({ page }) => {
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/coupon');
  await page.getByRole('button', { name: 'Create Coupon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Coupon' });
  const create = dialog.getByRole('button', { name: 'Create Coupon' });
  const code = newCode();
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByLabel('Discount (%)').fill('12.5');
  await dialog.getByLabel('Expiry Date').fill(dayFromNow(0));
  await dialog.getByText('Limits, if any').click();
  await dialog.getByLabel('Uses in all').fill('5');
  await dialog.getByLabel('First order only').click();
  await create.click();
  await expect(page.getByText('Coupon Created Successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('row', { name: new RegExp(code) });
  await expect(row).toContainText('12.5%');
  await expect(row).toContainText('Active');
  await expect(row).toContainText('0 of 5 used, 5 left');
  await expect(row).toContainText('First order');

  await row.getByRole('button', { name: `Edit ${code}` }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${code}` });
  await edit.getByLabel('Discount (%)').fill('15');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('15%');

  await row.getByRole('button', { name: `End ${code}` }).click();
  const question = page.getByRole('dialog', { name: `End ${code} now?` });
  await question.getByRole('button', { name: 'End coupon' }).click();
  await expect(page.getByText(`${code} has ended.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await pick(page, page.getByRole('combobox', { name: 'Status', exact: true }), 'All');
  await expect(row).toContainText('Expired');
});

test('staff read why a coupon does not work for a customer', async ({ page }) => {
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/coupon');
  await page.getByRole('button', { name: 'Why not?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why does a coupon not work?' });
  await dialog.getByLabel('Code').fill('OLDGLOW');
  await dialog.getByLabel(/^Customer’s email/).fill('shopper@aabha.example');
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByText(/It expired or was ended on/)).toBeVisible();
});

test('expired coupons are hidden until the filter shows them', async ({ page }) => {
  await enterBackOffice(
    page,
    staff.superAdmin,
    '/admin-dashboard/coupon?filter=%7B%22code%22%3A%22OLDGLOW%22%2C%22state%22%3A%22active%22%7D',
  );
  await expect(page.getByText('No coupons found')).toBeVisible();
  /* One option is always selected, so no field is required. */
  await expect(page.getByText('Status *')).toHaveCount(0);
  await pick(page, page.getByRole('combobox', { name: 'Status', exact: true }), 'Expired');
  await expect(page.getByRole('row', { name: /OLDGLOW/ })).toContainText('Expired');
});
