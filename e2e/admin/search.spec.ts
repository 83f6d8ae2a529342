import { orderNumber } from '../../packages/contracts/src/orders/order-number';
import { expectUsable } from '../fixtures/accessibility';
import { enterBackOffice, newShopper, staff } from '../fixtures/people';
import { urls } from '../fixtures/shop';
import { buy, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

test('an order is found by its number from any screen, opened by keyboard, and recent afterwards', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const number = orderNumber(await buy(await newShopper(), await television(22)));
  await enterBackOffice(page, staff.subAdmin, '/admin-dashboard/messages');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill(`#${number}`);
  await expect(dialog.getByRole('group', { name: 'Orders' }).getByRole('option')).toHaveText([
    new RegExp(`^${number}`),
  ]);
  await expectUsable(page, 'search', { within: '[role=dialog]' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page).toHaveURL(/\/messages/);
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    new RegExp(`^${number}`),
  ]);
});

test('by keyboard rows of a list are walked through, selected and opened', async ({ page }) => {
  await enterBackOffice(page, staff.subAdmin, '/admin-dashboard/orders');
  const rows = page.locator('tbody tr');
  await expect(rows.nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Order / })).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Select the row')).toBeVisible();
  await expectUsable(page, 'keyboard shortcuts', { within: '[role=dialog]' });
});
