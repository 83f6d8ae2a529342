import type { Page } from '@playwright/test';
import { formatPhone } from '../../packages/contracts/src/phone/phone';
import { newShopper, enterBackOffice, staff, staffToken } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { buy, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

const WIDTH_PX = 390;
test.use({ baseURL: urls.admin, viewport: { width: WIDTH_PX, height: 844 }, isMobile: true, hasTouch: true });

/** What a phone lays the page out in: more than its own width as soon as something does not fit. */
const widthPx = (page: Page) => page.evaluate(() => window.innerWidth);

test('on a phone the dashboard shows the status of the newest orders without scrolling sideways', async ({
  page,
}) => {
  await buy(await newShopper(), await television(19));
  await enterBackOffice(page, staff.subAdmin);
  const newest = page.getByRole('link', { name: /^[0-9A-F]{6} · / }).first();
  await newest.scrollIntoViewIfNeeded();
  await expect(newest.getByText(/^(Pending|Shipped|Delivered|Cancelled|Returned)$/)).toBeInViewport({
    ratio: 1,
  });
  expect(await widthPx(page)).toBe(WIDTH_PX);
  await newest.click();
  await expect(page.getByRole('heading', { name: /^Order / })).toBeVisible();
});

test('on a phone what can be done with ticked televisions fits the screen and stays in reach', async ({
  page,
}) => {
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/allproduct');
  const ticks = page.getByRole('checkbox', { name: /^Select / });
  await ticks.first().check();
  await ticks.last().check();
  const change = page.getByRole('button', { name: 'Change price or stock' });
  await expect(change).toBeInViewport();
  expect(await widthPx(page)).toBe(WIDTH_PX);
  await change.click();
  await page.getByLabel('Discount (%), leave empty to keep').fill('12');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('table', { name: 'Preview' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update' })).toBeInViewport();
  expect(await widthPx(page)).toBe(WIDTH_PX);
});

test('on a phone orders are ticked and moved together, and one is opened beside its tick', async ({
  page,
}) => {
  const shopper = await newShopper();
  const product = await television(20);
  const [first, second] = [await buy(shopper, product), await buy(shopper, product)];
  const address = `/admin-dashboard/orders?filter=${JSON.stringify({ search: shopper.email })}`;
  await enterBackOffice(page, staff.subAdmin, address);
  const row = (id: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: id.slice(-6).toUpperCase() });
  await expect(row(first)).toContainText(`1 × ${product.name}`);
  await row(first).getByRole('checkbox').check();
  await page.getByText('Select this page').click();
  await expect(row(second).getByRole('checkbox')).toBeChecked();
  const update = page.getByRole('button', { name: 'Update status', exact: true });
  await expect(update).toBeInViewport({ ratio: 1 });
  expect(await widthPx(page)).toBe(WIDTH_PX);
  await update.click();
  const dialog = page.getByRole('dialog', { name: 'Update 2 orders' });
  await expect(dialog.getByText('2 orders will be Shipped.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toHaveCount(0);
  for (const id of [first, second]) await expect(row(id)).toContainText('Shipped');
  await expect(update).toHaveCount(0);
  await row(first).getByRole('link').click();
  await expect(page.getByRole('heading', { name: `Order ${first.slice(-8).toUpperCase()}` })).toBeVisible();
});

test('on a phone an order and a customer show items and amounts without scrolling sideways', async ({
  page,
}) => {
  const shopper = await newShopper();
  const orderId = await buy(shopper, await television(21));
  const { orderList } = await rest<{ orderList: { user_id: { _id: string }; totalPrice: number }[] }>(
    '/order/list',
    { pageSize: 1, filters: { search: orderId } },
    await staffToken(),
  );
  const number = orderId.slice(-8).toUpperCase();
  await enterBackOffice(page, staff.superAdmin, `/admin-dashboard/orders/${orderId}/show`);
  await expect(page.getByRole('link', { name: formatPhone(shopper.phone) })).toHaveAttribute(
    'href',
    `tel:+91${shopper.phone}`,
  );
  await expect(page.getByRole('link', { name: shopper.email })).toHaveAttribute(
    'href',
    `mailto:${shopper.email}`,
  );
  const item = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  await expect(item.getByText(/^₹/)).toBeInViewport({ ratio: 1 });
  await page.goto(`/admin-dashboard/customers/${orderList[0]?.user_id._id}/show`);
  const order = page.getByRole('region', { name: 'Orders' }).getByRole('link', { name: new RegExp(number) });
  await expect(order.getByText('Pending')).toBeInViewport({ ratio: 1 });
  await order.click();
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await page.goto('/admin-dashboard/inventory');
  const sample = page.getByRole('list', { name: 'Sample inventory' }).getByRole('listitem').first();
  await expect(sample.getByText('In Stock')).toBeInViewport({ ratio: 1 });
});
