import { enterBackOffice, newShopper, staff } from '../fixtures/people';
import { pick } from '../fixtures/pick';
import { urls } from '../fixtures/shop';
import { buy, setStatus, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

test('without a token every address leads to the sign-in', async ({ page }) => {
  for (const path of ['/', '/admin-dashboard', '/admin-dashboard/orders', '/admin-dashboard/invoices']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/admin-login/);
  }
});

test('a SubAdmin sees the orders and is refused the invoices', async ({ page }) => {
  await enterBackOffice(page, staff.subAdmin);
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invoices' })).toHaveCount(0);
  await page.goto('/admin-dashboard/invoices');
  const dialog = page.getByRole('dialog', { name: 'Unauthorized Access' });
  await expect(dialog).toContainText(
    "You don't have permission to access this page. Please contact your administrator.",
  );
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).not.toHaveURL(/invoices/);
});

test('orders are found by status, and the filter stays in the address', async ({ page }) => {
  await enterBackOffice(page, staff.superAdmin, '/admin-dashboard/orders');
  /* Far down the list its head is still there to be read, below the bar. */
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  const head = await page.getByRole('columnheader', { name: 'Order ID' }).boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect(head?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0));
  await pick(page, page.getByRole('combobox', { name: 'Status' }), 'Returned');
  await expect(page).toHaveURL(/Returned/);
  await expect(page.getByText('Delivered', { exact: true })).toHaveCount(0);
  await page.getByRole('cell', { name: 'Returned' }).first().click();
  await expect(page.getByText('Timeline')).toBeVisible();
  await page.getByRole('button', { name: /Update the status/ }).click();
  await expect(page.getByText('This order was refunded, so its status stays Returned.')).toBeVisible();
});

test('moving an order back needs a reason', async ({ page }) => {
  await enterBackOffice(
    page,
    staff.superAdmin,
    '/admin-dashboard/orders?filter=%7B%22status%22%3A%22Delivered%22%7D',
  );
  await page
    .getByRole('button', { name: /Update the status/ })
    .last()
    .click();
  await pick(page, page.getByRole('dialog').getByRole('combobox', { name: 'Status' }), 'Shipped');
  await page.getByLabel('Reason for moving the order back').fill('The courier brought it back.');
  await page.getByRole('button', { name: 'Update', exact: true }).last().click();
  await expect(page.getByText('Order status updated successfully!')).toBeVisible();
});

test('the page of an order has its payment, its refund and its invoice to save', async ({ page }) => {
  await enterBackOffice(
    page,
    staff.superAdmin,
    '/admin-dashboard/orders?filter=%7B%22status%22%3A%22Cancelled%22%7D',
  );
  await page.getByRole('cell', { name: 'Cancelled' }).last().click();
  await expect(page.getByRole('heading', { name: 'Payment and refunds' })).toBeVisible();
  await expect(page.getByText(/^Paid ₹/)).toBeVisible();
  await expect(page.getByText(/^Refund ₹/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download PDF of invoice/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page.getByText('Invoice downloaded successfully')).toBeVisible();
});

test('several orders change status together; one refunded meanwhile is reported and stays selected', async ({
  page,
}) => {
  const shopper = await newShopper();
  const product = await television(24);
  const [first, second] = [await buy(shopper, product), await buy(shopper, product)];
  await enterBackOffice(
    page,
    staff.subAdmin,
    `/admin-dashboard/orders?filter=${JSON.stringify({ search: shopper.email })}`,
  );
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await page.getByRole('button', { name: 'Update status', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Update 2 orders' });
  await expect(dialog.getByText('2 orders will be Shipped.')).toBeVisible();
  await setStatus(second, 'Cancelled');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Status of 1 order updated successfully!')).toBeVisible();
  await expect(dialog.getByText(`Order ${second.slice(-8).toUpperCase()}:`)).toBeVisible();
  await expect(dialog.getByText('0 orders will be Shipped; 2 stay as they are.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const row = (id: string) => page.getByRole('row', { name: new RegExp(id.slice(-6).toUpperCase()) });
  await expect(row(first)).toContainText('Shipped');
  await expect(row(first).getByRole('checkbox')).not.toBeChecked();
  await expect(row(second)).toContainText('Cancelled');
  await expect(row(second).getByRole('checkbox')).toBeChecked();
  /* The refunds are listed before they are confirmed. */
  await row(first).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Update status', exact: true }).click();
  await pick(page, dialog.getByRole('combobox', { name: 'Status' }), 'Pending');
  await expect(
    dialog.getByText('1 order will be Pending, 1 of them moved back; 1 stays as it is.'),
  ).toBeVisible();
  await expect(dialog.getByLabel('Reason for moving the order back')).toBeVisible();
});

test('an order that changed meanwhile is shown as it is now; cancelling it names the refund, and its goods come back once', async ({
  page,
}) => {
  const orderId = await buy(await newShopper(), await television(25));
  /* Changes stay unknown until staff act: where they arrive live, the button is disabled before it is pressed. */
  await page.route('**/api/v1/admin/live', () => undefined);
  await enterBackOffice(page, staff.subAdmin, `/admin-dashboard/orders/${orderId}/show`);
  /* A refused address stays in the form, with why beside its field. */
  await page.getByRole('button', { name: 'Correct address' }).click();
  const correction = page.getByRole('dialog', { name: /^Correct the delivery address/ });
  await correction.getByLabel('Address').fill('99 Corrected Road');
  const pin = await correction.getByLabel('PIN code').inputValue();
  await correction.getByLabel('PIN code').fill('999999');
  await correction.getByRole('button', { name: 'Correct address' }).click();
  await expect(correction.getByText('Service Not Available for this PIN code.')).toBeVisible();
  await expect(correction.getByLabel('Address')).toHaveValue('99 Corrected Road');
  await correction.getByLabel('PIN code').fill(pin);
  await correction.getByRole('button', { name: 'Correct address' }).click();
  await expect(page.getByText('Delivery address corrected', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Now: .*99 Corrected Road/)).toBeVisible();
  await page.getByRole('button', { name: /^Update the status/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Order / });
  const status = dialog.getByRole('combobox', { name: 'Status' });
  await expect(status).toHaveText('Shipped');
  await setStatus(orderId, 'Delivered');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Failed to update order status.')).toBeVisible();
  await expect(dialog.getByText('This order is now Delivered. Nothing was changed.')).toBeVisible();
  await expect(dialog.getByText('Now Delivered', { exact: true })).toBeVisible();
  await pick(page, status, 'Shipped');
  await expect(dialog.getByLabel('Reason for moving the order back')).toBeVisible();
  await pick(page, status, 'Cancelled');
  await expect(dialog.getByRole('checkbox', { name: /^The items are back/ })).not.toBeChecked();
  await expect(dialog.getByRole('region', { name: 'This refund' })).toContainText('Credit note: Taxable ₹');
  await dialog.getByLabel('Reason for the refund').fill('It never arrived.');
  await dialog.getByRole('button', { name: /^Cancel and refund ₹[\d,]+$/ }).click();
  await expect(page.getByText('Order status updated successfully!')).toBeVisible();
  await expect(page.getByText('Not back in stock yet')).toBeVisible();
  await expect(page.getByText('Expected by')).toHaveCount(0);
  await expect(page.getByText(/^−₹/)).toBeVisible();
  await page.getByRole('button', { name: 'Restock items' }).click();
  await page.getByLabel('Reason').fill('The courier brought it back.');
  await page.getByRole('button', { name: 'Add to stock' }).click();
  await expect(page.getByText('Back in stock', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restock items' })).toHaveCount(0);
});
