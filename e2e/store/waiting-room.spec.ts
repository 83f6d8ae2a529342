import { expectNoHorizontalScroll, expectUsable } from '../fixtures/accessibility';
import { enterAs, newShopper } from '../fixtures/people';
import { fillCart, goToCheckout, openPayment } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';
import { joinRoom, openRoom } from '../fixtures/waiting-room';

test('a refused checkout leads to the waiting room, and an admitted shopper buys', async ({ page }) => {
  const product = await openRoom();
  const shopper = await newShopper();
  await fillCart(shopper.token, product);

  await enterAs(page, shopper, '/cart');
  await goToCheckout(page);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page).toHaveURL(`/waiting-room/${product._id}?from=checkout`);
  await expect(page.getByText(/^Your payment has not started/)).toBeVisible();

  await joinRoom(page);
  await expectUsable(page, 'the waiting room at a turn', { within: 'main' });
  await expectNoHorizontalScroll(page, 'the waiting room');
  await expect(page.getByText(/^\d+:\d\d$/)).toBeVisible();

  await page.getByRole('link', { name: 'Go to cart' }).click();
  await goToCheckout(page);
  const payment = await openPayment(page);
  await payment.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
});
