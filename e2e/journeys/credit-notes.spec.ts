import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pdfPages } from '../../apps/api/src/testing/pdf-pages';
import { enterAs, enterBackOffice, mailWith, newShopper, staff, staffToken } from '../fixtures/people';
import { pick } from '../fixtures/pick';
import { rest, urls } from '../fixtures/shop';
import { address, buy, setStatus, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

interface InvoiceList {
  invoiceList: { invoiceNumber: string }[];
}

/** Returns the text of the PDF that a button downloads. */
async function textOfDownload(page: Page, name: RegExp): Promise<string> {
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await (await arrives).path();
  await expect(page.getByText('Credit note downloaded successfully')).toBeVisible();
  return pdfPages(readFileSync(file)).join(' ').replaceAll(/\s+/g, ' ');
}

test('a cancelled order is refunded, and its credit note is downloaded by the customer and listed for staff @any-width', async ({
  page,
  browser,
}) => {
  const shopper = await newShopper();
  const orderId = await buy(shopper, await television(15));
  const { invoiceList } = await rest<InvoiceList>('/invoice/list', {}, shopper.token);
  const invoiceNumber = invoiceList[0]?.invoiceNumber ?? '';
  expect(invoiceNumber).toMatch(/^TV\/\d{4}\/\d{6}$/);
  await rest(
    `/order/${orderId}/update`,
    { status: 'Cancelled', reason: 'As the shopper wished.' },
    await staffToken(),
  );

  const mail = await mailWith(shopper.email, /Your refund of/);
  const number = /CN-(\d{4})-(\d{6})/.exec(mail.attachments[0]?.fileName ?? '');
  const creditNoteNumber = `CN/${number?.[1]}/${number?.[2]}`;
  await enterAs(page, shopper, '/myorders');
  await page.setViewportSize({ width: 390, height: 844 });
  const button = await page.getByRole('button', { name: 'Download credit note' }).boundingBox();
  const card = await page.getByRole('article').boundingBox();
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0));
  const text = await textOfDownload(page, new RegExp(`^Download credit note ${creditNoteNumber}$`));
  for (const known of ['Credit Note', creditNoteNumber, `Against invoice ${invoiceNumber}`])
    expect(text).toContain(known);

  const office = await (await browser.newContext({ baseURL: urls.admin })).newPage();
  await enterBackOffice(office, staff.superAdmin, '/admin-dashboard/credit-notes');
  await office.getByPlaceholder('Number, invoice, name, email, phone').fill(invoiceNumber);
  const rows = office.getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(creditNoteNumber);
  await expect(rows.nth(1)).toContainText(shopper.email);
  expect(await textOfDownload(office, new RegExp(`^Download PDF .*${creditNoteNumber}$`))).toContain(
    invoiceNumber,
  );
  await rows.nth(1).getByRole('link').click();
  /* The page's trail names it too, with its invoice. */
  await expect(office.getByText(`Credit note ${creditNoteNumber}`, { exact: true })).toBeVisible();
  await office.context().close();
});

test('one of two televisions is refunded on the screen of the order, and the customer sees what it is for @any-width', async ({
  page,
  browser,
}) => {
  const shopper = await newShopper();
  const product = await television(16);
  const orderId = await buy(shopper, product, address, 2);
  await setStatus(orderId, 'Delivered');
  const sum = `₹${product.new_price.toLocaleString('en-IN')}`;

  const office = await (await browser.newContext({ baseURL: urls.admin })).newPage();
  await enterBackOffice(office, staff.subAdmin, `/admin-dashboard/orders/${orderId}/show`);
  await office.getByRole('button', { name: /^Refund a part of order/ }).click();
  const dialog = office.getByRole('dialog', { name: /^Refund order/ });
  await dialog.getByRole('button', { name: `One more of ${product.name}` }).click();
  await pick(
    office,
    dialog.getByRole('combobox', { name: 'Where are the goods?' }),
    'Back, can be sold again',
  );
  await dialog.getByLabel(/Reason for the refund/).fill('The glass is broken.');
  await expect(dialog.getByRole('region', { name: 'This refund' })).toContainText(`1 × ${product.name}`);
  await dialog.getByRole('button', { name: `Refund ${sum}` }).click();
  await expect(office.getByText(`Refund of ${sum} started. The customer will get an email.`)).toBeVisible();
  await expect(office.getByText('1 refunded')).toBeVisible();
  await office.context().close();

  const mail = await mailWith(shopper.email, /Your refund of/);
  expect(mail.attachments[0]?.fileName).toMatch(/^Credit note CN-/);
  await enterAs(page, shopper, '/myorders');
  const order = page.getByRole('article');
  await expect(order).toContainText(`It is for 1 × ${product.name}. Reason: The glass is broken.`);
  await expect(order.getByRole('button', { name: /^Download credit note CN/ })).toBeVisible();
});
