import { readFile } from 'node:fs/promises';
import { expectUsable } from '../fixtures/accessibility';
import { enterBackOffice, newEmail, staff } from '../fixtures/people';
import { mailsTo, rest, urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

/** Returns the link in the mail with the answer to a message. */
async function linkOf(email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mail = (await mailsTo(email)).find(({ subject }) => subject.startsWith('We have answered'));
    link = /https?:\/\/\S+\/message\/\S+/.exec(mail?.text ?? '')?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

test('any staff answer a message from its screen; the sender replies with the link of the mail', async ({
  page,
}) => {
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
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Waiting for us');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Wall mount' }).click();
  await expect(page.getByText('Does the 55 inch fit a mount of 400 by 400?')).toBeVisible();
  await page.getByLabel('Answer to Kavya Nair').fill('Yes, it does.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes, it does.' })).toBeVisible();
  /* It fades away while colours are measured. */
  await expect(page.getByText('Answer sent')).toBeHidden();
  await expectUsable(page, 'a message');

  const link = await linkOf(email);
  await page.goto(link);
  await expect(page.getByText('Yes, it does.')).toBeVisible();
  await expectUsable(page, 'a message to the shop');
  await page.getByLabel('Your message').fill('Thank you!');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message has been sent. We will answer by email.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Thank you!' })).toBeVisible();
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
