import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectUsable } from '../fixtures/accessibility';
import { addSubAdmin } from '../fixtures/add-sub-admin';
import { urls } from '../fixtures/shop';
import { signInStaff } from '../fixtures/sign-in-staff';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

const screens = (page: Page) => page.getByRole('navigation', { name: 'Back office' }).getByRole('link');
const saved = (page: Page) => page.getByText(/^Permissions saved\./);

test('a SuperAdmin makes a role, gives it to somebody, and takes a permission back that ends at once', async ({
  page,
  browser,
}) => {
  const role = `Packer ${randomBytes(3).toString('hex')}`;
  const person = await addSubAdmin(page);
  await page.goto('/admin-dashboard/staff-roles');
  await page.getByRole('button', { name: 'Add a role' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(role);
  await page.getByRole('button', { name: 'Add role' }).click();
  await expect(page.getByText(`The role ${role} is added.`, { exact: false })).toBeVisible();
  for (const permission of ['Orders', 'Packing and dispatch'])
    await page.getByRole('checkbox', { name: `${permission} for ${role}`, exact: true }).check();
  await expect(page.getByText(`${role} gets Orders, Packing and dispatch`)).toBeVisible();
  await expectUsable(page, 'permissions with changes', { within: 'main' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saved(page)).toBeVisible();

  await page.goto('/admin-dashboard/staff');
  await page.getByRole('button', { name: `Edit the role of ${person.name}` }).click();
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: role }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${person.name} has the role ${role}.`)).toBeVisible();

  const theirs = await browser.newPage({ baseURL: urls.admin });
  await signInStaff(theirs, person);
  await expect(screens(theirs).filter({ hasText: 'To Pack Today' })).toBeVisible();
  await expect(screens(theirs).filter({ hasText: 'Messages' })).toHaveCount(0);
  await theirs.goto('/admin-dashboard/messages');
  await expect(theirs.getByText('Unauthorized Access')).toBeVisible();
  await theirs.goto('/admin-dashboard/orders');
  await theirs.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(theirs.getByRole('heading', { name: /^Order / })).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^Refund/ })).toHaveCount(0);

  await page.goto('/admin-dashboard/staff-roles');
  await page.getByRole('checkbox', { name: `Orders for ${role}`, exact: true }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saved(page)).toBeVisible();
  /* Without a reload. */
  await expect(theirs.getByText('Unauthorized Access')).toBeVisible();
  await theirs.getByRole('button', { name: 'OK' }).click();
  await expect(theirs.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Orders', exact: true })).toHaveCount(0);
  await expect(screens(theirs).filter({ hasText: 'To Pack Today' })).toBeVisible();

  await page.getByRole('button', { name: `More about ${role}` }).click();
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  await expect(page.getByText(/^1 person with this role will have the role SubAdmin/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`The role ${role} is removed.`)).toBeVisible();
  await expect(screens(theirs).filter({ hasText: 'Messages' })).toBeVisible();
  await theirs.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(theirs.getByRole('row').nth(1)).toBeVisible();
  await theirs.close();
});
