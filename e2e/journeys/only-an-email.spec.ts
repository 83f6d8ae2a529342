import { countCodes, newEmail, readCode } from '../fixtures/people';
import { newTelevision, openPayment } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test('a shopper who has nothing but an e-mail buys a television now, and sees the order', async ({
  page,
}) => {
  const product = await newTelevision();
  const email = newEmail();
  await page.goto(`/television/${product._id}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL(/\/signin\?/);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue with an OTP by email' }).click();
  const before = await countCodes(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('6-digit OTP').fill(await readCode(email, before));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  await expect(page).toHaveURL(/\/checkout$/);
  await page.getByLabel('ZIP Code').fill('560034');
  await expect(page.getByLabel('State')).toHaveValue('Karnataka');
  await expect(page.getByLabel('City')).not.toHaveValue('');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByLabel('Name', { exact: true }).fill('Kavya Nair');
  await page.getByLabel('Phone').fill('9845098450');
  await page.getByLabel('Address', { exact: true }).fill('7, Lake View Road');
  await page.getByLabel('Landmark (optional)').fill('Opposite City Mall');
  await page.getByRole('checkbox', { name: /Add a gift note/ }).check();
  await page.getByRole('textbox', { name: 'Gift note' }).fill('For Amma');

  const provider = await openPayment(page);
  await provider.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL(/\/order-placed\//);
  await expect(page.getByText(product.name).first()).toBeVisible();
  await page.goto('/myorders');
  await expect(page.getByText(product.name).first()).toBeVisible();
  await expect(page.getByText('For Amma').first()).toBeVisible();
  await page.getByRole('button', { name: 'Order again' }).first().click();
  await expect(page.getByText('All of it is in your cart.')).toBeVisible();
});
