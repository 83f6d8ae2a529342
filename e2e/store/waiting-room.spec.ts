import type { Page } from '@playwright/test';
import { expectNoHorizontalScroll, expectUsable } from '../fixtures/accessibility';
import { enterAs, newShopper, staffToken } from '../fixtures/people';
import { rest } from '../fixtures/shop';
import { fillCart, goToCheckout, newTelevision, openPayment, type Television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

/** Opens the waiting room of a television that only one test sells. */
async function openRoom(): Promise<Television> {
  const staff = await staffToken();
  const product = await newTelevision();
  await rest(`/product/${product._id}/sale-day`, { slots: 16 }, staff);
  const startsAt = new Date().toISOString();
  await rest(`/product/${product._id}/waiting-room/open`, { startsAt, ratePerMinute: 600 }, staff);
  return product;
}

async function join(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Join the waiting room' }).click();
  await expect(page.getByRole('heading', { name: 'It is your turn' })).toBeVisible();
}

test('a refused checkout leads to the waiting room, and an admitted shopper buys', async ({ page }) => {
  const product = await openRoom();
  const shopper = await newShopper();
  await fillCart(shopper.token, product);

  await enterAs(page, shopper, '/cart');
  await goToCheckout(page);
  await page.getByRole('button', { name: /Pay ₹/ }).click();
  await expect(page).toHaveURL(`/waiting-room/${product._id}?from=checkout`);
  await expect(page.getByText(/^Your payment has not started/)).toBeVisible();

  await join(page);
  await expectUsable(page, 'the waiting room at a turn', { within: 'main' });
  await expectNoHorizontalScroll(page, 'the waiting room');
  await expect(page.getByText(/^\d+:\d\d$/)).toBeVisible();

  await page.getByRole('link', { name: 'Go to cart' }).click();
  await goToCheckout(page);
  const payment = await openPayment(page);
  await payment.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
});

test(
  'a waiting room without script loads itself again, and hydrates as any other page with script',
  { tag: '@any-width' },
  async ({ page, browser, baseURL }) => {
    const product = await openRoom();
    await enterAs(page, await newShopper(), `/waiting-room/${product._id}`);
    await join(page);
    const storageState = await page.context().storageState();
    const withoutScript = await browser.newContext({ storageState, javaScriptEnabled: false });
    const plain = await withoutScript.newPage();
    await plain.goto(`${baseURL}/waiting-room/${product._id}`);
    await expect(plain.getByRole('heading', { name: 'It is your turn' })).toBeVisible();
    await expect(plain.getByText(/^Please check out by /)).toBeVisible();
    const again = plain.waitForRequest(plain.url(), { timeout: 60_000 });
    await page.goto(plain.url());
    await expect(page.getByText(/^\d+:\d\d$/)).toBeVisible();
    await page.getByRole('link', { name: 'Go to cart' }).click();
    await expect(page).toHaveURL('/cart');
    expect((await again).isNavigationRequest()).toBe(true);
    await withoutScript.close();
  },
);
