import { randomBytes } from 'node:crypto';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { expectUsable } from '../fixtures/accessibility';
import { enterBackOffice, staff } from '../fixtures/people';
import { pick } from '../fixtures/pick';
import { urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

const DAY_MS = 86_400_000;
const inDays = (days: number) => indiaDay(new Date(Date.now() + days * DAY_MS));

test('a bank offer is added, edited and ended', async ({ page }) => {
  /* Nothing in the shop costs as much, so that no other test sees the offer. */
  const minimum = '9000000';
  const bank = `Parikshan Bank ${randomBytes(3).toString('hex')}`;
  await enterBackOffice(
    page,
    staff.superAdmin,
    `/admin-dashboard/bank-offers?filter=${JSON.stringify({ search: bank })}`,
  );
  await expect(page.getByText('No bank offers found')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: bank });

  await page.getByRole('button', { name: 'Add offer' }).click();
  const form = page.getByRole('dialog', { name: 'Add a bank offer' });
  await form.getByRole('textbox', { name: /^Bank\b/ }).fill(bank);
  await form.getByLabel(/^Minimum in rupees/).fill(minimum);
  await form.getByLabel('Last day').fill(inDays(30));
  await form.getByLabel(/^Terms of the bank/).fill('https://bank.example/offers');
  await form.getByRole('button', { name: 'Save offer' }).click();
  await expect(form.getByText('An instant discount needs the offer of the payment provider')).toBeVisible();
  await expectUsable(page, 'the form of a bank offer', { within: '[role=dialog]' });
  await pick(page, form.getByLabel(/^Benefit/), 'Cashback');
  await form.getByRole('button', { name: 'Save offer' }).click();
  await expect(form).toHaveCount(0);
  await expect(row).toContainText('10%');
  await expect(row).toContainText('Cashback');

  await row.getByRole('button', { name: `Edit the offer of ${bank}` }).click();
  const edit = page.getByRole('dialog', { name: `Edit the offer of ${bank}` });
  await edit.getByRole('button', { name: 'Fixed amount' }).click();
  await edit.getByLabel('Fixed amount in rupees').fill('750');
  await edit.getByRole('button', { name: 'Save offer' }).click();
  await expect(edit).toHaveCount(0);
  await expect(row).toContainText('₹750');

  await row.getByRole('button', { name: `End now the offer of ${bank}` }).click();
  const question = page.getByRole('dialog', { name: `End the offer of ${bank} now?` });
  await expectUsable(page, 'the question before an offer ends', { within: '[role=dialog]' });
  await question.getByRole('button', { name: 'End now' }).click();
  await expect(row).toContainText('Ended');
  await expect(row.getByRole('button')).toHaveCount(0);
});
