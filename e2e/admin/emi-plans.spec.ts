import { randomBytes } from 'node:crypto';
import { EMI_PLAN_COLUMNS } from '@aabha/contracts/emi/emi.csv';
import { expectUsable } from '../fixtures/accessibility';
import { enterBackOffice, staff } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

/** Returns a file of plans of a bank, one for each number of months. They begin when no test runs any more. */
function plansOf(bank: string, ...months: string[]) {
  const columns = Object.keys(EMI_PLAN_COLUMNS);
  const cells: Record<string, string> = {
    ...{ Bank: bank, Kind: 'Credit card', 'Rate a year (%)': '15.99', 'Minimum (₹)': '3000.00' },
    ...{ 'Processing fee without GST (₹)': '199.50', 'No-cost': 'No', From: '2098-01-01' },
    ...{ 'Checked on': '2026-11-20', Terms: 'https://bank.example/emi' },
  };
  const lineOf = (month: string) =>
    columns.map((column) => (column === 'Months' ? month : (cells[column] ?? ''))).join(',');
  const text = [columns.join(','), ...months.map(lineOf)].join('\r\n');
  return { name: 'plans.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

test('EMI plans are imported from a file, once its error is corrected', async ({ page }) => {
  const bank = `Parikshan Bank ${randomBytes(3).toString('hex')}`;
  await enterBackOffice(
    page,
    staff.superAdmin,
    `/admin-dashboard/emi-plans?filter=${JSON.stringify({ search: bank })}`,
  );
  await expect(page.getByText('No EMI plans found')).toBeVisible();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import EMI plans' });
  await dialog.getByLabel('CSV file').setInputFiles(plansOf(bank, '6', '6.5'));
  await expect(dialog.getByText('1 error. Please correct all errors before importing.')).toBeVisible();
  const error = dialog.getByRole('listitem').filter({ hasText: 'Months are a whole number from 2 to 60.' });
  await expect(error).toContainText('Line 3');
  await expect(dialog.getByRole('button', { name: 'Import 1 row', exact: true })).toBeDisabled();
  await expectUsable(page, 'the preview of an import', { within: '[role=dialog]' });

  await dialog.getByLabel('CSV file').setInputFiles(plansOf(bank, '6', '9'));
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('Imported: 2 added, 0 changed, 0 unchanged.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: bank })).toHaveCount(2);
  for (const months of [6, 9]) {
    const remove = page.getByRole('button', { name: `Delete ${bank}, ${months} months` });
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(remove).toHaveCount(0);
  }
  await expect(page.getByText('No EMI plans found')).toBeVisible();
});
