import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoHorizontalScroll, expectUsable } from '../fixtures/accessibility';
import { addSubAdmin } from '../fixtures/add-sub-admin';
import { authenticatorCode } from '../fixtures/authenticator';
import { expireConfirmation } from '../fixtures/expire-confirmation';
import { giveAuthenticator } from '../fixtures/give-authenticator';
import { mailWith, newShopper, staff, type Shopper } from '../fixtures/people';
import { pick } from '../fixtures/pick';
import { mailsTo, rest, urls } from '../fixtures/shop';
import { address, buy, newTelevision, setStatus } from '../fixtures/shopping';
import { setUpAuthenticator } from '../fixtures/set-up-authenticator';
import { signInStaff } from '../fixtures/sign-in-staff';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

const REFUSAL = 'Please confirm that it is you, then try again.';
const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });
const newName = () => `Warehouse program ${randomInt(1e9)}`;

/** Signs in to a session of this test's own, which was confirmed an hour ago. */
async function enterUnconfirmed(page: Page, path: string): Promise<string> {
  const { admin } = await rest<{ admin: { token: string } }>('/admin/login', staff.superAdmin);
  await expireConfirmation(admin.token);
  await page.addInitScript((token) => localStorage.setItem('token', token), admin.token);
  await page.goto(path);
  return admin.token;
}

/** Makes the session of a page one that was confirmed an hour ago. */
const expireSessionOf = async (page: Page) =>
  expireConfirmation(await page.evaluate(() => localStorage.getItem('token') ?? ''));

async function keysNamed(name: string): Promise<number> {
  const { admin } = await rest<{ admin: { token: string } }>('/admin/login', staff.superAdmin);
  const { apiKeyCount } = await rest<{ apiKeyCount: number }>(
    '/apiKey/list',
    { filters: { search: name } },
    admin.token,
  );
  return apiKeyCount;
}

test('a wrong password is refused in the dialog, and the right one makes the API key once', async ({
  page,
}) => {
  const name = newName();
  await enterUnconfirmed(page, '/admin-dashboard/api-keys');
  await page.getByRole('button', { name: 'Create API key' }).click();
  const form = page.getByRole('dialog', { name: 'Create an API key' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('checkbox').first().check();
  await form.getByRole('button', { name: 'Create key' }).click();
  await expect(question(page)).toBeVisible();
  await expect(question(page).getByLabel('Password')).toBeFocused();
  await expectUsable(page, 'the confirmation with a password', { within: '[role=dialog]' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoHorizontalScroll(page, 'the confirmation with a password');
  await page.setViewportSize({ width: 1280, height: 800 });

  await question(page).getByLabel('Password').fill('Not my password');
  await question(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(question(page).getByRole('alert')).toHaveText('This password is not correct.');
  await expect(question(page).getByLabel('Password')).toBeFocused();
  await expectUsable(page, 'a refused confirmation', { within: '[role=dialog]' });
  expect(await keysNamed(name)).toBe(0);

  await question(page).getByLabel('Password').fill(staff.superAdmin.password);
  await question(page).getByRole('button', { name: 'Confirm' }).click();
  const made = page.getByRole('dialog', { name: `The key of ${name}` });
  await made.getByRole('button', { name: 'I have stored it' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(1);
  expect(await keysNamed(name)).toBe(1);
});

test('a cancelled confirmation leaves the form as it was and says why, all with the keyboard', async ({
  page,
}) => {
  const name = newName();
  await enterUnconfirmed(page, '/admin-dashboard/api-keys');
  await page.getByRole('button', { name: 'Create API key' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Create an API key' });
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await form.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.type(name);
  await form.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  for (const [key, cancel] of [
    ['Enter', () => page.keyboard.press('Escape')],
    ['Space', () => question(page).getByRole('button', { name: 'Cancel' }).press('Enter')],
  ] as const) {
    await form.getByRole('button', { name: 'Create key' }).focus();
    await page.keyboard.press(key);
    await expect(question(page).getByLabel('Password')).toBeFocused();
    /* The focus stays in the dialog. */
    for (const stop of ['Cancel', 'Confirm']) {
      await page.keyboard.press('Tab');
      await expect(question(page).getByRole('button', { name: stop })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(question(page).getByLabel('Password')).toBeFocused();
    await cancel();
    await expect(question(page)).toHaveCount(0);
    await expect(form.getByText(REFUSAL)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    await expect(form.getByRole('checkbox').first()).toBeChecked();
    await expect(form.getByRole('button', { name: 'Create key' })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(question(page).getByLabel('Password')).toBeFocused();
  await page.keyboard.type(staff.superAdmin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `The key of ${name}` })).toBeVisible();
});

/** Two televisions of one order: above the sum that needs a confirmation, below the limit of a SubAdmin. */
const SUM = '₹72,000';

/** Fills the form of a refund of two televisions in a session that was confirmed an hour ago, and sends it. */
async function sendRefund(page: Page): Promise<Shopper> {
  const product = await newTelevision();
  const shopper = await newShopper();
  const orderId = await buy(shopper, product, address, 2);
  await setStatus(orderId, 'Delivered');
  await page.goto(`/admin-dashboard/orders/${orderId}/show`);
  await page.getByRole('button', { name: /^Refund a part of order/ }).click();
  const form = page.getByRole('dialog', { name: /^Refund order/ });
  const oneMore = form.getByRole('button', { name: `One more of ${product.name}` });
  await oneMore.click();
  await oneMore.click();
  await pick(page, form.getByRole('combobox', { name: 'Where are the goods?' }), 'Back, can be sold again');
  await form.getByLabel(/Reason for the refund/).fill('The glass is broken.');
  await expireSessionOf(page);
  await form.getByRole('button', { name: `Refund ${SUM}` }).click();
  await expect(question(page)).toBeVisible();
  return shopper;
}

/** Expects that the refund was made, and once. */
async function expectRefunded(page: Page, { email }: Shopper): Promise<void> {
  await expect(page.getByText(`Refund of ${SUM} started. The customer will get an email.`)).toBeVisible();
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await mailWith(email, /Your refund of/);
  expect((await mailsTo(email)).filter(({ subject }) => subject.includes('Your refund of'))).toHaveLength(1);
}

test('a refund is confirmed with a code of the second factor, and made once', async ({ page, browser }) => {
  const person = await addSubAdmin(page);
  const theirs = await browser.newPage({ baseURL: urls.admin });
  const secret = await setUpAuthenticator(person);
  await signInStaff(theirs, person);
  await theirs.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret));
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(theirs).toHaveURL(/\/admin-dashboard/);

  const shopper = await sendRefund(theirs);
  await question(theirs).getByLabel('Code').fill('000000');
  await question(theirs).getByRole('button', { name: 'Confirm' }).click();
  await expect(question(theirs).getByRole('alert')).toHaveText(
    'This code is not correct, or it was used already.',
  );
  await expectUsable(theirs, 'the confirmation with a code', { within: '[role=dialog]' });
  await question(theirs).getByLabel('Code').fill(authenticatorCode(secret, 1));
  await question(theirs).getByRole('button', { name: 'Confirm' }).click();
  await expectRefunded(theirs, shopper);
  await theirs.close();
});

test('a refund is confirmed with a passkey, which is the first choice', async ({ page, browser }) => {
  const person = await addSubAdmin(page);
  const theirs = await browser.newPage({ baseURL: urls.admin });
  await giveAuthenticator(theirs);
  await signInStaff(theirs, person);
  await theirs.getByRole('link', { name: 'Sign-in Security' }).click();
  await theirs.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = theirs.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name').fill('Work phone');
  await adding.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await adding.getByRole('button', { name: 'Continue' }).click();
  await theirs.getByRole('button', { name: 'I have stored them' }).click();
  await expect(theirs.getByText('Work phone')).toBeVisible();

  const shopper = await sendRefund(theirs);
  await expect(question(theirs).getByRole('button', { name: 'Use a passkey' })).toBeFocused();
  await expectUsable(theirs, 'the confirmation with a passkey', { within: '[role=dialog]' });
  await question(theirs).getByRole('button', { name: 'Use a code instead' }).click();
  await expect(question(theirs).getByLabel('Code')).toBeFocused();
  await question(theirs).getByRole('button', { name: 'Use a passkey instead' }).click();
  await theirs.keyboard.press('Enter');
  await expectRefunded(theirs, shopper);
  await theirs.close();
});
