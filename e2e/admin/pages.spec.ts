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

/** Runs an action that requests other rows, and waits for them: until they arrive the pager is ahead of them. */
async function rowsOf(page: Page, query: string, action: () => Promise<void>) {
  const rowsResponse = page.waitForResponse(
    (response) => response.url().includes('.list') && decodeURIComponent(response.url()).includes(query),
  );
  await action();
  await (await rowsResponse).finished();
  /* A spinner replaces the button until every response is rendered. */
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
}

const turnTo = (page: Page, number: number) =>
  rowsOf(page, `"pageNum":${number},`, () => press(page, number));
const choosePerPage = (page: Page, size: number) =>
  rowsOf(page, `"pageSize":${size},`, () =>
    pick(page, page.getByRole('combobox', { name: 'Rows per page' }), String(size)),
  );

/** Sorts the oldest first, so that orders of concurrent tests come last and shift nothing. */
const oldestFirst = (page: Page) =>
  rowsOf(page, '"order":"asc"', () => page.getByRole('button', { name: 'Sort by date ascending' }).click());

test('orders are paginated by page size, and an order of page 2 leads back to page 2', async ({ page }) => {
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
  /* The link of the sidebar, which has no page number, leads back to it too. */
  await page.getByRole('cell', { name: number, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(range(page, 51, 100)).toBeVisible();
  await expect(page.getByRole('cell', { name: number, exact: true })).toBeVisible();
});

test('invoices are paginated, and one of page 2 is downloaded from there', async ({ page }) => {
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

test('news are paginated, an article of page 2 opens there, and all fit one larger page', async ({
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

test('a page that is still loading cannot be selected as a whole', async ({ page }) => {
  await enterBackOffice(page, staff.subAdmin, '/admin-dashboard/orders');
  await oldestFirst(page);
  const whole = page.getByRole('checkbox', { name: 'Select this page' });
  await whole.check();
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/orders\.list/, async (route) => {
    await released;
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
