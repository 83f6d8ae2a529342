import { type Page } from '@playwright/test';
import { enterBackOffice, staff, staffToken } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

/** Lets the shop's lists say that they have this many more than the page that they show. */
const claim = (page: Page, count: number) =>
  page.route(/\/trpc\/[^?]*\.list/, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replace(/("\w*Count":)\d+/g, `$1${count}`),
    });
  });

test('lists of every kind write how many they have as numbers are written in India', async ({ page }) => {
  await enterBackOffice(page, staff.superAdmin);
  const { orderList } = await rest<{ orderList: { user_id: { _id: string } }[] }>(
    '/order/list',
    { pageSize: 1 },
    await staffToken(),
  );
  await claim(page, 1_20_000);
  for (const screen of [
    '',
    'allproduct',
    'orders',
    'wholesale/all-products',
    'area-of-services',
    'invoices',
    'return-requests',
    `customers/${orderList[0]?.user_id._id}/show`,
    'audit-log',
  ]) {
    await page.goto(`/admin-dashboard/${screen}`);
    await expect(page.getByText(/ of 1,20,000( entries)?$/), screen).toBeVisible();
  }
  await page.unrouteAll({ behavior: 'wait' });
});

test('a long list is turned to its last page by number', async ({ page }) => {
  await enterBackOffice(page, staff.superAdmin);
  await claim(page, 1_20_000);
  await page.goto('/admin-dashboard/orders');
  const asked = page.waitForRequest((request) => /orders\.list.*pageNum%22%3A6000/.test(request.url()));
  await page.getByRole('button', { name: 'Go to page 6,000' }).click();
  await asked;
  await expect(page.getByText('1,19,981-1,20,000 of 1,20,000')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Page 6,000' })).toHaveText('6,000');
  await page.unrouteAll({ behavior: 'wait' });
});
