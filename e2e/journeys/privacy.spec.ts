import { readFileSync } from 'node:fs';
import { expectUsable, FOOTER } from '../fixtures/accessibility';
import { enterAs, mailWith, newShopper } from '../fixtures/people';
import { rest } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';

test('a shopper withdraws a consent, downloads a copy of their data, and is erased', async ({ page }) => {
  const shopper = await newShopper();
  await enterAs(page, shopper, '/user-profile');
  await page.getByRole('main').getByRole('link', { name: 'Privacy centre' }).click();
  await expect(page.getByText(`About ${shopper.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Allow: Offers by email' }).click();
  await page.getByRole('button', { name: 'Withdraw: Offers by email' }).click();
  await expect(page.getByText(/^Withdrawn on/)).toBeVisible();

  await page.getByRole('button', { name: 'Make the file' }).click();
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await arrives;
  expect(file.suggestedFilename()).toMatch(/^my-data-.+\.zip$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await expectUsable(page, 'privacy centre', { without: FOOTER });

  await page.getByRole('button', { name: 'Erase my data…' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill('Wrong@123');
  await page.getByRole('button', { name: 'Erase my data', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('This password is not correct.');
  await page.getByRole('textbox', { name: 'Your password' }).fill(shopper.password);
  await page.getByRole('button', { name: 'Erase my data', exact: true }).click();
  await expect(page.getByText(/^Your data has been erased/)).toBeVisible();
  await mailWith(shopper.email, /Your data has been erased/);
  await expect(rest('/auth/login', { email: shopper.email, password: shopper.password })).rejects.toThrow(
    '401',
  );
});
