import type { Page } from '@playwright/test';
import { enterAs, newEmail, newShopper } from '../fixtures/people';
import { address, buy, pressUntil, setStatus, television, newTelevision } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

/** Lets every call of a procedure fail as a lost connection does, until the returned function is called. */
async function lose(page: Page, procedure: string): Promise<() => Promise<void>> {
  const matches = (url: URL) => url.pathname.startsWith('/trpc/') && url.pathname.includes(procedure);
  await page.route(matches, (route) => route.abort());
  return () => page.unroute(matches);
}

/* A lost connection is the point of these tests, and the browser logs it. */
test.use({ alsoExpected: /ERR_FAILED|Failed to fetch|TRPCClientError/ });

const says = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

test('the profile shows what was saved and what was not', async ({ page }) => {
  const shopper = await newShopper();
  await enterAs(page, shopper, '/user-profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Address', { exact: true }).fill('7, Lake View Road, Bengaluru');
  const found = await lose(page, 'accounts.update');
  await page.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Error updating profile.');
  await found();
  await page.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Profile updated successfully!');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Email', { exact: true }).fill(newEmail());
  await page.getByRole('button', { name: 'Save' }).click();
  await says(page, 'OTP sent to your new email!');
});

test('the cart confirms each change and prompts visitors to sign in', async ({ page }) => {
  const product = await television(15);
  await page.goto(`/television/${product._id}`);
  const addToCart = page.getByRole('button', { name: 'Add to Cart' }).first();
  await pressUntil(addToCart, page.getByText('Please login to add product'));
  const shopper = await newShopper();
  await enterAs(page, shopper, `/television/${product._id}`);
  const decline = page.getByRole('button', { name: 'No Thanks' });
  await pressUntil(addToCart, decline);
  await decline.click();
  await says(page, 'Product added to cart successfully!');
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await says(page, 'Quantity updated successfully!');
  await page.getByRole('button', { name: `Remove ${product.name} from the cart` }).click();
  await says(page, 'Product removed from cart successfully!');
});

test('a television without reviews shows a notice', async ({ page }) => {
  const { _id } = await newTelevision();
  await page.goto(`/television/${_id}`);
  await says(page, 'No reviews found');
});

test('orders and invoices say what could not be done, and empty lists that they are empty', async ({
  page,
}) => {
  const shopper = await newShopper();
  await enterAs(page, shopper, '/my-invoices');
  await says(page, 'No Invoices found');
  await page.goto('/raise-complaint');
  await says(page, 'No complaints found');

  const orderId = await buy(shopper, await television(16));
  await page.goto('/my-invoices');
  await lose(page, 'invoices.download');
  await page.route('**/download-invoice', (route) => route.abort());
  await page.getByRole('button', { name: /Download/ }).click();
  await says(page, 'Failed to download invoice');

  await page.goto('/myorders');
  const found = await lose(page, 'orders.updateStatus');
  await page
    .getByRole('article')
    .getByRole('button', { name: /Cancel/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Cancel order|Yes/ })
    .click();
  await says(page, 'Failed to cancel order');
  await found();

  await setStatus(orderId, 'Delivered');
  await page.goto('/myorders');
  await page.getByRole('button', { name: 'Return', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Return this order' });
  await dialog.getByRole('radio', { name: 'Other' }).check();
  await dialog.getByRole('button', { name: 'Request return' }).click();
  await expect(dialog.getByText('Please specify your reason.')).toBeVisible();
  await dialog.getByLabel('Please tell us more').fill('It does not fit our wall.');
  await dialog.getByRole('button', { name: 'Request return' }).click();
  await says(page, 'Return request submitted successfully!');
});

test('far from the place of dispatch, the day of delivery is still to be confirmed', async ({ page }) => {
  const shopper = await newShopper();
  await buy(shopper, await television(17), { ...address, city: 'Port Blair', zip: '744101' });
  await enterAs(page, shopper, '/myorders');
  await says(page, 'To be confirmed');
});

test('a visitor may write a review, and it is sent once they have signed in', async ({ page }) => {
  const product = await television(18);
  await page.goto(`/television/${product._id}`);
  const form = page.getByRole('form', { name: 'Your review' });
  await pressUntil(page.getByRole('button', { name: 'Write a Review' }), form);
  await form.getByRole('radio').nth(4).check({ force: true });
  await form.getByLabel('Title').fill('Bright');
  await form.getByLabel('Comment').fill('Bright enough for our veranda.');
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await says(page, 'Please login to submit review');
  const shopper = await newShopper();
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(shopper.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await says(page, 'Review submitted successfully!');
  await says(page, 'Bright enough for our veranda.');
});
