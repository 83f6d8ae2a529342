import type { Locator, Page } from '@playwright/test';
import { expectNoHorizontalScroll, expectUsable } from '../fixtures/accessibility';
import { enterBackOffice, newShopper, staff } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { buy, newTelevision } from '../fixtures/shopping';
import { tabTo } from '../fixtures/tab-to';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });
/* Serial, since one settlement takes all payments that are not settled yet. */
test.describe.configure({ mode: 'default' });

/** Returns the paise of an amount such as '₹1,24,990.50 Dr'; 0 for an empty cell. */
function paiseOf(text: string): number {
  const rupees = text.replaceAll(/[^\d.]/g, '');
  const sign = /^[-−–]/.test(text.trim()) || text.includes('-₹') ? -1 : 1;
  return rupees === '' ? 0 : sign * Math.round(Number(rupees) * 100);
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Returns a fact of a part of the page by its term, in paise. */
const fact = async (part: Locator, term: string) =>
  paiseOf(
    await part
      .locator('div', { has: part.page().locator('dt', { hasText: new RegExp(`^${term}$`) }) })
      .last()
      .locator('dd')
      .innerText(),
  );

const ledgerOf = (page: Page) => page.getByRole('region', { name: 'Ledger' });

/** Opens the page of an order, again until its ledger has these entries: they are posted within seconds. */
async function openOrderLedger(page: Page, orderId: string, kinds: readonly string[]): Promise<Locator> {
  const rows = ledgerOf(page).getByRole('table', { name: 'Postings of the order' }).locator('tbody tr');
  await expect(async () => {
    await page.goto(`/admin-dashboard/orders/${orderId}/show`);
    await expect(rows).toHaveCount(kinds.length, { timeout: 4000 });
  }).toPass();
  for (const kind of kinds) await expect(rows.filter({ hasText: kind })).not.toHaveCount(0);
  return rows;
}

/** Insists that the entries of an order add up to its balance, and the sums below them to what remains. */
async function expectExplained(page: Page, rows: Locator): Promise<void> {
  const entries = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].slice(1).map((cell) => cell.textContent)),
  );
  let balance = 0;
  for (const [, received = '', shown = ''] of entries) {
    balance += paiseOf(received);
    expect(paiseOf(shown)).toBe(balance);
  }
  const part = ledgerOf(page);
  const [captured, refunded, fees, remains] = await Promise.all(
    ['Captured', 'Refunded', 'Fees with GST', 'Remains'].map((term) => fact(part, term)),
  );
  expect(sum([captured ?? 0, refunded ?? 0, fees ?? 0])).toBe(remains);
  expect(sum(await Promise.all(['Settled', 'Still with the provider'].map((term) => fact(part, term))))).toBe(
    remains,
  );
}

/** Insists that both sides of the trial balance are equal, and the sums of its accounts. */
async function expectBalanced(page: Page): Promise<void> {
  const table = page.getByRole('table', { name: 'Trial balance' });
  await expect(table).toBeVisible();
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
  const sums = rows.at(-1)?.map(paiseOf) ?? [];
  const [debit = 0, credit = 0] = sums;
  expect(debit).toBeGreaterThan(0);
  expect(credit).toBe(debit);
  const accounts = rows.slice(0, -1);
  expect(sum(accounts.map(([amount = '']) => paiseOf(amount)))).toBe(debit);
  expect(sum(accounts.map(([, amount = '']) => paiseOf(amount)))).toBe(credit);
}

/** Insists that the debits of each listed transaction are its credits. */
async function expectTransactionsBalance(page: Page, count: number): Promise<void> {
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(count);
  for (const text of await rows.allInnerTexts()) {
    const side = (name: string) =>
      sum((text.match(new RegExp(`₹[\\d,.]+ ${name}`, 'g')) ?? []).map((amount) => paiseOf(amount)));
    expect(side('Dr')).toBeGreaterThan(0);
    expect(side('Cr')).toBe(side('Dr'));
  }
}

const BOUGHT = ['Sale', 'Payment captured'];
const REFUNDED = [...BOUGHT, 'Credit note', 'Refund paid'];

test('by keyboard a part of an order is refunded, its ledger explains the balance, and the trial balance is balanced', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const orderId = await buy(await newShopper(), await newTelevision());
  await enterBackOffice(page, staff.superAdmin, `/admin-dashboard/orders/${orderId}/show`);
  await expectExplained(page, await openOrderLedger(page, orderId, BOUGHT));

  await tabTo(page, page.getByRole('button', { name: /^Refund a part of order/ }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Another amount'));
  await page.keyboard.type('500');
  await tabTo(page, dialog.getByLabel('Reason for the refund'));
  await page.keyboard.type('A scratch on the stand.');
  await tabTo(page, dialog.getByRole('button', { name: 'Refund ₹500' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Refund of ₹500 started. The customer will get an email.')).toBeVisible();

  const rows = await openOrderLedger(page, orderId, REFUNDED);
  await expectExplained(page, rows);
  await expect(rows.filter({ hasText: 'Refund paid' })).toContainText('₹500');
  expect(await fact(ledgerOf(page), 'Refunded')).toBe(-500_00);
  await expectUsable(page, 'the ledger of an order', { within: '[aria-label=Ledger]' });

  await tabTo(page, page.getByRole('link', { name: 'Open in Ledger' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ledger' })).toBeVisible();
  await expectTransactionsBalance(page, REFUNDED.length);
  await expectUsable(page, 'the ledger', { within: 'main' });

  await tabTo(page, page.getByRole('link', { name: 'Trial balance' }));
  await page.keyboard.press('Enter');
  await expectBalanced(page);
  await expectUsable(page, 'the trial balance', { within: 'main' });
  await tabTo(page, page.getByRole('link', { name: 'Sales returns' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Account' })).toHaveText('Sales returns');
  await expect(page.getByRole('row', { name: /Credit note/ }).first()).toContainText('Sales returns');

  await page.goto('/admin-dashboard/trial-balance?day=2020-01-01');
  await expect(page.getByText('Nothing was posted up to this day.')).toBeVisible();
});

/** Opens the page of a settlement's lines that has a row, and returns it: payments of all other tests have lines too. */
async function lineOf(page: Page, name: RegExp) {
  const rows = page.getByRole('region', { name: 'Lines of the settlement' }).getByRole('row');
  const line = rows.and(page.getByRole('row', { name }));
  await expect(rows.nth(1)).toBeVisible();
  const address = new URL(page.url());
  for (let at = 1; (await line.count()) === 0; at += 1) {
    expect(at, 'page of the lines').toBeLessThan(50);
    address.searchParams.set('page', String(at + 1));
    await page.goto(address.href);
    await expect(rows.nth(1)).toBeVisible();
  }
  return line;
}

test('a settlement is reconciled with the bank, and the ledger says that the money of the order arrived', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const orderId = await buy(await newShopper(), await newTelevision());
  const settled = await fetch(`${urls.sandbox}/sandbox/settlements`, { method: 'POST' });
  const { utr } = (await settled.json()) as { utr: string };
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/settlements');
  const row = page.getByRole('row', { name: new RegExp(utr) });
  await page.getByRole('button', { name: 'Read settlements now' }).click();
  await expect(row).toBeVisible({ timeout: 60_000 });
  await expectUsable(page, 'settlements', { within: 'main' });
  await row.getByRole('link').first().click();
  const line = await lineOf(page, new RegExp(orderId.slice(-8).toUpperCase()));
  /* Of the whole settlement nothing is said: another test refunds at the provider, behind the shop's back. */
  await expect(line).toContainText('Matched');
  await page.getByRole('button', { name: `Enter what the bank shows for ${utr}` }).click();
  const bank = page.getByRole('dialog', { name: 'Seen in the bank' });
  await expectUsable(page, 'what the bank shows', { within: '[role=dialog]' });
  await bank.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expectUsable(page, 'a settlement', { within: 'main' });

  const rows = await openOrderLedger(page, orderId, [...BOUGHT, 'Settlement line']);
  await expectExplained(page, rows);
  const part = ledgerOf(page);
  expect(await fact(part, 'Settled')).toBe(await fact(part, 'Remains'));
  expect(await fact(part, 'Still with the provider')).toBe(0);

  await page.goto('/admin-dashboard/ledger?filter=%7B%22kind%22%3A%22bank-receipt%22%7D');
  await expect(page.getByRole('row', { name: /Bank receipt/ }).first()).toContainText(
    'Bank transfers in transit',
  );
  await page.goto('/admin-dashboard/trial-balance');
  await expectBalanced(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoHorizontalScroll(page, 'the trial balance');
});
