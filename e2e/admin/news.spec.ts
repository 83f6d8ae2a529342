import { randomBytes } from 'node:crypto';
import { deflateSync, crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import { signInAsStaff, staff } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A small PNG in one colour that no other test has. */
function picture(name: string) {
  const [widthPx, heightPx] = [64, 36];
  const colour = randomBytes(3);
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: widthPx }, () => colour)]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(widthPx, 0);
  head.writeUInt32BE(heightPx, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: heightPx }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

const newTitle = () => `Wall mounting ${randomBytes(4).toString('hex')}`;

async function openForm(page: Page, title: string) {
  await page.goto('/admin-dashboard/news-updates');
  await page.getByRole('button', { name: 'Create News' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create News' });
  await dialog.getByLabel('Title', { exact: true }).fill(title);
  await dialog.getByLabel('Subtitle').fill('Which screws hold in which wall.');
  await dialog.getByLabel('Description').fill('Brick holds.\n\nPlaster does not.');
  return dialog;
}

test('an article is created, viewed, edited and deleted, by a SubAdmin too', async ({ page }) => {
  const title = newTitle();
  await signInAsStaff(page, staff.subAdmin);
  const dialog = await openForm(page, title);
  await dialog.locator('input[type=file]').setInputFiles([picture('one.png'), picture('two.png')]);
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('News created successfully!')).toBeVisible();

  await page.getByRole('button', { name: `View ${title}` }).click();
  const view = page.getByRole('dialog', { name: title });
  await expect(view).toContainText('Plaster does not.');
  await expect(view.getByRole('img')).toHaveCount(2);
  await view.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit News' });
  await edit.getByRole('button', { name: 'Remove picture 1' }).click();
  await edit.getByLabel('Subtitle').fill('Screws, and where they hold.');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('News updated successfully!')).toBeVisible();
  await expect(page.getByText('Screws, and where they hold.')).toBeVisible();

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('News deleted successfully!')).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});
