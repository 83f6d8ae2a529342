import { enterBackOffice, newShopper, staff } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { buy, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

test('what needs someone today leads to its rows, and a narrowed list can be widened again', async ({
  page,
}) => {
  await buy(await newShopper(), await television(21));
  await enterBackOffice(page, staff.superAdmin);
  const today = page.getByRole('region', { name: 'Needs attention today' });
  await expect(today.getByRole('link')).toHaveCount(16);
  await today.getByRole('link', { name: /To ship: under 1 day old/ }).click();
  await expect(page).toHaveURL(/orders\?filter=.*Pending/);
  await expect(page.getByRole('cell', { name: 'Pending', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Delivered', exact: true })).toHaveCount(0);
  const chip = page.getByRole('button', { name: /Placed from/ });
  await chip.press('Delete');
  await expect(chip).toHaveCount(0);
  await expect(page).not.toHaveURL(/placedFrom/);
});

test('the charts follow the period in the address and have text descriptions', async ({ page }) => {
  await enterBackOffice(page, staff.superAdmin);
  await page.getByRole('button', { name: '7 days', exact: true }).click();
  await expect(page).toHaveURL(/days=7/);
  const sales = page.getByRole('region', { name: 'Sales by day' });
  await expect(sales).toContainText('in the 7 days before');
  await expect(sales).toContainText('excluding cancelled and returned');
  await sales.getByText('Daily figures').click();
  await expect(sales.getByRole('row')).toHaveCount(8);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Last 7 days' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Orders by status' })
    .getByRole('link', { name: 'Delivered' })
    .click();
  await expect(page).toHaveURL(/orders\?filter=.*Delivered/);
});

test('a SubAdmin sees what is theirs on the dashboard', async ({ page }) => {
  await enterBackOffice(page, staff.subAdmin);
  const today = page.getByRole('region', { name: 'Needs attention today' });
  await expect(today.getByRole('link')).toHaveCount(4);
  await expect(today).toContainText('Stock at 10 or below (a SuperAdmin can restock)');
  await expect(today).not.toContainText('Failed refunds');
  await expect(page.getByText('Total Users')).toBeVisible();
});
