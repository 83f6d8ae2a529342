import type { Page } from '@playwright/test';
import { newEmail, readCode } from '../fixtures/people';
import { newTelevision, pressUntil } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

/**
 * Lets the pages of one test read that visitors fill carts. The setting of the shop stays off, which tests that run beside it
 * rely on; the calls of such a cart work in any case.
 */
async function letVisitorsFillCarts(page: Page): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(String.raw`\"visitorCarts\":false`, String.raw`\"visitorCarts\":true`);
      await route.fulfill({ response, body });
    },
  );
}

test(
  'a visitor fills a cart, and finds it in the account that is made on the way to the checkout',
  {
    tag: '@any-width',
  },
  async ({ page }) => {
    await letVisitorsFillCarts(page);
    const product = await newTelevision();
    await page.goto(`/television/${product._id}`);
    await pressUntil(
      page.getByRole('button', { name: 'Add to Cart' }).first(),
      page.getByText('Product added to cart successfully!'),
    );
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
    await expect(page).toHaveURL('/cart');
    /* The address is there before its page, and the page before has such a button too. */
    await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(page.getByLabel('Quantity', { exact: true })).toHaveText('2');
    await page.reload();
    await expect(page.getByLabel('Quantity', { exact: true })).toHaveText('2');
    await expect(page.getByText('You can enter a coupon after you log in.')).toBeVisible();
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(page).toHaveURL(/\/signin\?/);
    const email = newEmail();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Continue with an OTP by email' }).click();
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByLabel('6-digit OTP').fill(await readCode(email));
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await page.goto('/cart');
    await expect(page.getByLabel('Quantity', { exact: true })).toHaveText('2');
    await page.getByRole('button', { name: 'Use WELCOME10' }).click();
    await expect(page.getByText('Coupon validated successfully!')).toBeVisible();
    await expect(page.getByLabel('Coupon code')).toHaveValue('WELCOME10');
  },
);
