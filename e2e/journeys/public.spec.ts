import { mailWith, newEmail } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { sitemapPages } from '../fixtures/sitemap';
import { expect, test } from '../fixtures/test';

test('a business orders in quantity without an account, at the price of its quantity', async ({ page }) => {
  const email = newEmail();
  await page.goto('/wholesale-bulk-products');
  await page.getByRole('checkbox', { name: /Tarangi Atithi 43/ }).check();
  await page.getByRole('spinbutton').first().fill('12');
  await expect(page.getByText('Total Value').first()).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).first().click();
  await expect(page.getByText(/required/i).first()).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Contact', { exact: true }).fill('9845098450');
  for (const [label, value] of [
    ['First name', 'Imran'],
    ['Last name', 'Khan'],
    ['Address', '4, Residency Road'],
    ['City', 'Bengaluru'],
    ['State', 'Karnataka'],
    ['PIN code (Zip code)', '560025'],
  ] as const)
    await page.getByLabel(label, { exact: true }).first().fill(value);
  await page.getByRole('button', { name: 'Place Order' }).first().click();
  await expect(
    page.getByText('Order Placed Successfully! Please check your email for order details').first(),
  ).toBeVisible();
  const mail = await mailWith(email, /order/i);
  expect(mail.text).toContain('Tarangi Atithi 43');
  await page.getByRole('button', { name: 'Place another order' }).click();
  await expect(page.getByRole('checkbox', { name: /Tarangi Atithi 43/ })).not.toBeChecked();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});

test('a message to the shop is confirmed, and preserved when it is refused', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Kavya Nair');
  await page.getByLabel('Message').fill('Do you deliver to the second floor?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('Do you deliver to the second floor?');
  await page.getByLabel('Email', { exact: true }).fill(newEmail());
  await page.getByLabel('Phone', { exact: true }).fill('9845098450');
  await page.getByLabel('Subject').fill('Delivery upstairs');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});

test('news is read from the list to the article', async ({ page }) => {
  await page.goto('/news-media');
  await page.getByRole('link', { name: /Which size for which room/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which size for which room');
  await expect(page.getByText('cut the larger one out of newspaper')).toBeVisible();
});

test('the newsletter is subscribed to and unsubscribed from by its link', async ({ page }) => {
  const email = newEmail();
  await page.goto('/');
  const field = page.getByLabel(/in your inbox/i).last();
  await field.fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const mail = await mailWith(email, /./);
  const link = /https?:\S+\/unsubscribe\S+/.exec(mail.text)?.[0];
  await page.goto(link ?? '/missing');
  await page.getByRole('button', { name: /Unsubscribe/ }).click();
  await expect(page.getByText(/no more|unsubscribed/i).first()).toBeVisible();
});

const PAGES = [
  '/about',
  '/contact',
  '/unboxing-policy',
  '/disclaimer',
  '/terms-conditions',
  '/privacy-policy',
  '/shipping-policy',
  '/news-media',
  '/wholesale-bulk-products',
  '/forgot-password',
  '/compare',
  '/find-my-television',
];

test('every public page is whole and known to search engines', async ({ page }) => {
  const listed = await sitemapPages(urls.store);
  for (const path of PAGES) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  expect(listed).toContain('/about');
  expect(listed.filter((path) => path.startsWith('/television/')).length).toBeGreaterThan(50);
});
