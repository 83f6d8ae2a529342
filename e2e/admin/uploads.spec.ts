import { crc32, deflateSync } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { signInAsStaff, staff } from '../fixtures/people';
import { pick } from '../fixtures/pick';
import { urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A picture in one colour; with noise it has a size that takes a while to send. */
function picture(name: string, sidePx = 32) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(sidePx, 0);
  head.writeUInt32BE(sidePx, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = () => Buffer.concat([Buffer.from([0]), randomBytes(sidePx * 3)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: sidePx }, row)));
  return png(
    name,
    Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]),
  );
}

/** Holds what the page receives until the returned function is called; what it sends goes out at once. */
async function holdResponses(line: CDPSession): Promise<() => Promise<unknown>> {
  await line.send('Fetch.enable', { patterns: [{ requestStage: 'Response' }] });
  /* Lets go of all that is held, and of what comes after the page has been left. */
  return () => line.send('Fetch.disable');
}

const FORMS = [
  {
    what: 'a television',
    save: 'Add Product',
    open: async (page: Page): Promise<Locator> => {
      await page.goto('/admin-dashboard/addproduct');
      const form = page.locator('form');
      await form.getByLabel('Brand').fill('Kept');
      return form;
    },
    filledLabel: 'Brand',
    complete: async (page: Page, form: Locator) => {
      const texts = {
        MRP: '40000',
        'Stock on hand': '3',
        Screen: '43',
        'BEE stars': '3',
        Energy: '90',
        HSN: '85287217',
      };
      await form
        .getByLabel('Name', { exact: true })
        .fill(`Parikshan ${randomBytes(4).toString('hex')} 43 inch`);
      for (const [label, text] of Object.entries(texts)) await form.getByLabel(label).fill(text);
      for (const [label, option] of [
        ['Resolution', '4K Ultra HD'],
        ['Technology', 'QLED'],
      ] as const) {
        await pick(page, form.getByRole('combobox', { name: label }), option);
      }
    },
    saved: 'Product added successfully!',
  },
  {
    what: 'an article',
    save: 'Create',
    open: async (page: Page): Promise<Locator> => {
      await page.goto('/admin-dashboard/news-updates');
      await page.getByRole('button', { name: 'Create News' }).click();
      const form = page.getByRole('dialog', { name: 'Create News' });
      await form.getByLabel('Subtitle').fill('Kept');
      return form;
    },
    filledLabel: 'Subtitle',
    complete: async (_page: Page, form: Locator) => {
      await form.getByLabel('Title', { exact: true }).fill(`Sending ${randomBytes(4).toString('hex')}`);
      await form.getByLabel('Description').fill('For trying things out.');
    },
    saved: 'News created successfully!',
  },
];

for (const { what, save, open, filledLabel, complete, saved } of FORMS) {
  test.describe('a torn picture', () => {
    /* The recorder of a failing test requests every picture's source; the browser drops that of a corrupt one. */
    test.use({ alsoExpected: /^Connecting to 'blob:/ });
    test(`pictures of ${what}: one that only begins like a picture is refused by the shop, and can be taken out`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await signInAsStaff(page, staff.superAdmin);
      const form = await open(page);
      await complete(page, form);
      const files = form.locator('input[type=file]');
      await files.setInputFiles([
        picture('good.png'),
        png('torn.png', Buffer.concat([SIGNATURE, randomBytes(400)])),
      ]);
      await form.getByRole('button', { name: save, exact: true }).click();
      await expect(form.getByText(/torn\.png/).first()).toBeVisible();
      await expect(form.getByLabel(filledLabel, { exact: true })).toHaveValue('Kept');
      await expect(form.getByRole('img')).toHaveCount(2);
      await form.getByRole('button', { name: 'Remove picture 2' }).click();
      await form.getByRole('button', { name: save, exact: true }).click();
      await expect(page.getByText(saved)).toBeVisible();
    });
  });

  test(`pictures of ${what}: the upload progress is shown`, async ({ page }) => {
    await signInAsStaff(page, staff.superAdmin);
    const form = await open(page);
    await complete(page, form);
    await form.locator('input[type=file]').setInputFiles([picture('noise.png', 500)]);
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput: 250_000,
    });
    const release = await holdResponses(line);
    await form.getByRole('button', { name: save, exact: true }).click();
    await expect(form.getByRole('status').getByText(/^Sending, \d+%$/)).toBeVisible();
    await expect(form.getByText('Preparing the images...')).toBeVisible();
    await release();
    await expect(page.getByText(saved)).toBeVisible();
  });
}

test('a picture in place of a CSV file shows an error, and the screen is unchanged', async ({ page }) => {
  await signInAsStaff(page, staff.superAdmin);
  for (const [path, title] of [
    ['area-of-services', 'Import service areas'],
    ['allproduct', 'Import products'],
  ] as const) {
    await page.goto(`/admin-dashboard/${path}`);
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog
      .locator('input[type=file]')
      .setInputFiles([{ ...picture('list.csv'), mimeType: 'text/csv' }]);
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  }
});
