import type { Locator, Page } from '@playwright/test';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { expectNoHorizontalScroll, expectUsable } from '../fixtures/accessibility';
import { enterBackOffice, newEmail, newShopper, staff } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { buy, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

const [WIDTH_PX, HEIGHT_PX] = [390, 844];
const TARGET_PX = 44;
test.use({
  baseURL: urls.admin,
  viewport: { width: WIDTH_PX, height: HEIGHT_PX },
  isMobile: true,
  hasTouch: true,
});

/** Expects a button in the lower part of the window, as high as a finger needs, and taps it. */
async function tapAtThumb(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1 });
  const box = await button.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(TARGET_PX);
  expect(box?.y).toBeGreaterThan(HEIGHT_PX / 2);
  await expectNoHorizontalScroll(page, 'a screen with a button at the thumb');
  await button.tap();
}

test('by touch an order is packed at the station, and shipped from its page', async ({ page }) => {
  const id = await buy(await newShopper(), await television(9));
  const number = orderNumber(id);
  await enterBackOffice(page, staff.subAdmin, '/admin-dashboard/packing');
  await page.getByLabel('Order number').fill(number);
  await page.getByRole('button', { name: 'Enter' }).tap();
  await expect(page.getByText('0 of 1 scanned')).toBeVisible();
  await page.getByLabel('Model or serial number').fill(`TOUCH-${number}`);
  await page.getByRole('button', { name: 'Enter' }).tap();
  await expect(page.getByText('1 of 1 scanned')).toBeVisible();
  await expectUsable(page, 'the packing station on a phone');
  await tapAtThumb(page, page.getByRole('button', { name: 'Pack', exact: true }));
  await expect(page.getByText(`Order ${number} is packed. Scan the next one.`)).toBeVisible();

  await page.goto(`/admin-dashboard/orders/${id}/show`);
  await tapAtThumb(page, page.getByRole('button', { name: 'Ship shipment 1' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Courier' }).tap();
  await page.getByRole('option', { name: 'DTDC' }).tap();
  await dialog.getByLabel('AWB number').fill(`T${number}`);
  await expect(dialog.getByRole('button', { name: 'Ship', exact: true })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Ship', exact: true }).tap();
  await expect(page.getByText('1 shipped')).toBeVisible();
});

test('by touch a case is opened from the inbox and answered', async ({ page }) => {
  const email = newEmail();
  const subject = `Stand ${email.slice(0, 6)}`;
  await rest('/admin/contact-us', {
    ...{ name: 'Kavya Nair', email, phone: '9845098450', subject },
    message: 'Does the stand fit a table of 110 cm?',
  });
  const filter = encodeURIComponent(JSON.stringify({ search: email }));
  await enterBackOffice(page, staff.subAdmin, `/admin-dashboard/cases?filter=${filter}`);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: subject });
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(TARGET_PX);
  await expectNoHorizontalScroll(page, 'the inbox');
  await row.getByRole('link').tap();
  await expect(page.getByText('Does the stand fit a table of 110 cm?')).toBeVisible();
  await page.getByLabel('Answer to Kavya Nair').fill('Yes, it is 98 cm wide.');
  await expectUsable(page, 'an answer on a phone');
  await tapAtThumb(page, page.getByRole('button', { name: 'Send answer' }));
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes, it is 98 cm wide.' })).toBeVisible();
});
