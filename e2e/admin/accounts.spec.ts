import { randomBytes } from 'node:crypto';
import { acceptInvitation, enterBackOffice, newEmail, newShopper, staff } from '../fixtures/people';
import { pick } from '../fixtures/pick';
import { urls } from '../fixtures/shop';
import { buy, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

const letters = () => [...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');

test('a SubAdmin is added, disabled and refused at sign-in, and every step is in the audit log', async ({
  page,
  browser,
}) => {
  const person = { name: `Sunil ${letters()}`, email: newEmail(), password: 'Monsoon over Mysuru' };
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/staff');
  await page.getByRole('button', { name: 'Add a SubAdmin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a SubAdmin' });
  await dialog.getByLabel('Name').fill(person.name);
  await dialog.getByLabel('Email').fill(staff.subAdmin.email);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByText('An account with this email already exists.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue(person.name);
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(`${person.name} gets an invitation by email.`)).toBeVisible();
  await acceptInvitation(person);

  /* The list follows without a reload: what was read before is outdated. */
  await expect(page.getByRole('row', { name: new RegExp(person.name) })).toContainText('Active');

  const theirs = await browser.newPage({ baseURL: urls.admin });
  await enterBackOffice(theirs, person);
  await page.getByRole('button', { name: `Disable ${person.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText(`${person.name} is now disabled.`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(person.name) })).toContainText('Disabled');
  await theirs.goto('/admin-dashboard/orders');
  await expect(theirs).toHaveURL(/\/admin-login/);
  await theirs.close();

  await page.goto('/admin-dashboard/audit-log');
  await pick(page, page.getByRole('combobox', { name: 'Action' }), 'Staff account disabled');
  await expect(page).toHaveURL(/staff\.disable/);
  const entry = page.getByRole('row', { name: /Staff account disabled/ }).filter({ hasText: person.name });
  await entry.getByRole('cell', { name: 'Staff account disabled' }).click();
  const change = page.getByRole('table', { name: 'What changed' }).first();
  await expect(change.getByRole('row', { name: 'Disabled No Yes' })).toBeVisible();
  await entry.getByRole('link', { name: `SubAdmin ${person.name}` }).click();
  await expect(page.locator('#react-admin-title')).toHaveText('Staff Accounts');
  await expect(page.getByRole('row', { name: new RegExp(person.name) })).toContainText('Disabled');
});

test('a customer is found by e-mail, shown with their orders, closed and reopened', async ({ page }) => {
  const shopper = await newShopper();
  const orderId = await buy(shopper, await television(22));
  const short = orderId.slice(-8).toUpperCase();
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/customers');
  await page.getByPlaceholder('Name, email, phone').fill(shopper.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('cell', { name: new RegExp(shopper.email) }).click();
  await expect(page.getByRole('heading', { name: shopper.name })).toBeVisible();

  await page.getByRole('button', { name: 'Close account' }).click();
  const dialog = page.getByRole('dialog', { name: `Close the account of ${shopper.name}?` });
  await dialog.getByRole('button', { name: 'Close account' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Asked for it on the telephone.');
  await dialog.getByRole('button', { name: 'Close account' }).click();
  await expect(page.getByText(`The account of ${shopper.name} is now closed.`)).toBeVisible();
  await page.goto(
    `/admin-dashboard/customers?filter=${encodeURIComponent(JSON.stringify({ search: shopper.email, closed: true }))}`,
  );
  const row = page.getByRole('row', { name: new RegExp(shopper.email) });
  await expect(row.getByText('Closed')).toBeVisible();
  await row.getByRole('link', { name: shopper.name }).click();
  await page.getByRole('button', { name: 'Reopen account' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Asked for it again.');
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen account' }).click();
  await expect(page.getByText(`${shopper.name} can log in again.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close account' })).toBeVisible();

  const orders = page.getByRole('region', { name: 'Orders' });
  await orders.getByRole('cell', { name: short }).click();
  await expect(page.getByRole('heading', { name: `Order ${short}` })).toBeVisible();
});
