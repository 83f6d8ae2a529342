import type { Page } from '@playwright/test';
import { expectNoHorizontalScroll, expectUsable } from '../fixtures/accessibility';
import { acceptInvitation, enterBackOffice, newEmail, staff } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

/** Adds a SubAdmin through the screen of the staff accounts. */
async function addSubAdmin(page: Page) {
  const person = { name: 'Sunil Passkey', email: newEmail(), password: 'Monsoon over Mysuru' };
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/staff');
  await page.getByRole('button', { name: 'Add a SubAdmin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a SubAdmin' });
  await dialog.getByLabel('Name').fill(person.name);
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(`${person.name} gets an invitation by email.`)).toBeVisible();
  await acceptInvitation(person);
  return person;
}

/** Gives the browser of a page an authenticator with a finger that is always right. */
async function giveAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

async function fillPassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/admin-login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
const signOut = (page: Page) => page.evaluate(() => localStorage.removeItem('token'));

test('a passkey is added, signs in alone and as the second step, and is removed', async ({
  page,
  browser,
}) => {
  const person = await addSubAdmin(page);
  const theirs = await browser.newPage({ baseURL: urls.admin });
  await giveAuthenticator(theirs);
  await fillPassword(theirs, person);
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
  await fillPassword(theirs, person);
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
