import { enterAs, newShopper, staffToken } from '../fixtures/people';
import { sentWithPassport } from '../fixtures/passports';
import { rest } from '../fixtures/shop';
import { buy, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test('a buyer finds the passport of a television, and whoever has its link sees the cover', async ({
  page,
  browser,
}) => {
  const shopper = await newShopper();
  const order = await buy(shopper, await television(11));
  const { serial, shipment } = await sentWithPassport(order, shopper.token);
  await rest(`/shipment/${shipment}/delivered`, {}, await staffToken());

  await enterAs(page, shopper, '/myorders');
  await page.getByRole('link', { name: new RegExp(`^Warranty passport of .*${serial}$`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Covered for \d+ days$/ })).toBeVisible();
  await expect(page.getByText(serial)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Claim warranty' })).toHaveAttribute(
    'href',
    `/raise-complaint?order=${order}&serial=${serial}`,
  );
  const code = page.getByRole('img', { name: 'QR code of this page' });
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1, name: /^Covered for/ })).toBeVisible();
  await expect(other.getByText(shopper.name)).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Claim warranty' })).toHaveAttribute('href', '/complaints');
  await other.goto(`${page.url()}x`);
  await expect(other.getByRole('heading', { name: 'No passport at this link' })).toBeVisible();
});

test('faulty pixels are marked and counted', async ({ page }) => {
  await page.goto('/pixel-lab');
  await page.getByRole('button', { name: 'Start' }).click();
  const panel = page.getByRole('button', { name: /, \d+ marks?$/ });
  await panel.click({ position: { x: 200, y: 200 } });
  await panel.click({ position: { x: 600, y: 300 } });
  await expect(panel).toHaveAccessibleName('Black, 2 marks');
  for (let colour = 1; colour < 6; colour += 1)
    await page.getByRole('button', { name: 'Next colour' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'You marked 2 pixels.' })).toBeVisible();
});
