import type { Page } from '@playwright/test';
import { expectNoHorizontalScroll, expectUsable } from '../fixtures/accessibility';
import { addSubAdmin } from '../fixtures/add-sub-admin';
import { giveAuthenticator } from '../fixtures/give-authenticator';
import { urls } from '../fixtures/shop';
import { signInStaff } from '../fixtures/sign-in-staff';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

const signOut = (page: Page) => page.evaluate(() => localStorage.removeItem('token'));

test('a passkey is added, signs in alone and as the second step, and is removed', async ({
  page,
  browser,
}) => {
  const person = await addSubAdmin(page);
  const theirs = await browser.newPage({ baseURL: urls.admin });
  await giveAuthenticator(theirs);
  await signInStaff(theirs, person);
  await theirs.getByRole('link', { name: 'Sign-in Security' }).click();
  await theirs.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = theirs.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name').fill('Work phone');
  await adding.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await expectUsable(theirs, 'adding a passkey', { within: '[role=dialog]' });
  await adding.getByRole('button', { name: 'Continue' }).click();
  await expect(theirs.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await theirs.getByRole('button', { name: 'I have stored them' }).click();
  await expect(theirs.getByText('Work phone')).toBeVisible();
  await expect(theirs.getByText(/^Added .* Never used\.$/)).toBeVisible();
  await expectUsable(theirs, 'the list of passkeys', { within: 'main' });

  await signOut(theirs);
  await theirs.goto('/admin-login');
  await expect(theirs.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await expectUsable(theirs, 'the sign-in with a passkey');
  await theirs.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(theirs).toHaveURL(/\/admin-dashboard/);

  await signOut(theirs);
  await signInStaff(theirs, person);
  await expect(theirs.getByText('Of your authenticator app, or a recovery code.')).toBeVisible();
  await expectUsable(theirs, 'the second step with a passkey');
  await theirs.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(theirs).toHaveURL(/\/admin-dashboard/);

  await theirs.getByRole('link', { name: 'Sign-in Security' }).click();
  await expect(theirs.getByText(/^Added .* Last used .*\.$/)).toBeVisible();
  await theirs.setViewportSize({ width: 360, height: 800 });
  await expectNoHorizontalScroll(theirs, 'Sign-in Security with a passkey');
  await theirs.getByRole('button', { name: 'Remove Work phone' }).click();
  const removing = theirs.getByRole('dialog', { name: 'Remove “Work phone”?' });
  await expectUsable(theirs, 'the question before a passkey is removed', { within: '[role=dialog]' });
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(theirs.getByText('“Work phone” is removed.')).toBeVisible();
  await expect(theirs.getByText(/^None yet\./)).toBeVisible();

  await signOut(theirs);
  await theirs.goto('/admin-login');
  await theirs.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(theirs.getByText('This passkey was not accepted. Please try again.')).toBeVisible();
  await theirs.close();
});
