import type { Page } from '@playwright/test';
import { newShopper, type Shopper } from '../fixtures/people';
import { pressUntil } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

async function logIn(page: Page, { email, password }: Shopper): Promise<void> {
  await page.goto('/signin?redirect=%2Fuser-profile');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await pressUntil(
    page.getByRole('button', { name: 'Log in', exact: true }),
    page.getByRole('heading', { name: 'Devices' }),
  );
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');
const devices = (page: Page) => page.getByRole('region', { name: 'Devices' }).getByRole('listitem');

/** Makes the stored token one that the server refuses and that is due, as one of an hour ago is. */
const spoilToken = (page: Page) =>
  page.evaluate(() => {
    const token = localStorage.getItem('token') ?? '';
    localStorage.setItem('token', `${token.slice(0, token.lastIndexOf('.'))}.expired`);
    localStorage.setItem('token-due', '1');
  });

test(
  'a shopper stays logged in after the token has expired, sees where, and logs out other devices',
  { tag: '@any-width' },
  async ({ page, context }) => {
    const shopper = await newShopper();
    await logIn(page, shopper);
    await expect(devices(page).filter({ hasText: 'This device' })).toHaveCount(1);
    await expect(devices(page).filter({ hasText: 'Another app' })).toHaveCount(1);

    await spoilToken(page);
    const [renewal] = await Promise.all([page.waitForResponse(/\/trpc\/sessions\.renew$/), page.reload()]);
    expect(renewal.status()).toBe(200);
    await expect(devices(page)).toHaveCount(2);
    expect(await storedToken(page)).not.toContain('expired');
    const cookies = await context.cookies();
    const refresh = cookies.find(({ name }) => name === 'aabha-store-session');
    expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/trpc/sessions.renew' });

    await page.getByRole('button', { name: 'Log out all other devices' }).click();
    await expect(page.getByText('All other devices were logged out')).toBeVisible();
    await expect(devices(page)).toHaveCount(1);
  },
);

test.describe('without an answer to a renewal', () => {
  test.use({ alsoExpected: /Failed to load resource/ });

  test(
    'a renewal that gets no answer is tried again, and does not log out',
    { tag: '@any-width' },
    async ({ page }) => {
      await logIn(page, await newShopper());
      let lost = 0;
      await page.route('**/trpc/sessions.renew', (route) => {
        lost += 1;
        return lost === 1 ? route.abort() : lost === 2 ? route.fulfill({ status: 503 }) : route.continue();
      });
      await page.goto('/user-profile');
      await expect(devices(page).first()).toBeVisible();
      await spoilToken(page);
      await page.reload();
      await expect(devices(page).first()).toBeVisible();
      expect(lost).toBeGreaterThan(2);
      expect(await storedToken(page)).not.toContain('expired');
    },
  );
});

test('two tabs renew the token at once, and both go on', { tag: '@any-width' }, async ({ page, context }) => {
  await logIn(page, await newShopper());
  const second = await context.newPage();
  await second.goto('/user-profile');
  await expect(devices(second).first()).toBeVisible();
  await spoilToken(page);
  await Promise.all([page.reload(), second.reload()]);
  for (const tab of [page, second]) await expect(devices(tab).first()).toBeVisible();
  expect(await storedToken(second)).not.toContain('expired');
});
