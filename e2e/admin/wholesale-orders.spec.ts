import { enterBackOffice, newEmail, staff } from '../fixtures/people';
import { pick } from '../fixtures/pick';
import { urls } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';
import { orderInQuantity } from '../fixtures/wholesale';

test.use({ baseURL: urls.admin });

const addressFor = (search: string) =>
  `/admin-dashboard/wholesale-bulk-orders?filter=${JSON.stringify({ search })}`;

test('an order in quantity unfolds, and its payment is noted', async ({ page }) => {
  const email = newEmail();
  const order = await orderInQuantity(email);
  await enterBackOffice(page, staff.superAdmin, addressFor(email));
  const card = page.getByRole('listitem').filter({ hasText: email });
  await expect(card).toContainText(`#${order._id.slice(-6).toUpperCase()}`);
  await expect(card).toContainText('Pending');
  await card.getByRole('button', { expanded: false }).click();
  await expect(card).toContainText('12 Ring Road, Lajpat Nagar');
  await expect(card).toContainText('Sheikh Hotels');
  /* A list that is pressed while it still moves closes again. */
  await expect(card.locator('.MuiCollapse-root')).toHaveClass(/MuiCollapse-entered/);
  await pick(page, card.getByRole('combobox', { name: 'Payment status' }), 'Completed');
  const dialog = page.getByRole('dialog', { name: /to Completed\?$/ });
  await expect(dialog).toContainText(`emails the invoice to ${email}`);
  await dialog.getByRole('button', { name: 'Take stock and issue invoice' }).click();
  await expect(page.getByText('Payment status updated successfully!')).toBeVisible();
  await expect(card.getByRole('button', { expanded: true })).toContainText('Completed');
  await expect(card).toContainText(/Invoice TV\/\d{4}\/\d{6} was issued/);
});
