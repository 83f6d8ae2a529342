import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pdfPages } from '../../apps/api/src/testing/pdf-pages';
import { enterAs, enterBackOffice, mailWith, newShopper, staff, staffToken } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { fillCart, goToCheckout, openPayment, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

/** Registered in Maharashtra; the shop and the delivery are in Karnataka. */
const GSTIN = '27AAPFU0939F1ZV';

interface Credit {
  credit: number;
  months: { gstin: string; taxable: number; cgst: number; sgst: number; igst: number }[];
}
const creditOf = (token: string) => rest<Credit>('/inputCredit/list', {}, token);
const rupees = (amount: number) =>
  amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Returns the text of the PDF that a button downloads. */
async function textOfDownload(page: Page, name: RegExp): Promise<string> {
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return pdfPages(readFileSync(await (await arrives).path()))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

test('a business of another State buys with its GSTIN, sees the input credit, and reverses it after a cancellation', async ({
  page,
  browser,
}) => {
  const shopper = await newShopper();
  await fillCart(shopper.token, await television(17));
  await enterAs(page, shopper, '/cart');
  await goToCheckout(page);
  await page.getByRole('checkbox', { name: /^Add GSTIN/ }).check();
  await page.getByLabel('GSTIN', { exact: true }).fill(GSTIN);
  await page.getByLabel('Legal name').fill('Mumbai Rooms');
  await expect(page.getByText(/this GSTIN is registered in Maharashtra/)).toBeVisible();
  await page.getByLabel('Registered address').fill('4, Marine Drive');
  await page.getByLabel('Registered city').fill('Mumbai');
  await page.getByLabel('Registered PIN code').fill('400001');
  const payment = await openPayment(page);
  await payment.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL(/\/order-placed\//);
  const orderId = page.url().split('/').at(-1) ?? '';

  const { credit, months } = await creditOf(shopper.token);
  const { orderList } = await rest<{ orderList: { totalPrice: number }[] }>('/order/list', {}, shopper.token);
  const paid = orderList[0]?.totalPrice ?? 0;
  expect(months).toMatchObject([{ gstin: GSTIN, cgst: 0, sgst: 0, igst: credit }]);
  expect((months[0]?.taxable ?? 0) + credit).toBeCloseTo(paid, 2);
  expect(Math.abs(credit - (paid * 18) / 118)).toBeLessThan(0.03);

  await page.goto('/my-invoices');
  await expect(page.getByText(`GSTIN ${GSTIN} · Input credit ₹${rupees(credit)}`)).toBeVisible();
  const invoice = await textOfDownload(page, /^Download PDF/);
  for (const known of [`GSTIN: ${GSTIN}`, 'Mumbai Rooms', 'Place of supply Maharashtra (27)', rupees(credit)])
    expect(invoice).toContain(known);
  expect(invoice).toContain('IGST');
  expect(invoice).not.toMatch(/[CS]GST/);
  await page.getByRole('link', { name: 'Input credit' }).click();
  const month = page.getByRole('region').filter({ hasText: `GSTIN ${GSTIN}` });
  await expect(month).toContainText(`IGST₹${rupees(credit)}`);

  const cancellation = { status: 'Cancelled', reason: 'Ordered twice.' };
  await rest(`/order/${orderId}/update`, cancellation, await staffToken());
  const { attachments } = await mailWith(shopper.email, /Your refund of/);
  const number = /CN-\d{4}-\d{6}/.exec(attachments[0]?.fileName ?? '')?.[0].replaceAll('-', '/') ?? 'none';
  await page.reload();
  await expect(month.getByRole('listitem').filter({ hasText: number })).toContainText(rupees(credit));
  expect((await creditOf(shopper.token)).credit).toBe(0);
  await page.goto('/myorders');
  const creditNote = await textOfDownload(page, new RegExp(`^Download credit note ${number}$`));
  for (const known of [`GSTIN: ${GSTIN}`, 'Place of supply Maharashtra (27)', rupees(credit)])
    expect(creditNote).toContain(known);

  const office = await (await browser.newContext({ baseURL: urls.admin })).newPage();
  await enterBackOffice(office, staff.superAdmin, '/admin-dashboard/credit-notes');
  await office.getByPlaceholder('Number, invoice, name, email, phone').fill(number);
  await office.getByRole('button', { name: `Mark ${number} as reversed` }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Mark as reversed' }).click();
  await expect(office.getByText(`${number} is marked as reversed.`)).toBeVisible();
  await expect(office.getByRole('button', { name: `Undo reversal of ${number}` })).toBeVisible();
  await office.context().close();
});
