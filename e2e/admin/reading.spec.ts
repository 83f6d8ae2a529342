import { enterBackOffice, staff } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

test('messages: a visitor is redirected to sign-in and back', async ({ page }) => {
  await page.goto('/admin-dashboard/messages');
  await expect(page).toHaveURL(/\/admin-login/);
  await page.getByLabel('Email').fill(staff.subAdmin.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(staff.subAdmin.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Login Successfull')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
});

test('Profile leads staff to the home page of the shop', async ({ page }) => {
  await enterBackOffice(page, staff.subAdmin, '/admin-dashboard/messages');
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveURL(`${urls.store}/`);
});
