import type { Page } from '@playwright/test';
import { enterAs, countCodes, newEmail, newShopper, readCode } from '../fixtures/people';
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

test('sign-in, sign-up and a forgotten password say what failed, and go on when it works again', async ({
  page,
}) => {
  await page.goto('/signin');
  await page.getByLabel('Email').fill('kavya@shoppers.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('whatever it was');
  await lose(page, 'accounts.login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await says(page, 'Signin failed.');

  const email = newEmail();
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Kavya Nair');
  await page.getByLabel('Phone').fill('9845098450');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('Evening@1');
  const found = await lose(page, 'accounts.sendEmailOtp');
  await page.getByRole('button', { name: 'Continue' }).click();
  await says(page, 'Failed to send OTP.');
  await found();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('6-digit OTP').fill(await readCode(email));
  const verified = await lose(page, 'accounts.verifyEmailOtp');
  await page.getByRole('button', { name: 'Verify and create account' }).click();
  await says(page, 'OTP verification failed.');
  await verified();
  const opened = await lose(page, 'accounts.signup');
  await page.getByRole('button', { name: 'Verify and create account' }).click();
  await says(page, 'An error occurred during verification.');
  await opened();
  await page.getByRole('button', { name: 'Verify and create account' }).click();
  await says(page, 'Account created successfully!');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/forgot-password');
  const codes = await countCodes(email);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('6-digit OTP').fill('12');
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await says(page, 'Please enter a valid 6-digit OTP.');
  await page.getByLabel('6-digit OTP').fill(await readCode(email, codes));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByRole('button', { name: 'Reset password' }).click();
  await says(page, 'New password is required.');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('Another@1');
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('Another@2');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await says(page, 'Passwords do not match.');
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('Another@1');
  await lose(page, 'accounts.changePassword');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await says(page, 'Password reset failed.');
});

test('a second code can be requested after half a minute', async ({ page }) => {
  test.setTimeout(120_000);
  const email = newEmail();
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Kavya Nair');
  await page.getByLabel('Phone').fill('9845098450');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('Evening@1');
  await page.getByRole('button', { name: 'Continue' }).click();
  const resend = page.getByRole('button', { name: /^Resend/ });
  await expect(resend).toBeEnabled({ timeout: 45_000 });
  await expect(resend).toHaveText(/^Resend( OTP)?$/, { timeout: 45_000 });
  const found = await lose(page, 'accounts.sendEmailOtp');
  await resend.click();
  await says(page, 'Failed to resend OTP.');
  await found();
  await resend.click();
  await says(page, 'OTP resent successfully!');
  await expect.poll(() => countCodes(email)).toBe(2);
});

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

test('failed searches, messages and subscriptions show an error', async ({ page }) => {
  await page.goto('/');
  await page
    .getByLabel(/in your inbox/i)
    .last()
    .fill('nobody');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await says(page, 'Please enter a valid email address.');
  await page
    .getByLabel(/in your inbox/i)
    .last()
    .fill(newEmail());
  const found = await lose(page, 'contact.subscribe');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await says(page, 'Subscription failed. Please try again.');
  await found();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await says(page, 'Subscribed successfully!');

  await lose(page, 'products.list');
  await page
    .getByRole('button', { name: /Search/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Search televisions' }).fill('velora');
  await says(page, 'Error searching products');

  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Kavya Nair');
  await page.getByLabel('Email', { exact: true }).fill(newEmail());
  await page.getByLabel('Phone', { exact: true }).fill('9845098450');
  await page.getByLabel('Subject').fill('Delivery upstairs');
  await page.getByLabel('Message').fill('Do you deliver to the second floor?');
  await lose(page, 'contact.create');
  await page.getByRole('button', { name: 'Send message' }).click();
  await says(page, 'Failed to send message. Please try again.');
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
