import { newShopper, staff, staffToken } from '../fixtures/people';
import { rest, urls } from '../fixtures/shop';
import { buy, television } from '../fixtures/shopping';
import { tabTo } from '../fixtures/tab-to';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

test('by keyboard alone staff sign in, find an order, change its status, open it and sign out', async ({
  page,
}) => {
  const shopper = await newShopper();
  const orderId = await buy(shopper, await television(23));
  await page.goto('/admin-login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(staff.subAdmin.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(staff.subAdmin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login Successfull')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'Orders', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByPlaceholder('Order ID, name, email, phone, payment ID'));
  await page.keyboard.type(orderId.slice(-8));
  await expect(page.getByRole('row')).toHaveCount(2);

  await tabTo(page, page.getByRole('button', { name: /^Update the status of order/ }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Order / });
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Delivered' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Update' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Order status updated successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const { orderList } = await rest<{ orderList: { _id: string; status: string }[] }>(
    '/order/list',
    { filters: { search: orderId.slice(-8) } },
    await staffToken(),
  );
  expect(orderList).toMatchObject([{ _id: orderId, status: 'Delivered' }]);

  await tabTo(page, page.getByRole('link', { name: orderId.slice(-6).toUpperCase() }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Logout' }));
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Logout' }),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin-login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
