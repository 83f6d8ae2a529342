import { enterAs, newShopper, staff } from '../fixtures/people';
import { rest } from '../fixtures/shop';
import { fillCart, pressUntil, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test('what a visitor adds is in the cart once after signing in', async ({ page }) => {
  const product = await television(7);
  await page.goto(`/television/${product._id}`);
  const notice = page.getByText('Please login to add product');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('2');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/signin\?redirect=/);
  const shopper = await newShopper();
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAccessibleDescription(
    'Invalid email or password.',
  );
  await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(shopper.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL(`/television/${product._id}`);
  await expect(notice).toBeHidden({ timeout: 2000 });
  await page.getByRole('button', { name: 'No Thanks' }).click();
  await expect(page.getByText('Product added to cart successfully!')).toBeVisible();
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' }).click();
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveText('2');
});

test('totals follow quantities, coupons come and go, and the last unit removed empties the cart', async ({
  page,
}) => {
  const shopper = await newShopper();
  const product = await television(8);
  await fillCart(shopper.token, product);
  await enterAs(page, shopper, '/cart');
  const rupees = (amount: number) =>
    new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }).format(
      amount,
    );
  await expect(page.getByText(rupees(product.new_price + 99)).first()).toBeVisible();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.getByText(rupees(2 * product.new_price + 99)).first()).toBeVisible();

  /* The toast covers neither the totals nor the checkout button. */
  const toast = await page
    .getByRole('status')
    .filter({ hasText: 'Quantity updated successfully!' })
    .boundingBox();
  const summary = await page.getByRole('complementary', { name: 'Order Summary' }).boundingBox();
  expect(toast?.y).toBeGreaterThanOrEqual(0);
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(Math.max(summary?.y ?? 0, 84));

  await page.getByLabel('Coupon code').fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This coupon code does not exist.').first()).toBeVisible();
  await page.getByLabel('Coupon code').fill('OLDGLOW');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/This coupon expired on/).first()).toBeVisible();
  await page.getByLabel('Coupon code').fill('FESTIVE15');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Remove coupon FESTIVE15' }).click();
  await expect(page.getByLabel('Coupon code')).toHaveValue('');

  await page.getByRole('button', { name: 'Decrease quantity' }).click();
  await page.getByRole('button', { name: `Remove ${product.name}`, exact: true }).click();
  await expect(page.getByText(/cart is empty/i).first()).toBeVisible();
});

test('a quantity beyond the stock is refused with the specified text', async ({ page }) => {
  const shopper = await newShopper();
  const { productList } = await rest<{ productList: { _id: string; stock: number }[] }>('/product/list', {
    pageNum: 1,
    pageSize: 100,
    filters: { availability: 'in' },
    sort: { field: 'stock', order: 'asc' },
  });
  const scarce = productList.find(({ stock }) => stock === 2) ?? productList[0];
  if (!scarce) throw new Error('Everything is sold out.');
  await rest(
    '/cart/new',
    { cart: { items: [{ product: scarce._id, quantity: scarce.stock, warranty_months: 0 }] } },
    shopper.token,
  );
  await enterAs(page, shopper, '/cart');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.getByText('Available Stock Quantity Exceeded.').first()).toBeVisible();
});

test(
  'a cart that another tab changed is right again as soon as its tab is looked at',
  { tag: '@any-width' },
  async ({ page }) => {
    const shopper = await newShopper();
    const product = await television(9);
    await fillCart(shopper.token, product);
    await enterAs(page, shopper, '/cart');
    const quantity = page.getByLabel('Quantity', { exact: true });
    await expect(quantity).toHaveText('1');
    await fillCart(shopper.token, product);
    /* Focus during a pending cart request starts no second one, and the pending response may be older than the change. */
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expect(quantity).toHaveText('2', { timeout: 3000 });
    }).toPass();
  },
);

test('a notice does not cover the next cart action', async ({ page }) => {
  const shopper = await newShopper();
  const product = await television(10);
  await enterAs(page, shopper, `/television/${product._id}`);
  const noThanks = page.getByRole('button', { name: 'No Thanks' });
  await pressUntil(page.getByRole('button', { name: 'Add to Cart' }).first(), noThanks);
  await noThanks.click();
  const toast = page.getByText('Product added to cart successfully!');
  await expect(toast).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click({ timeout: 2000 });
  await expect(page).toHaveURL('/cart');
});

test('staff cannot shop with their account', { tag: '@any-width' }, async () => {
  await expect(rest('/auth/login', staff.superAdmin)).rejects.toThrow('401');
});
