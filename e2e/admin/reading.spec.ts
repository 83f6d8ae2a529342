import { enterBackOffice, newEmail, staff } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

for (const [screen, failed, procedure, empty] of [
  ['messages', 'Failed to fetch messages', /contact\.listMessages/, 'No messages found'],
  ['subscribers', 'Failed to fetch subscribers', /contact\.listSubscribers/, 'No subscribers found'],
  ['failures', 'Failed to fetch failures', /dashboard\.listFailures/, 'Nothing has failed'],
  ['audit-log', 'Failed to fetch changes', /audit\.list/, 'No changes found'],
  ['differences', 'Failed to fetch discrepancies', /reconciliation\.list/, 'No discrepancies'],
] as const)
  test(`${screen}: a failed list shows an error, and Retry loads it`, async ({ page }) => {
    await page.route(procedure, (route) => route.fulfill({ status: 429, json: [] }));
    /* Filters without results, so that the response to Retry is known. */
    const nothing = {
      messages: { search: newEmail() },
      subscribers: { search: newEmail() },
      failures: { kind: 'other' },
      'audit-log': { from: '2020-01-01', to: '2020-01-02' },
      differences: { state: 'gone' },
    }[screen];
    await enterBackOffice(
      page,
      staff.superAdmin,
      `/admin-dashboard/${screen}?filter=${encodeURIComponent(JSON.stringify(nothing))}`,
    );
    const alert = page.getByRole('alert').filter({ hasText: failed });
    await expect(alert).toBeVisible();
    await page.unroute(procedure);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: empty })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

test('every list of staff shows when it could not be loaded', async ({ page }) => {
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard');
  await page.route(/\/trpc\/[^?]*\.list/, (route) => route.fulfill({ status: 429, json: [] }));
  for (const [screen, failed] of [
    ['allproduct', 'Failed to fetch products'],
    ['orders', 'Failed to fetch orders'],
    ['coupon', 'Failed to fetch coupons'],
    ['wholesale', 'Failed to fetch wholesale products'],
    ['wholesale/all-products', 'Failed to fetch products'],
    ['area-of-services', 'Failed to fetch service areas'],
    ['invoices', 'Failed to fetch invoices'],
    ['return-requests', 'Failed to fetch return requests'],
    ['complaints', 'Failed to fetch complaints'],
    ['news-updates', 'Failed to fetch news'],
    ['customers', 'Failed to fetch customers'],
    ['reviews', 'Failed to fetch reviews'],
    ['staff', 'Failed to fetch staff accounts'],
  ] as const) {
    await page.goto(`/admin-dashboard/${screen}`);
    const alert = page.getByRole('alert').filter({ hasText: failed });
    await expect(alert.getByRole('button', { name: 'Retry' }), screen).toBeVisible();
  }
});

test('messages: a visitor is redirected to sign-in and back', async ({ page }) => {
  await page.goto('/admin-dashboard/messages');
  await expect(page).toHaveURL(/\/admin-login/);
  await page.getByLabel('Email').fill(staff.subAdmin.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(staff.subAdmin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login Successfull')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
});

test('Profile leads staff to the home page of the shop', async ({ page }) => {
  await enterBackOffice(page, staff.subAdmin, '/admin-dashboard/messages');
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveURL(`${urls.store}/`);
});

test('the sample inventory filters by text and is visible to staff only', async ({ page }) => {
  await page.goto('/admin-dashboard/inventory');
  await expect(page).toHaveURL(/\/admin-login/);
  await enterBackOffice(page, staff.subAdmin, '/admin-dashboard/inventory');
  await expect(page.getByText('a demonstration with sample data')).toBeVisible();
  const all = await page.getByRole('row').count();
  const search = page.getByRole('textbox', { name: 'Search the sample' });
  const first = await page.getByRole('row').nth(1).getByRole('cell').first().innerText();
  await search.fill(first);
  await expect(page.getByRole('row')).toHaveCount(2);
  await search.fill('no such thing anywhere');
  await expect(page.getByText('No sample item found.')).toBeVisible();
  await search.fill('');
  await expect(page.getByRole('row')).toHaveCount(all);
});
