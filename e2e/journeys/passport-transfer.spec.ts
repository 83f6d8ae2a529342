import type { Page } from '@playwright/test';
import { expectNoHorizontalScroll, expectUsable } from '../fixtures/accessibility';
import { enterAs, mailWith, newEmail, newShopper, readCode, staffToken } from '../fixtures/people';
import { sentWithPassport } from '../fixtures/passports';
import { rest } from '../fixtures/shop';
import { buy, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

/** Returns the address of the offer that was mailed. */
async function offerLink(email: string): Promise<string> {
  const { text } = await mailWith(email, /^A television is offered to you: /);
  return new URL(/https?:\S+\/passport\/offer-[\w-]+/.exec(text)?.[0] ?? '').pathname;
}

/** Makes an account on the way, with an e-mail and the code that is sent to it. */
async function enterWithCode(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/signin\?/);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue with an OTP by email' }).click();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('6-digit OTP').fill(await readCode(email));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

test('an owner transfers a television, and the new owner claims its warranty', async ({ page, browser }) => {
  const shopper = await newShopper();
  const order = await buy(shopper, await television(11));
  const { serial, shipment, passport } = await sentWithPassport(order, shopper.token);
  await rest(`/shipment/${shipment}/delivered`, {}, await staffToken());
  const email = newEmail();

  await enterAs(page, shopper, `/passport/${passport}`);
  await page.getByRole('button', { name: 'Transfer to a new owner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transfer to a new owner' });
  await expect(dialog.getByText('Your order and its invoice stay with you.')).toBeVisible();
  await expectUsable(page, 'the question of a transfer');
  await dialog.getByLabel('Email of the new owner').fill(email);
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await expect(page.getByText(`Offered to ${email}`)).toBeVisible();
  await expectUsable(page, 'a passport that is offered');

  const other = await (await browser.newContext()).newPage();
  await other.goto(await offerLink(email));
  await expect(other.getByRole('heading', { name: 'A television is offered to you' })).toBeVisible();
  await expect(other.getByText(shopper.name)).toHaveCount(0);
  await expectUsable(other, 'an offer');
  await expectNoHorizontalScroll(other, 'an offer');
  await other.getByRole('link', { name: 'Log in to accept' }).click();
  await enterWithCode(other, email);
  await expect(other.getByRole('heading', { name: 'The television is yours now' })).toBeVisible();
  await other.getByRole('link', { name: 'Open the warranty passport' }).click();
  await expect(other.getByRole('heading', { level: 1, name: /^Covered for \d+ days$/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'No passport at this link' })).toBeVisible();
  await page.goto('/myorders');
  await expect(page.getByText(/^Transferred to a new owner on /)).toBeVisible();

  await other.goto('/my-televisions');
  await expect(other.getByText(`Serial number ${serial} · Transferred to you`)).toBeVisible();
  await expectUsable(other, 'the televisions of a new owner');
  await other.getByRole('link', { name: new RegExp(`${serial}$`) }).click();
  await other.getByRole('link', { name: 'Claim warranty' }).click();
  await other.getByLabel('Name', { exact: true }).fill('Meera Iyer');
  await other.getByLabel(/^Phone/).fill('9845098450');
  await other.getByLabel('Issue type').selectOption('Technical');
  await other.getByLabel('Description').fill('No picture on HDMI 2.');
  await other.getByRole('button', { name: 'Submit complaint' }).click();
  await other.getByRole('link', { name: 'See your complaint' }).click();
  await expect(other.getByText(new RegExp(`serial number ${serial}`))).toBeVisible();
});
