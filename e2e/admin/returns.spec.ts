import { enterBackOffice, newShopper, staff, staffToken, type Shopper } from '../fixtures/people';
import { rest, sandboxState, urls } from '../fixtures/shop';
import { buy, setStatus, television } from '../fixtures/shopping';
import { expect, test } from '../fixtures/test';

test.use({ baseURL: urls.admin });

/** Somebody whose delivered order is to be taken back. */
async function asksForReturn(index: number): Promise<Shopper> {
  const shopper = await newShopper();
  const orderId = await buy(shopper, await television(index));
  await setStatus(orderId, 'Delivered');
  await rest(
    '/returnRequest/create',
    { order_id: orderId, return_reason: 'Defective product' },
    shopper.token,
  );
  return shopper;
}

test('a return is approved, then refunded once through the provider', async ({ page }) => {
  const shopper = await asksForReturn(11);
  await enterBackOffice(
    page,
    staff.superAdmin,
    `/admin-dashboard/return-requests?filter=${JSON.stringify({ search: shopper.email })}`,
  );
  const card = page.getByRole('article', { name: shopper.name });
  await expect(card).toContainText('Defective product');
  await expect(card).toContainText('Waiting for approval');
  const approve = card.getByRole('button', { name: /^Approve/ });
  const refund = card.getByRole('button', { name: /^Refund/ });
  await expect(refund).toBeDisabled();

  await approve.click();
  const asking = page.getByRole('dialog');
  await expect(asking).toContainText('Are you sure you want to update this status?');
  await asking.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toContainText('Waiting for approval');
  await approve.click();
  /* Somebody else approves it while the dialog stands open. */
  const { returnRequestList } = await rest<{ returnRequestList: { _id: string }[] }>(
    '/returnRequest/list',
    { filters: { search: shopper.email } },
    await staffToken(),
  );
  await rest(`/returnRequest/${returnRequestList[0]?._id}/update`, { status: true }, await staffToken());
  await asking.getByRole('button', { name: 'Approve' }).click();
  await expect(asking).toContainText('This return was already approved.');
  await asking.getByRole('button', { name: 'See current status' }).click();
  await expect(approve).toBeDisabled();

  await refund.click();
  await asking.getByRole('button', { name: /^Refund ₹[\d,]+$/ }).click();
  await expect(page.getByText('Status updated successfully')).toBeVisible();
  await expect(card).toContainText('Refunded');
  await expect(refund).toBeDisabled();
  const paymentId = await card.getByText(/^pay_/).innerText();
  const { refunds } = await sandboxState();
  expect(refunds.filter((one) => one.payment_id === paymentId)).toHaveLength(1);
});
