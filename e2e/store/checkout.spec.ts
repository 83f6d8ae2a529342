import type { FrameLocator } from '@playwright/test';
import { delayRequests } from '../fixtures/delay-requests';
import { enterAs, newShopper } from '../fixtures/people';
import { sandboxState } from '../fixtures/shop';
import { address, buy, fillCart, goToCheckout, openPayment, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

/** Closes the payment. The press removes the frame that it is in, and is not waited for: it would never be seen to end. */
const closePayment = (payment: FrameLocator) =>
  payment
    .getByRole('button', { name: 'Close payment' })
    .evaluate((button: HTMLElement) => setTimeout(() => button.click()));

test('a dismissed and a failed payment preserve the form, and the next try succeeds', async ({
  page,
  isMobile,
}) => {
  const shopper = await newShopper();
  await fillCart(shopper.token, await television(isMobile ? 0 : 1));
  await enterAs(page, shopper, '/cart');
  await goToCheckout(page);

  const first = await openPayment(page);
  /* Which payment is open, by the provider's page. */
  const opened = () => page.locator('iframe').getAttribute('src');
  const payment = await opened();
  await closePayment(first);
  await expect(page.getByText('Payment Failed')).toBeVisible();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(address.address);
  await expect(page.getByRole('heading', { name: 'The payment was not completed' })).toBeVisible();
  await expect(page.getByText(/^Your items are reserved for you until /)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The payment was not completed' })).toBeVisible();

  const second = page.frameLocator('iframe');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(opened).toBe(payment);
  await second.getByRole('radio', { name: 'Failure' }).check();
  await second.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(second.getByRole('alert')).not.toBeEmpty();
  await closePayment(second);
  await expect(page.getByRole('heading', { name: 'Your bank declined the payment' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();

  await second.getByRole('radio', { name: /^Success/ }).check();
  await second.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
});

test('no earlier notice covers the payment', async ({ page }) => {
  const shopper = await newShopper();
  await fillCart(shopper.token, await television(6));
  await enterAs(page, shopper, '/cart');
  await goToCheckout(page);
  await page.reload();
  await page.goBack();
  /* They come late, above the button. */
  await expect(page.getByRole('heading', { name: 'Coupons for this cart' })).toBeVisible();
  const toast = page.getByText('Proceeding to checkout...');
  await Promise.all([
    expect(toast).toBeVisible(),
    page.getByRole('button', { name: 'Proceed to Checkout' }).click(),
  ]);
  const payment = await openPayment(page);
  await expect(toast).toBeHidden({ timeout: 1000 });
  /* Nothing covers it. */
  await payment.getByRole('button', { name: 'Close payment' }).click({ trial: true, timeout: 2000 });
  await closePayment(payment);
  await expect(page.getByText('Payment Failed')).toBeVisible();
});

test(
  'the button that pays stays where it is while the reasons of the date and the offers come',
  { tag: '@any-width' },
  async ({ page }) => {
    const shopper = await newShopper();
    await fillCart(shopper.token, await television(3));
    const letThrough = await delayRequests(page, /deliveryPromise\.get|bankOffers\.offers/);
    await enterAs(page, shopper, '/cart');
    await goToCheckout(page);
    const button = page.getByRole('button', { name: /^Place Order/ });
    const summary = page.getByRole('complementary', { name: 'Order Summary' });
    await expect(summary.getByText(/^Expected delivery: \d/)).toBeVisible();
    const late = [summary.getByText('Why this date?'), summary.getByText(/^Bank offers:/)];
    for (const part of late) await expect(part).toBeHidden();
    const place = () => button.evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
    await button.scrollIntoViewIfNeeded();
    const before = await place();

    letThrough();
    for (const part of late) await expect(part).toBeAttached();
    expect(await place()).toBe(before);
    const { bottom } = JSON.parse(before) as DOMRect;
    for (const part of late)
      expect(await part.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(bottom);
  },
);

test(
  'by UPI, with a payment that the bank confirms late, the order follows',
  { tag: '@any-width' },
  async ({ page }) => {
    const shopper = await newShopper();
    await fillCart(shopper.token, await television(3));
    await enterAs(page, shopper, '/cart');
    await goToCheckout(page);
    const payment = await openPayment(page);
    await payment.getByRole('tab', { name: 'UPI' }).click();
    await expect(payment.getByRole('img', { name: 'QR code for UPI' })).toBeVisible();
    await expect(payment.getByLabel('UPI id')).toHaveCount(0);
    await payment.getByRole('radio', { name: /^Late/ }).check();
    await payment.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(payment.getByText('Waiting for your bank.')).toBeVisible();
    await expect(page.getByText('Your payment is being confirmed.').first()).toBeVisible();
    await expect(page).toHaveURL(/\/order-placed\/order_/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible({
      timeout: 30_000,
    });
  },
);

test(
  'a cart that changed meanwhile is shown again before anything is charged',
  { tag: '@any-width' },
  async ({ page, isMobile }) => {
    const shopper = await newShopper();
    const product = await television(isMobile ? 4 : 5);
    await fillCart(shopper.token, product);
    await enterAs(page, shopper, '/cart');
    await goToCheckout(page);
    await fillCart(shopper.token, product);
    await page.getByRole('button', { name: /^Place Order/ }).click();
    await expect(
      page.getByText('Your cart has changed. Please review it and try again.').first(),
    ).toBeVisible();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByLabel('Quantity', { exact: true })).toHaveText('2');
  },
);

test('what is known is filled in, and what was typed is there again after a reload and a step back', async ({
  page,
}) => {
  const shopper = await newShopper();
  await buy(shopper, await television(6));
  await fillCart(shopper.token, await television(6));
  await enterAs(page, shopper, '/cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const city = page.getByLabel('City');
  const zip = page.getByLabel('ZIP Code');
  await expect(page.getByLabel('Phone')).toHaveValue('98450 98450');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(address.address);
  await expect(zip).toHaveValue(address.zip);
  await expect(city).toHaveValue(address.city);
  await zip.fill('400001');
  await expect(city).toHaveValue('Mumbai');
  await city.fill('Bombay');
  await zip.fill('110001');
  await expect(page.getByText('We deliver to New Delhi, Delhi.')).toBeVisible();
  await expect(city).toHaveValue('Bombay');
  const typed = page.getByLabel('Address', { exact: true });
  await typed.fill('4, Residency Road');
  await page.reload();
  await expect(typed).toHaveValue('4, Residency Road');
  await expect(zip).toHaveValue('110001');
  await page.goBack();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(typed).toHaveValue('4, Residency Road');
  await expect(city).toHaveValue('Bombay');
});

test('checkout opens from the cart only', { tag: '@any-width' }, async ({ page }) => {
  const shopper = await newShopper();
  await enterAs(page, shopper, '/checkout');
  await expect(page).toHaveURL('/cart');
});

const ENDED: readonly string[] = ['captured', 'authorized', 'failed', 'refunded'];

test('after all of it, the provider has been paid for every order', { tag: '@any-width' }, async () => {
  /* Other tests may be paying at this moment. */
  await expect
    .poll(async () => {
      const { payments } = await sandboxState();
      return payments.map(({ status }) => status).filter((status) => !ENDED.includes(status));
    })
    .toEqual([]);
});
