import { newShopper, signInAsStaff, staff, staffToken } from '../fixtures/people';
import { reconcile, refundAtProvider } from '../fixtures/operator';
import { rest, urls } from '../fixtures/shop';
import { buy, newTelevision, setStatus } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });
/* Serial, since a reconciliation also fixes the refund that another of these tests waits for. */
test.describe.configure({ mode: 'default' });

/** An order of a television of the test's own whose payment was refunded at the provider, behind the shop's back. */
async function refundedBehindUs(): Promise<{ orderId: string; paymentId: string; short: string }> {
  const orderId = await buy(await newShopper(), await newTelevision());
  const { orderList } = await rest<{ orderList: { _id: string; payment_id: string }[] }>(
    '/order/list',
    { filters: { search: orderId } },
    await staffToken(),
  );
  const paymentId = orderList[0]?.payment_id ?? '';
  await refundAtProvider(paymentId);
  return { orderId, paymentId, short: orderId.slice(-8).toUpperCase() };
}

test('a refund that the shop does not know of waits under Payment Discrepancies until it is settled with a note', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { paymentId, short } = await refundedBehindUs();
  expect(await reconcile()).toContain('Refunded at the provider only');
  await signInAsStaff(page, staff.superAdmin);
  await page.goto('/admin-dashboard/differences?filter=%7B%22state%22%3A%22open%22%7D&perPage=100');
  const row = page.getByRole('row', { name: new RegExp(short) });
  await expect(row).toContainText(
    'Someone refunded it there. Cancel the order here if it should not be shipped.',
  );
  await row.getByRole('button', { name: 'Resolve: Refunded at the provider only' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refunded at the provider only' });
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(dialog.getByText('Please enter what was done.')).toBeVisible();
  const note = `The shopper asked the bank for ${paymentId}.`;
  await dialog.getByRole('textbox', { name: 'What was done' }).fill(note);
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText('Saved. This discrepancy is closed.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto('/admin-dashboard/differences?filter=%7B%22state%22%3A%22settled%22%7D&perPage=100');
  await expect(row).toContainText(note);
});

test('a refund that the provider refused is tried again, and one that is not owed any more is not', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { orderId, short } = await refundedBehindUs();
  await setStatus(orderId, 'Cancelled');
  await signInAsStaff(page, staff.superAdmin);
  const failures = '/admin-dashboard/failures?filter=%7B%22kind%22%3A%22refund%22%7D&perPage=100';
  const row = page.getByRole('row', { name: new RegExp(short) });
  await expect(async () => {
    await page.goto(failures);
    await expect(row).toBeVisible({ timeout: 3000 });
  }).toPass();
  await row.getByRole('button', { name: 'Try again: Refund' }).click();
  await expect(page.getByText('Trying again now.')).toBeVisible();
  await expect(async () => {
    await page.goto(failures);
    await expect(row).toBeVisible({ timeout: 3000 });
  }).toPass();
  await rest(
    `/order/${orderId}/update`,
    { status: 'Pending', reason: 'Bought after all' },
    await staffToken(),
  );
  await row.getByRole('button', { name: 'Try again: Refund' }).click();
  await expect(
    page.getByText('This order is neither cancelled nor returned, so there is nothing to refund.'),
  ).toBeVisible();
  await expect(row).toBeVisible();
});
