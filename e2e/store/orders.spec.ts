import { expectUsable } from '../fixtures/accessibility';
import { enterAs, mailWith, newShopper } from '../fixtures/people';
import { sandboxState } from '../fixtures/shop';
import { fillCart, goToCheckout, openPayment, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test('a shopper cancels a pending order, and the money goes back', async ({ page, isMobile }) => {
  const shopper = await newShopper();
  await fillCart(shopper.token, await television(isMobile ? 9 : 10));
  await enterAs(page, shopper, '/cart');
  await goToCheckout(page);
  const payment = await openPayment(page);
  await payment.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL(/\/order-placed\//);
  await page.getByRole('link', { name: 'See my orders' }).click();
  await expect(page).toHaveURL('/myorders');
  await expectUsable(page, 'the order history', { within: 'main' });
  const order = page.getByRole('article');
  await order.getByRole('button', { name: /Cancel/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/cannot be undone/i);
  await dialog.getByRole('button', { name: /Cancel order|Yes/ }).click();
  await expect(page.getByText('Order cancelled successfully')).toBeVisible();
  await expect(order).toContainText('Cancelled');
  await mailWith(shopper.email, /refund/i);
  const paymentId = /pay_\w{14}/.exec((await order.textContent()) ?? '')?.[0];
  const { refunds } = await sandboxState();
  expect(refunds.filter((refund) => refund.payment_id === paymentId)).toHaveLength(1);
});

test(
  'a visitor who opens the orders page signs in first and comes back',
  { tag: '@any-width' },
  async ({ page }) => {
    const shopper = await newShopper();
    await page.goto('/myorders');
    await expect(page).toHaveURL(/\/signin/);
    await page.getByLabel('Email').fill(shopper.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(shopper.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/myorders');
  },
);

test('signing out asks for confirmation and clears personal data', async ({ page }) => {
  const shopper = await newShopper();
  await page.goto('/signin');
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(shopper.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(dialog).toContainText('Do you want to logout?');
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeAttached();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
