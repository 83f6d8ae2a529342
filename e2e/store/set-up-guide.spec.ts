import { expectUsable } from '../fixtures/accessibility';
import { enterAs, newShopper } from '../fixtures/people';
import { buy, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test(
  'a buyer finds the guide with the order, ticks off steps, and finds the ticks again',
  { tag: '@any-width' },
  async ({ page }) => {
    const product = await television(11);
    const shopper = await newShopper();
    const order = await buy(shopper, product);
    await enterAs(page, shopper, `/order-placed/${order}`);
    await page.getByRole('link', { name: `Set-up guide of ${product.name}` }).click();
    await expect(page).toHaveURL(`/set-up/${product._id}`);
    await expect(page.getByRole('heading', { level: 1, name: `Set up the ${product.name}` })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Remote control' }).check();
    await page.getByRole('checkbox', { name: /^Plug it into a wall socket/ }).check();
    await expect(page.getByText(/^2 of \d+ done$/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Remote control' })).toBeChecked();
    await expect(page.getByText(/^2 of \d+ done$/)).toBeVisible();
    await expectUsable(page, 'the set-up guide');
    await page.getByRole('link', { name: 'Open the pixel lab' }).click();
    await expect(page).toHaveURL('/pixel-lab');
  },
);

test('the guide can be read and ticked without script', async ({ browser, baseURL }) => {
  const { _id: id, name } = await television(11);
  const withoutScript = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await withoutScript.newPage();
  await page.goto(`/hi/set-up/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `${name} लगाएँ` })).toBeVisible();
  await page.getByRole('checkbox', { name: 'रिमोट', exact: true }).check();
  await expect(page.getByText(/VESA \d+ × \d+ मिमी/)).toBeVisible();
  const missing = await page.goto('/set-up/019a1b2c-3d4e-7f50-8a6b-7c8d9e0f1a2b');
  expect(missing?.status()).toBe(404);
  await withoutScript.close();
});
