import { enterAs, enterBackOffice, newShopper, staff } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { buy, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

/* About us is no part of an order: a new version of the terms would refuse the checkouts of tests beside this one. */
test('a text is edited, previewed and published, the shop shows it, and an order links to its terms', async ({
  page,
  browser,
}) => {
  const heading = `A television is a window. Since ${Date.now()}.`;
  const desk = await (await browser.newContext({ baseURL: urls.admin })).newPage();
  await enterBackOffice(desk, staff.superAdmin, '/admin-dashboard/settings');
  const card = desk.getByRole('region', { name: 'About us' });
  await card.getByRole('button', { name: 'Edit About us' }).click();
  await desk.getByLabel('Heading', { exact: true }).first().fill(heading);
  await desk.getByRole('button', { name: 'Save draft' }).click();
  await card.getByRole('button', { name: 'Preview and publish' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(
    dialog.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: heading }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(desk.getByText('About us published.')).toBeVisible();

  const shopper = await newShopper();
  await buy(shopper, await television(4));
  await enterAs(page, shopper, '/myorders');
  const terms = page.getByRole('link', { name: /^Terms and conditions \(version \d+\)$/ });
  await expect(terms).toHaveAttribute('href', /^\/terms-conditions\?version=\d+&at=/);
  await terms.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
});
