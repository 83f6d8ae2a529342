import { orderNumber } from '@aabha/contracts/orders/order-number';
import { expectUsable } from '../fixtures/accessibility';
import { enterAs, enterBackOffice, mailWith, newShopper, staff } from '../fixtures/people';
import { buy, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test('a buyer books a technician after paying, moves the visit once, and staff see it', async ({
  page,
  browser,
}) => {
  const shopper = await newShopper();
  const id = await buy(shopper, await television(10));
  const number = orderNumber(id);
  await enterAs(page, shopper, `/order-placed/${id}`);
  const section = page.getByRole('region', { name: 'Installation' });
  await section.getByRole('button', { name: 'Book installation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Table stand/ }).check();
  await dialog.getByRole('group', { name: 'When?' }).getByRole('radio').nth(1).check();
  await dialog.getByRole('radio', { name: '9 am to 12 noon' }).check();
  await dialog.getByRole('button', { name: 'Confirm this time' }).click();
  await expect(section.getByText(/, 9 am to 12 noon$/)).toBeVisible();
  await mailWith(shopper.email, new RegExp(`^Installation booked for your order ${number}`));

  await page.goto('/myorders');
  await page.getByRole('button', { name: /^Choose another time for/ }).click();
  await dialog.getByRole('group', { name: 'When?' }).getByRole('radio').nth(2).check();
  await dialog.getByRole('radio', { name: '9 am to 12 noon' }).check();
  await dialog.getByRole('button', { name: 'Confirm this time' }).click();
  await expect(page.getByText('To change the time, please call us.')).toBeVisible();
  await mailWith(shopper.email, new RegExp(`^The installation of your order ${number} has moved`));

  const desk = await (await browser.newContext()).newPage();
  await enterBackOffice(desk, staff.superAdmin, '/admin-dashboard/installations');
  const row = desk.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Moved');
  await row.getByRole('button', { name: /^More: order/ }).click();
  await desk.getByRole('menuitem', { name: 'Move' }).click();
  const move = desk.getByRole('dialog', { name: 'Move installation' });
  await expect(move.getByRole('button', { name: /9 am to 12 noon/ }).first()).toBeVisible();
  await expectUsable(desk, 'the free times of technicians', { within: '[role=dialog]' });
  await move.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(move).toHaveCount(0);
  await row.getByRole('button', { name: /^More: order/ }).press('Enter');
  await expectUsable(desk, 'the menu of an installation', { within: '[role=menu]' });
  await desk.getByRole('menuitem', { name: 'Cancel' }).press('Enter');
  await desk.getByRole('button', { name: 'Cancel installation' }).click();
  await expect(row).toContainText('Cancelled');
  await mailWith(shopper.email, new RegExp(`^The installation of your order ${number} is cancelled`));
});
