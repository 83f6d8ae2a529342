import { enterAs, newShopper } from '../fixtures/people';
import { address, fillCart, openPayment, pressUntil, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test('a shopper saves an address, buys to it, and saves another one while buying', async ({ page }) => {
  const shopper = await newShopper();
  await enterAs(page, shopper, '/user-profile');
  const book = page.getByRole('region', { name: 'Saved addresses' });
  await pressUntil(
    book.getByRole('button', { name: 'Add address' }),
    book.getByLabel('Address', { exact: true }),
  );
  await book.getByLabel(/^Name of the address/).fill('Parents');
  await book.getByLabel('Name', { exact: true }).fill('Lakshmi Nair');
  await book.getByLabel('Address', { exact: true }).fill('12, Temple Road');
  await book.getByLabel(/^Landmark/).fill('Behind the post office');
  await book.getByLabel('City').fill('Bengaluru');
  await book.getByLabel('ZIP Code').fill('560001');
  await book.getByRole('button', { name: 'Save address' }).click();
  await expect(book.getByRole('listitem')).toContainText('12, Temple Road, Behind the post office');
  await expect(book.getByText('Used first')).toBeVisible();

  await fillCart(shopper.token, await television(11));
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('radio', { name: /^Parents/ })).toBeChecked();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lakshmi Nair');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(
    '12, Temple Road, Behind the post office',
  );
  await page.getByRole('radio', { name: 'Another address' }).check();
  await page.getByLabel('Name', { exact: true }).fill(address.name);
  await page.getByLabel('Address', { exact: true }).fill(address.address);
  await page.getByLabel('ZIP Code').fill(address.zip);
  await page.getByLabel('City').fill(address.city);
  await page.getByRole('checkbox', { name: 'Save this address in my account' }).check();
  const payment = await openPayment(page);
  await payment.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL(/\/order-placed\//);

  await page.goto('/user-profile');
  await expect(book.getByRole('listitem')).toHaveCount(2);
  await expect(book.getByRole('listitem').nth(1)).toContainText(address.address);
  await book.getByRole('button', { name: 'Remove Parents' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this address?' });
  await expect(dialog).toContainText('12, Temple Road');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(book.getByRole('listitem')).toHaveCount(1);
  await expect(book.getByRole('listitem')).toContainText('Used first');
});
