import { orderNumber } from '@aabha/contracts/orders/order-number';
import { enterAs, mailWith, newShopper, staffToken } from '../fixtures/people';
import { rest, urls, type Mail } from '../fixtures/shop';
import { buy, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

/** Returns the tracking link of a mail. */
const linkIn = ({ text }: Mail) => /\/track\/\S+/.exec(text)?.[0] ?? '';

/** Packs an order and hands it over, as staff do. */
async function ship(orderId: string, awb: string): Promise<void> {
  const token = await staffToken();
  const { shipment } = await rest<{ shipment: { _id: string } }>(
    '/shipment/new',
    { order_id: orderId },
    token,
  );
  await rest(`/shipment/${shipment._id}/packed`, {}, token);
  await rest(`/shipment/${shipment._id}/shipped`, { courier: 'dtdc', awb }, token);
}

test('an order is followed by the link of its mail without signing in, and its owner opens it from there', async ({
  page: owner,
  browser,
}) => {
  const [product, shopper] = [await television(9), await newShopper()];
  const id = await buy(shopper, product);
  const number = orderNumber(id);
  await ship(id, `D${number}`);
  const link = linkIn(await mailWith(shopper.email, new RegExp(`^Your order ${number}: Shipped`)));

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const referrers: string[] = [];
  phone.on('request', (request) => referrers.push(request.headers().referer ?? ''));
  const response = await phone.goto(urls.store + link);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(phone.getByRole('heading', { name: 'Your order is on its way' })).toBeVisible();
  await expect(phone.getByRole('list', { name: 'Parcel', exact: true })).toContainText(product.name);
  await expect(phone.getByText(`D${number}`)).toBeVisible();
  await expect(phone.getByRole('link', { name: /^Track D.+ at DTDC/ })).toHaveAttribute('href', /dtdc/);
  await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  for (const secret of [shopper.name, shopper.email, '₹'])
    await expect(phone.getByRole('main')).not.toContainText(secret);
  expect(referrers.filter((referrer) => referrer.includes('/track/'))).toEqual([]);
  await phone.goto(`${urls.store}${link.slice(0, -4)}`);
  await expect(phone.getByRole('heading', { name: 'This link does not work' })).toBeVisible();

  await enterAs(owner, shopper, `/order-placed/${id}`);
  await owner.getByRole('link', { name: 'Open tracking page' }).click();
  await expect(owner).toHaveURL(link);
  await owner.getByRole('link', { name: 'Open the order' }).click();
  await expect(owner).toHaveURL(`/myorders#order-${id}`);
  await expect(owner.getByRole('link', { name: `Track shipment D${number} at DTDC` })).toBeVisible();
});

test('a visitor asks for the link with the number and e-mail of an order', async ({ page }) => {
  const shopper = await newShopper();
  const number = orderNumber(await buy(shopper, await television(9)));
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Track an order without logging in' }).click();
  await page.getByLabel('Order number').fill(number);
  await page.getByRole('main').getByLabel('Email').fill(shopper.email);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByText(`we have sent a link to ${shopper.email}`)).toBeVisible();
  const link = linkIn(await mailWith(shopper.email, new RegExp(`^Track your order ${number}$`)));
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'We are getting your order ready' })).toBeVisible();
  await expect(page.getByText(`Order ${number}`)).toBeVisible();
});
