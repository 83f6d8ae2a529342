import { enterAs, mailWith, newEmail, newShopper, staffToken } from '../fixtures/people';
import { rest } from '../fixtures/shop';
import { newTelevision, pressUntil } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

const countStock = async (product: string, counted: number) =>
  rest('/stock/count', { product, counted }, await staffToken());

/** Returns a television that is sold out. */
async function soldOut(): Promise<string> {
  const { _id } = await newTelevision();
  await countStock(_id, 0);
  return _id;
}

const linkIn = (text: string, part: string) =>
  new RegExp(String.raw`https?:\S+${part}\S*`).exec(text)?.[0] ?? '/missing';

test('a shopper is told that a television is back, and opens it from the mail', async ({ page }) => {
  const [product, shopper] = [await soldOut(), await newShopper()];
  await enterAs(page, shopper, `/television/${product}`);
  await pressUntil(
    page.getByRole('button', { name: 'Notify me when it is back' }),
    page.getByText('We will email you when it is back.'),
  );
  await page.getByRole('link', { name: 'My alerts', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My alerts' })).toBeVisible();
  await expect(page.getByText('Back in stock')).toBeVisible();
  await countStock(product, 5);
  const mail = await mailWith(shopper.email, /^Back in stock: /);
  await page.goto(linkIn(mail.text, '/television/'));
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await page.goto('/my-alerts');
  await expect(page.getByRole('heading', { name: 'You have no alerts' })).toBeVisible();
});

test('a visitor confirms an alert with the link of a mail, and stops it without signing in', async ({
  page,
}) => {
  const [product, email] = [await soldOut(), newEmail()];
  await page.goto(`/television/${product}`);
  await page.getByRole('button', { name: 'Tell me when the price falls' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell me when the price falls' });
  await dialog.getByRole('group', { name: 'Some prices to choose from' }).getByRole('button').first().click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText(`We have sent a link to ${email}.`)).toBeVisible();
  const { text } = await mailWith(email, /^Please confirm your alert$/);
  await page.goto(linkIn(text, '/alert/confirm'));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('heading', { name: 'Your alert is on' })).toBeVisible();
  await page.goto(linkIn(text, '/alert/stop'));
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'This alert has ended' })).toBeVisible();
});
