import { randomInt } from 'node:crypto';
import { type Page } from '@playwright/test';
import { enterBackOffice, staff, staffToken } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { newTelevision, newTelevisionName } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

/** The events that make a screen refetch. */
const occasions: [string, (page: Page) => Promise<void>][] = [
  [
    'its window has the focus again',
    (page) =>
      page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }),
  ],
  [
    'the connection is back',
    async (page) => {
      await page.context().setOffline(true);
      await page.waitForFunction(() => !navigator.onLine);
      await page.context().setOffline(false);
      await page.waitForFunction(() => navigator.onLine);
    },
  ],
];

/** Resolves once every request due by now has been sent: sends one of its own after them. */
const waitForDueRequests = (page: Page) =>
  page
    .evaluate(
      () =>
        new Promise((resolve, reject) => {
          setTimeout(() => void fetch('/healthz').then(resolve, reject));
        }),
    )
    .then(() => undefined);

for (const [occasion, happens] of occasions)
  test(`a list under an open dialog is not refetched when ${occasion}, until the dialog has closed`, async ({
    page,
  }) => {
    /* No real PIN code begins with 98, so these rows belong to this test. */
    const zip = `98${String(randomInt(10_000)).padStart(4, '0')}`;
    const area = {
      zipcode: zip,
      dispatchCenter: 'Test Dispatch',
      originCenter: 'Test Origin',
      returnCenter: 'Test Returns',
      facilityCity: 'Testpur',
      facilityState: 'Goa',
      outOfDeliveryArea: false,
    };
    const token = await staffToken();
    const { zipcode } = await rest<{ zipcode: { _id: string } }>('/zipcode/new', area, token);
    const search = JSON.stringify({ search: zip });
    await enterBackOffice(page, staff.superAdmin, `/admin-dashboard/area-of-services?filter=${search}`);
    await page.getByRole('button', { name: `Edit ${zip}` }).click();
    const dialog = page.getByRole('dialog', { name: `Edit ${zip}` });
    await dialog.getByLabel('City').fill('Half typ');

    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('serviceAreas.list')) requests.push(request.url());
    });
    /* A colleague deletes the row; a refetch would close its dialog. */
    await rest(`/zipcode/${zipcode._id}/remove`, {}, token);
    await happens(page);
    await waitForDueRequests(page);
    expect(requests).toEqual([]);
    await expect(dialog.getByLabel('City')).toHaveValue('Half typ');

    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await happens(page);
    await expect(page.getByText('No service areas found')).toBeVisible();
    expect(requests).toHaveLength(1);
  });

test('the edit dialog of a television waits for the whole record while the list refetches', async ({
  page,
}) => {
  const product = await newTelevision();
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/allproduct');
  await expect(page.getByRole('article', { name: product.name })).toBeVisible();
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/products\.getForStaff/, async (route) => {
    await released;
    await route.continue();
  });
  const narrowed = page.waitForResponse(
    (response) => response.url().includes('products.listForStaff') && response.url().includes('Parikshan'),
  );
  await page.getByPlaceholder('Name, brand, size, anything').fill(product.name);
  await page.getByRole('button', { name: `Edit ${product.name}` }).click();
  await (await narrowed).finished();
  await waitForDueRequests(page);
  const dialog = page.getByRole('dialog', { name: `Edit ${product.name}` });
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  letThrough();
  await expect(dialog.getByLabel('Stock on hand')).toBeVisible();
});

test('a search that completes under an open form keeps its row until the form is closed', async ({
  page,
}) => {
  const wanted = newTelevisionName();
  await newTelevision(wanted);
  const product = await newTelevision();
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/allproduct');
  const card = page.getByRole('article', { name: product.name, exact: true, includeHidden: true });
  await expect(card).toBeVisible();
  const narrowed = page.waitForResponse(
    (response) =>
      response.url().includes('products.listForStaff') && response.url().includes(encodeURIComponent(wanted)),
  );
  let letThrough = (): void => undefined;
  const opened = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(
    (url) => url.href.includes('products.listForStaff') && url.href.includes(encodeURIComponent(wanted)),
    async (route) => {
      await opened;
      await route.continue();
    },
  );
  await page.getByPlaceholder('Name, brand, size, anything').fill(wanted);
  await page.getByRole('button', { name: `Edit ${product.name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${product.name}` });
  await dialog.getByLabel('Stock on hand').fill('19');
  letThrough();
  await (await narrowed).finished();
  await expect(page).toHaveURL((url) => url.search.includes('filter'));
  await waitForDueRequests(page);
  await expect(dialog.getByLabel('Stock on hand')).toHaveValue('19');
  await expect(card).toHaveCount(1);

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article', { name: wanted })).toBeVisible();
  await expect(card).toHaveCount(0);
});
