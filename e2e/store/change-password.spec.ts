import type { Page } from '@playwright/test';
import { expectUsable } from '../fixtures/accessibility';
import { newShopper, type Shopper } from '../fixtures/people';
import { pressUntil } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

const NEW_PASSWORD = 'nine lemons on a bicycle';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function logIn(page: Page, { email, password }: Shopper): Promise<void> {
  await page.goto('/signin?redirect=%2Fuser-profile');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await pressUntil(
    page.getByRole('button', { name: 'Log in', exact: true }),
    page.getByRole('button', { name: 'Change password' }),
  );
}

test('a shopper changes the password with the present one, stays logged in, and logs in with the new one', async ({
  page,
}) => {
  const shopper = await newShopper();
  await logIn(page, shopper);
  await page.getByRole('button', { name: 'Change password' }).click();
  const form = page.getByRole('region', { name: 'Password' });
  await field(page, 'Current password').fill('not my password');
  await field(page, 'New password').fill(NEW_PASSWORD);
  await field(page, 'Confirm new password').fill(NEW_PASSWORD);
  await form.getByRole('button', { name: 'Save password' }).click();
  await expect(form.getByText('This password is not correct.')).toBeVisible();
  await expectUsable(page, 'change of password', { within: 'main' });

  await field(page, 'Current password').fill(shopper.password);
  await form.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password changed. Your other devices are logged out.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('token'));
  await logIn(page, { ...shopper, password: NEW_PASSWORD });
});
