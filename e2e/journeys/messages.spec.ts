import type { Page } from '@playwright/test';
import { enterAs, newShopper } from '../fixtures/people';
import { address, buy, pressUntil, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

const says = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

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

test('far from the place of dispatch, the order is expected when its lane arrives', async ({ page }) => {
  const shopper = await newShopper();
  await buy(shopper, await television(17), { ...address, city: 'Port Blair', zip: '744101' });
  await enterAs(page, shopper, '/myorders');
  await expect(page.getByText(/^Expected by \d{1,2} \w{3} \d{4}$/).first()).toBeVisible();
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
