import { type Page } from '@playwright/test';
import { enterBackOffice, staff } from '../fixtures/people';
import { pick } from '../fixtures/pick';
import { urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

/** The number of an order or an invoice. */
const numberIn = (page: Page, row: number) => page.getByRole('row').nth(row).getByRole('strong');
const press = (page: Page, number: number) =>
  page.getByRole('button', { name: `Go to page ${number}`, exact: true }).click();
/** '51-100 of 304': the total grows while other tests buy. */
const range = (page: Page, from: number, to: number) =>
  page.getByText(new RegExp(`^${from}-${to} of [\\d,]+$`));

/** Does something that asks for other rows, and waits for them: until they have come the pager is ahead of them. */
async function rowsOf(page: Page, asked: string, act: () => Promise<void>) {
  const come = page.waitForResponse(
    (answer) => answer.url().includes('.list') && decodeURIComponent(answer.url()).includes(asked),
  );
  await act();
  await (await come).finished();
  /* In the place of the button something turns until every answer is taken in. */
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
}

const turnTo = (page: Page, number: number) =>
  rowsOf(page, `"pageNum":${number},`, () => press(page, number));
const choosePerPage = (page: Page, size: number) =>
  rowsOf(page, `"pageSize":${size},`, () =>
    pick(page, page.getByRole('combobox', { name: 'Rows per page' }), String(size)),
  );

/** What other tests buy meanwhile then comes last and shifts nothing. */
const oldestFirst = (page: Page) =>
  rowsOf(page, '"order":"asc"', () => page.getByRole('button', { name: 'Sort by date ascending' }).click());

test('orders are turned, with more of them a page, and an order of page 2 leads back to page 2', async ({
  page,
}) => {
  await enterBackOffice(page, staff.subAdmin, '/admin-dashboard/orders');
  await oldestFirst(page);
  await turnTo(page, 2);
  await expect(range(page, 21, 40)).toBeVisible();
  await choosePerPage(page, 50);
  await expect(range(page, 1, 50)).toBeVisible();
  await turnTo(page, 2);
  await expect(range(page, 51, 100)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(51);
  const number = await numberIn(page, 7).innerText();
  await page.getByRole('cell', { name: number, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await page.goBack();
  await expect(range(page, 51, 100)).toBeVisible();
  await expect(page.getByRole('cell', { name: number, exact: true })).toBeVisible();
  /* By the menu as well, which names no page. */
  await page.getByRole('cell', { name: number, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(range(page, 51, 100)).toBeVisible();
  await expect(page.getByRole('cell', { name: number, exact: true })).toBeVisible();
});

test('invoices are turned, and one of page 2 is saved from there', async ({ page }) => {
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/invoices');
  await oldestFirst(page);
  await turnTo(page, 2);
  await expect(range(page, 21, 40)).toBeVisible();
  await choosePerPage(page, 100);
  await expect(range(page, 1, 100)).toBeVisible();
  await turnTo(page, 2);
  await expect(range(page, 101, 200)).toBeVisible();
  const number = await numberIn(page, 3).innerText();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download PDF of invoice ${number}` }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(range(page, 101, 200)).toBeVisible();
  await page.reload();
  await expect(range(page, 101, 200)).toBeVisible();
  await expect(page.getByRole('cell', { name: number, exact: true })).toBeVisible();
});

test('news are turned, an article of page 2 is viewed there, and all fit one larger page', async ({
  page,
}) => {
  /* Three a page by the address, as articles for a second page of twenty would push the shop's own out of its news. */
  const query = 'page=1&perPage=3&sort=created_at&order=ASC&filter=%7B%7D';
  await enterBackOffice(page, staff.subAdmin, `/admin-dashboard/news-updates?${query}`);
  await expect(range(page, 1, 3)).toBeVisible();
  const articles = page.getByRole('main').getByRole('heading', { level: 2 });
  await turnTo(page, 2);
  await expect(range(page, 4, 6)).toBeVisible();
  const title = await articles.nth(1).innerText();
  await page.getByRole('button', { name: `View ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(range(page, 4, 6)).toBeVisible();
  await expect(articles.nth(1)).toHaveText(title);
  await choosePerPage(page, 50);
  await expect(page.getByText(/^1-\d+ of \d+$/)).toBeVisible();
  await expect(articles.nth(4)).toHaveText(title);
});

test('a page that is turned to and has not come cannot be ticked as a whole', async ({ page }) => {
  await enterBackOffice(page, staff.subAdmin, '/admin-dashboard/orders');
  await oldestFirst(page);
  const whole = page.getByRole('checkbox', { name: 'Select this page' });
  await whole.check();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/orders\.list/, async (route) => {
    await held;
    await route.continue();
  });
  await press(page, 2);
  await expect(whole).toBeDisabled();
  letThrough();
  await expect(whole).toBeEnabled();
  await expect(whole).not.toBeChecked();
  await whole.check();
  await expect(page.getByText('40 items selected')).toBeVisible();
});
