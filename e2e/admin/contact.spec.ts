import { readFile } from 'node:fs/promises';
import { expectUsable } from '../fixtures/accessibility';
import { enterBackOffice, newEmail, staff } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

test('a message from the contact page is found and read by any member of staff', async ({ page }) => {
  const email = newEmail();
  await rest('/admin/contact-us', {
    name: 'Kavya Nair',
    email,
    phone: '9845098450',
    subject: 'Wall mount',
    message: 'Does the 55 inch fit a mount of 400 by 400?',
  });
  await enterBackOffice(page, staff.subAdmin, '/admin-dashboard/messages');
  await page.getByPlaceholder('Name, email, phone, subject, text').fill(email);
  await page.getByRole('cell', { name: email }).click();
  await expect(page.getByText('Does the 55 inch fit a mount of 400 by 400?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    `mailto:${email}?subject=Re%3A%20Wall%20mount`,
  );
});

test('a subscriber is listed and exported', async ({ page }) => {
  const email = newEmail();
  await rest('/otp/user-subscribes', { email });
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/subscribers');
  await page.getByPlaceholder('Email').fill(email);
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Subscribed');
  await expect(page.getByRole('row')).toHaveCount(2);
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await arrives;
  expect(download.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d{2}-\d{2}\.csv$/);
  const [header, row, end] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect([header, end]).toEqual(['\uFEFFEmail,Status,Since,Unsubscribed', '']);
  expect(row).toMatch(new RegExp(`^${email},Subscribed,`));
  await expect(page.getByText('1 subscriber exported.')).toBeVisible();
  /* One that ends before its last row is no file. */
  const headers = { 'x-row-count': '2', 'content-type': 'text/csv' };
  await page.route(/export-subscribers/, (route) =>
    route.fulfill({ headers, body: `${header}\r\n${row}\r\n` }),
  );
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export subscribers' });
  await expect(dialog).toContainText('The export stopped before the last row. No file was saved.');
  await expect(dialog).toHaveCSS('opacity', '1');
  await expectUsable(page, 'a failed export', { within: '[role=dialog]' });
  await page.unroute(/export-subscribers/);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toHaveCount(0);
});
