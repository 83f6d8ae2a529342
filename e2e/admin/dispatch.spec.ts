import { orderNumber } from '@aabha/contracts/orders/order-number';
import { enterAs, enterBackOffice, newShopper, staff } from '../fixtures/people';
import { pick } from '../fixtures/pick';
import { urls } from '../fixtures/shop';
import { buy, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

test('an order is packed at the station and handed to a courier; its shopper follows it', async ({
  page,
  browser,
}) => {
  const shopper = await newShopper();
  const id = await buy(shopper, await television(7));
  const number = orderNumber(id);

  await enterBackOffice(page, staff.subAdmin, '/admin-dashboard/packing');
  await page.getByLabel('Order number').fill(number);
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 of 1 scanned')).toBeVisible();
  await page.keyboard.type(`SERIAL-${number}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 1 scanned')).toBeVisible();
  await page.getByRole('button', { name: 'Pack', exact: true }).click();
  await expect(page.getByText(`Order ${number} is packed. Scan the next one.`)).toBeVisible();

  await page.goto(`/admin-dashboard/orders/${id}/show`);
  await expect(page.getByText(`SERIAL-${number}`)).toBeVisible();
  await page.getByRole('button', { name: 'Ship shipment 1' }).click();
  await pick(page, page.getByRole('combobox', { name: 'Courier' }), 'DTDC');
  await page.getByLabel('AWB number').fill(`D${number}`);
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(page.getByText('1 shipped')).toBeVisible();
  await expect(page.getByRole('link', { name: `D${number}` })).toHaveAttribute(
    'href',
    new RegExp(`dtdc.*D${number}`),
  );

  const shop = await (await browser.newContext()).newPage();
  await enterAs(shop, shopper, '/myorders');
  await expect(shop.getByRole('link', { name: `Track shipment D${number} at DTDC` })).toBeVisible();
});

test('the papers of orders to pack are saved as one file', async ({ page }) => {
  const shopper = await newShopper();
  const id = await buy(shopper, await television(8));
  const filter = encodeURIComponent(JSON.stringify({ search: orderNumber(id) }));
  await enterBackOffice(page, staff.subAdmin, `/admin-dashboard/dispatch?filter=${filter}`);
  await page.getByRole('checkbox', { name: `Select order ${orderNumber(id)}` }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Labels' }).click();
  expect((await download).suggestedFilename()).toMatch(/^labels-\d{4}-\d\d-\d\d\.pdf$/);
  await expect(page.getByText('Labels saved: 1 page.')).toBeVisible();
});
