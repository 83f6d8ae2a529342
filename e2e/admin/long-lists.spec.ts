import { type Page } from '@playwright/test';
import { enterBackOffice, staff, staffToken } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

/** Overrides the total count in the responses of every list. */
const overrideCounts = (page: Page, count: number) =>
  page.route(/\/trpc\/[^?]*\.list/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(/("\w*Count":)\d+/g, `$1${count}`),
    });
  });

test('lists of every kind show their totals with Indian digit grouping', async ({ page }) => {
  await enterBackOffice(page, staff.superAdmin);
  const { orderList } = await rest<{ orderList: { user_id: { _id: string } }[] }>(
    '/order/list',
    { pageSize: 1 },
    await staffToken(),
  );
  await overrideCounts(page, 1_20_000);
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

test('a long list goes to its last page by number', async ({ page }) => {
  await enterBackOffice(page, staff.superAdmin);
  await overrideCounts(page, 1_20_000);
  await page.goto('/admin-dashboard/orders');
  const lastPageRequest = page.waitForRequest((request) =>
    /orders\.list.*pageNum%22%3A6000/.test(request.url()),
  );
  await page.getByRole('button', { name: 'Go to page 6,000' }).click();
  await lastPageRequest;
  await expect(page.getByText('1,19,981-1,20,000 of 1,20,000')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Page 6,000' })).toHaveText('6,000');
  await page.unrouteAll({ behavior: 'wait' });
});
