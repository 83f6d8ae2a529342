import {
  enterAs,
  enterBackOffice,
  mailWith,
  newEmail,
  newShopper,
  readCode,
  staff,
} from '../fixtures/people';
import { pick } from '../fixtures/pick';
import { address, openPayment } from '../fixtures/shopping';
import { rest } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

/* What a shopper does on a wide screen is tested in journeys/whole-shopper.spec.ts. */
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
const ONCE = { tag: '@any-width' };

test('a shopper opens an account, buys a television and staff ship it', ONCE, async ({ page, browser }) => {
  const email = newEmail();
  const model = 'Meghna Parivar 43';

  await test.step('opens an account with a code from the mail', async () => {
    await page.goto('/signup');
    await page.getByLabel('Name').fill('Kavya Nair');
    await page.getByLabel('Phone').fill('9845098450');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('Evening@1');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('OTP sent to your email!')).toBeVisible();
    await page.getByLabel('6-digit OTP').fill(await readCode(email));
    await page.getByRole('button', { name: 'Verify and create account' }).click();
    await expect(page.getByText('Account created successfully!')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  await test.step('finds the television by its name', async () => {
    await page
      .getByRole('button', { name: /Search/ })
      .first()
      .click();
    await page.getByRole('combobox', { name: 'Search televisions' }).fill(model.toLowerCase());
    await page.getByRole('option', { name: new RegExp(model) }).click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(model) })).toBeVisible();
    await page.getByLabel('Delivery to your PIN code').fill(address.zip);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText(`(${address.zip})`)).toBeVisible();
  });

  await test.step('adds it with an extended warranty', async () => {
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add Protection' }).click();
    await expect(dialog.getByText('Please select a warranty')).toBeVisible();
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Add Protection' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'View cart' }).click();
    await expect(page).toHaveURL('/cart');
  });

  await test.step('uses a coupon and pays', async () => {
    await page.getByLabel('Coupon code').fill('welcome10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Coupon validated successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(page.getByLabel('ZIP Code')).toHaveValue(address.zip);
    await expect(page.getByLabel('City')).toHaveValue(address.city);
    await expect(page.getByLabel('Phone')).toHaveValue('98450 98450');
    await page.getByLabel('Address', { exact: true }).fill(address.address);
    const payment = await openPayment(page);
    await payment.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page.getByText('Order Placed successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/order-placed\//);
  });

  await test.step('gets a private confirmation page that survives a reload', async () => {
    const placed = page.url();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
    const receipt = page.getByRole('article');
    await expect(receipt).toContainText(model);
    await expect(receipt).toContainText('Coupon WELCOME10');
    await expect(receipt).toContainText('Total paid');
    const other = await browser.newContext();
    const stranger = await other.newPage();
    await enterAs(stranger, await newShopper(), new URL(placed).pathname);
    await expect(stranger.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
    await other.close();
    await page.getByRole('link', { name: 'See my orders' }).click();
    await expect(page).toHaveURL('/myorders');
  });

  const order = page.locator('tbody').first();
  await test.step('sees the order, and has it by mail', async () => {
    await expect(order).toContainText(model);
    await expect(order).toContainText('Pending');
    const mail = await mailWith(email, /order/i);
    expect(mail.text).toContain(model);
    expect(mail.text).toContain(address.zip);
  });

  await test.step('staff find it and mark it Shipped', async () => {
    const office = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      isMobile: false,
      hasTouch: false,
    });
    await enterBackOffice(office, staff.subAdmin);
    await office.getByRole('link', { name: 'Orders', exact: true }).click();
    await office.getByPlaceholder(/email/).fill(email);
    await expect(office.getByRole('button', { name: /Update the status/ })).toHaveCount(1);
    await office.getByRole('button', { name: /Update the status/ }).click();
    await pick(office, office.getByRole('dialog').getByRole('combobox', { name: 'Status' }), 'Shipped');
    await office.getByRole('button', { name: 'Update', exact: true }).last().click();
    await expect(office.getByText('Order status updated successfully!')).toBeVisible();
    await office.close();
  });

  await test.step('the shopper gets a notice', async () => {
    await page.reload();
    await expect(order).toContainText('Shipped');
    await mailWith(email, /shipped/i);
  });
});

test('the price on the screen is what is charged, to the rupee', ONCE, async () => {
  /* The journey above pays the amount on the button; this compares it with the API's. */
  const { productList } = await rest<{
    productList: { price: number; discount_percentage: number; new_price: number }[];
  }>('/product/list', { pageNum: 1, pageSize: 100, filters: {} });
  for (const { price, discount_percentage: off, new_price: now } of productList)
    expect(now).toBe(Math.floor((price * (100 - off)) / 100 + 0.5));
});
