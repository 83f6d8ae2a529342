import { address, buy, setStatus, television } from '../fixtures/shopping';
import { enterAs, enterBackOffice, mailWith, newShopper, staff } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

/** A PNG picture of one pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('one of two sets comes back with a photo: approved, fetched, arrived, inspected, refunded; the order stays', async ({
  page,
  browser,
}) => {
  const shopper = await newShopper();
  const product = await television(21);
  const orderId = await buy(shopper, product, address, 2);
  await setStatus(orderId, 'Delivered');
  await enterAs(page, shopper, '/myorders');
  await page.getByRole('button', { name: 'Return', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Return this order' });
  await form.getByLabel(`Units of ${product.name}`).selectOption('1');
  await form.getByRole('radio', { name: 'Defective product' }).check();
  await form.getByLabel('In what condition is it?').selectOption('opened');
  await form.getByLabel('Photos (optional)').setInputFiles({
    ...{ name: 'panel.png', mimeType: 'image/png', buffer: PHOTO },
  });
  await expect(form.getByText(/we will refund ₹[\d,]+ to the account/)).toBeVisible();
  await form.getByRole('button', { name: 'Request return' }).click();
  await expect(page.getByText('We are looking at your request')).toBeVisible();

  const desk = await (await browser.newContext({ baseURL: urls.admin })).newPage();
  const filter = JSON.stringify({ search: shopper.email });
  await enterBackOffice(desk, staff.superAdmin, `/admin-dashboard/return-requests?filter=${filter}`);
  await desk.getByRole('link', { name: shopper.name }).click();
  await expect(desk.getByRole('button', { name: 'Show panel.png large' })).toBeVisible();
  const confirm = async (label: RegExp, button: string | RegExp) => {
    await desk.getByRole('button', { name: label }).click();
    await desk.getByRole('dialog').getByRole('button', { name: button }).click();
    await expect(desk.getByRole('dialog')).toBeHidden();
  };
  await confirm(/^Approve:/, 'Approve');
  await page.reload();
  await page.getByRole('button', { name: 'Choose when we fetch it' }).click();
  const times = page.getByRole('dialog', { name: 'When shall we fetch it?' });
  await times.getByRole('radio', { name: '9 am to 12 noon' }).first().check();
  await times.getByRole('button', { name: 'Confirm this time' }).click();
  await expect(page.getByRole('region', { name: 'Your return' })).toContainText(
    /We fetch it on .+, 9 am to 12 noon/,
  );
  await confirm(/^Goods arrived:/, 'Goods arrived');
  await expect(desk.getByText(/, 9 am to 12 noon, by /)).toBeVisible();
  await confirm(/^Inspect:/, 'Accept return');
  await confirm(/^Refund:/, /^Refund ₹[\d,]+$/);
  await mailWith(shopper.email, /^Your return of order \w+ is accepted$/);
  await expect(async () => {
    await page.reload();
    const progress = page.getByRole('region', { name: 'Your return' });
    await expect(progress).toContainText(/Refunded ₹[\d,]+/, { timeout: 3_000 });
  }).toPass();
  await expect(page.getByRole('article')).toContainText('Delivered');
});
