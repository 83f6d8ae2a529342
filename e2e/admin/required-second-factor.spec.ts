import type { Page } from '@playwright/test';
import { expectNoHorizontalScroll, expectUsable } from '../fixtures/accessibility';
import { addSubAdmin } from '../fixtures/add-sub-admin';
import { authenticatorCode } from '../fixtures/authenticator';
import { giveAuthenticator } from '../fixtures/give-authenticator';
import { urls } from '../fixtures/shop';
import { signInStaff } from '../fixtures/sign-in-staff';
import { startOffice } from '../fixtures/start-office';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

/* The default outside production is `optional`, which the shop under test has. */
let office: Awaited<ReturnType<typeof startOffice>>;
test.beforeAll(async () => {
  office = await startOffice({ STAFF_SECOND_FACTOR: 'required' });
});
test.afterAll(() => office.stop());

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');
const signOut = (page: Page) => page.evaluate(() => localStorage.removeItem('token'));

/** Returns the status and the reason of a call of the back office, with a token. */
async function call(token: string, method: 'GET' | 'POST', path: string) {
  const response = await fetch(`${office.api}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: '{}' } : {}),
  });
  const text = await response.text();
  return { status: response.status, needsFactor: text.includes('SECOND_FACTOR_ENROL') };
}

const REFUSED = [
  ['POST', '/api/v1/order/list'],
  ['GET', '/api/v1/admin/dashboard'],
  ['GET', '/api/v1/admin/live'],
  ['GET', '/api/v1/admin/step-up'],
  ['POST', '/api/v1/admin/second-factor/recovery-codes'],
  ['GET', '/trpc/orders.list?input=%7B%7D'],
] as const;

/** Insists that whoever is signed in without a second factor reaches the page that sets one up, and nothing else. */
async function expectOnlyEnrolment(page: Page): Promise<void> {
  const enrolment = page.getByText('This shop asks all staff for a second factor.');
  for (const address of ['', '/orders', '/messages', '/news-updates/create', '/sign-in-security']) {
    await page.goto(`/admin-dashboard${address}`);
    await expect(page).toHaveURL(/\/admin-enrol$/);
    await expect(enrolment).toBeVisible();
  }
  const token = await tokenOf(page);
  for (const [method, path] of REFUSED)
    expect(await call(token, method, path), path).toEqual({ status: 403, needsFactor: true });
}

/** Insists that the back office opens, shows records, and answers calls. */
async function expectWorks(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/admin-dashboard/);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect((await call(await tokenOf(page), 'POST', '/api/v1/order/list')).status).toBe(200);
}

/** Returns the recovery codes that the page shows once, and goes on. */
async function storeRecoveryCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const texts = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I have stored them' }).click();
  return texts;
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('where a second factor is required, an authenticator app is set up before anything opens, and lost with a recovery code', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const person = await addSubAdmin(page);
  const theirs = await browser.newPage({ baseURL: office.admin });
  await signInStaff(theirs, person);
  await expect(theirs).toHaveURL(/\/admin-enrol$/);
  await expectUsable(theirs, 'setting up a required second factor');
  await theirs.setViewportSize({ width: 360, height: 800 });
  await expectNoHorizontalScroll(theirs, 'setting up a required second factor');
  await theirs.setViewportSize({ width: 1280, height: 800 });
  await expectOnlyEnrolment(theirs);

  const before = await tokenOf(theirs);
  await theirs.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await theirs.getByRole('button', { name: 'Continue' }).click();
  const secret = (await theirs.locator('code').innerText()).replaceAll(/\s/g, '');
  await theirs.getByLabel('Code of the app').fill('000000');
  await theirs.getByRole('button', { name: 'Turn on' }).click();
  await expect(theirs.getByText('This code is not correct, or it was used already.')).toBeVisible();
  expect((await call(before, 'POST', '/api/v1/order/list')).needsFactor).toBe(true);
  await theirs.getByLabel('Code of the app').fill(authenticatorCode(secret));
  await theirs.getByRole('button', { name: 'Turn on' }).click();
  const [recovery = '', second = ''] = await storeRecoveryCodes(theirs);
  await expectWorks(theirs);
  expect((await call(before, 'POST', '/api/v1/order/list')).status).toBe(401);

  /* The phone is lost: a recovery code signs in, once. */
  await signOut(theirs);
  await signInStaff(theirs, person);
  await enterCode(theirs, recovery);
  await expectWorks(theirs);
  await signOut(theirs);
  await signInStaff(theirs, person);
  await enterCode(theirs, recovery);
  await expect(theirs.getByText('This code is not correct, or it was used already.')).toBeVisible();
  await enterCode(theirs, authenticatorCode(secret, 1));
  await expectWorks(theirs);

  /* Another phone: without the app, only another one is set up. */
  await theirs.getByRole('link', { name: 'Sign-in Security' }).click();
  await expect(theirs.getByText(/9 of 10 recovery codes are left/)).toBeVisible();
  await theirs.getByRole('button', { name: 'Remove authenticator app' }).click();
  await expect(theirs.getByText(/set up another second factor before you go on/)).toBeVisible();
  await theirs.getByRole('textbox', { name: 'Code' }).fill(second);
  await theirs.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(theirs.getByText('Your authenticator app is off.')).toBeVisible();
  await expectOnlyEnrolment(theirs);
  await theirs.close();
});

test('where a second factor is required, a passkey is one, and the last of them stays', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const person = await addSubAdmin(page);
  const theirs = await browser.newPage({ baseURL: office.admin });
  await giveAuthenticator(theirs);
  await signInStaff(theirs, person);
  await expect(theirs).toHaveURL(/\/admin-enrol$/);
  await expectOnlyEnrolment(theirs);
  await theirs.getByRole('button', { name: 'Use a passkey instead' }).click();
  const adding = theirs.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name').fill('Work phone');
  await adding.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await expectUsable(theirs, 'adding a required passkey', { within: '[role=dialog]' });
  await adding.getByRole('button', { name: 'Continue' }).click();
  const [recovery = ''] = await storeRecoveryCodes(theirs);
  await expectWorks(theirs);

  await signOut(theirs);
  await theirs.goto('/admin-login');
  await theirs.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectWorks(theirs);

  await signOut(theirs);
  await signInStaff(theirs, person);
  await enterCode(theirs, recovery);
  await expectWorks(theirs);

  await theirs.getByRole('link', { name: 'Sign-in Security' }).click();
  await theirs.getByRole('button', { name: 'Remove Work phone' }).click();
  await theirs
    .getByRole('dialog', { name: 'Remove “Work phone”?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(theirs.getByText(/Please add another one before you remove this one/).first()).toBeVisible();
  await theirs.close();
});
