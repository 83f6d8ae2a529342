import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import type { RefundRequest } from '@aabha/contracts/refund-requests/refund-requests.schema';
import { WaitingRefund } from '../../components/refunds/WaitingRefund';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { refundRequests } from '.';
import { RefundRequestList } from './RefundRequestList';
import { WaitingRefundsBadge } from './WaitingRefundsBadge';

const WAITING: RefundRequest = {
  _id: 'r1',
  kind: 'part',
  state: 'waiting',
  amount: 60_000,
  counted: 72_000,
  order_id: '0000000000000000000abcd1',
  return_id: null,
  customer: { _id: 'c1', name: 'Asha Rao' },
  reason: 'It arrived broken.',
  speed: 'normal',
  asked_by: { _id: 'u1', name: 'Kavita' },
  decided_by: null,
  decided_at: null,
  note: '',
  refund_id: null,
  expires_at: '2026-12-08T00:00:00.000Z',
  created_at: '2026-11-24T00:00:00.000Z',
  is_own: false,
  can_decide: true,
  approvers: ['Bala', 'Anand'],
};

/** Shows the list with its badge, and the card of the order's page. */
function open(over: Partial<RefundRequest> = {}, refusal?: Error) {
  let present = { ...WAITING, ...over };
  const settle = (state: RefundRequest['state']) => () => {
    if (refusal) throw refusal;
    present = { ...present, state, can_decide: false, decided_by: { _id: 'u2', name: 'Bala' } };
    return { refundRequest: present };
  };
  const isAsked = () => present.state === 'waiting';
  const calls = serveApi({
    'refundRequests.list': ({ filters, pageSize }: { filters: { order_id?: string }; pageSize: number }) =>
      filters.order_id !== undefined || pageSize === 1
        ? { refundRequestList: isAsked() ? [present] : [], refundRequestCount: isAsked() ? 1 : 0 }
        : { refundRequestList: [present], refundRequestCount: 1 },
    'refundRequests.approve': settle('approved'),
    'refundRequests.decline': settle('declined'),
    'refundRequests.withdraw': settle('withdrawn'),
  });
  const { user } = renderScreen(
    <>
      <WaitingRefundsBadge />
      <WaitingRefund of={{ order_id: WAITING.order_id }} />
      <RefundRequestList />
    </>,
    { resources: [refundRequests] },
  );
  return { user, acts: () => calls.filter(({ path }) => /approve|decline|withdraw/.test(path)) };
}
const card = async () => within(await screen.findByRole('region', { name: 'Refund that waits' }));

test('the card of an order says who may approve it, and an approval names the sum and the customer', async () => {
  const { user, acts } = open();
  const waiting = await card();
  expect(waiting.getByText('Waiting for approval by Bala or Anand')).toBeTruthy();
  expect(await screen.findByLabelText('1 waiting')).toBeTruthy();
  expect(await screen.findByText('Part of an order, ₹72,000 within a day')).toBeTruthy();
  await user.click(waiting.getByRole('button', { name: /^Approve: refund of ₹60,000 for order/ }));
  expect(
    screen.getByText(/₹60,000 goes back to Asha Rao for order 000ABCD1\. This cannot be undone\./),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Refund ₹60,000' }));
  expect(await screen.findByText('The refund is approved and on its way.')).toBeTruthy();
  expect(acts()).toEqual([{ path: 'refundRequests.approve', input: { id: 'r1' } }]);
  await expect.poll(() => screen.queryByRole('region', { name: 'Refund that waits' })).toBeNull();
});

test('a refund is declined with a reason, without which it is not', async () => {
  const { user, acts } = open();
  await user.click((await card()).getByRole('button', { name: /^Decline/ }));
  await user.click(screen.getByRole('button', { name: 'Decline refund' }));
  expect(await screen.findByText('Please give a reason. It is mailed to who asked.')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Reason, mailed to Kavita/), 'It works.');
  await user.click(screen.getByRole('button', { name: 'Decline refund' }));
  expect(await screen.findByText('The refund is declined.')).toBeTruthy();
  expect(acts()).toEqual([{ path: 'refundRequests.decline', input: { id: 'r1', note: 'It works.' } }]);
});

test('one’s own can be withdrawn only, and says when nobody can approve it', async () => {
  const { user, acts } = open({ is_own: true, can_decide: false, approvers: [] });
  const waiting = await card();
  expect(waiting.getByText(/^You asked for a refund/)).toBeTruthy();
  expect(waiting.getByText(/Nobody else may approve it yet\./)).toBeTruthy();
  expect(waiting.queryByRole('button', { name: /^Approve/ })).toBeNull();
  await user.click(waiting.getByRole('button', { name: /^Withdraw/ }));
  await user.click(screen.getByRole('button', { name: 'Withdraw refund' }));
  expect(await screen.findByText('The refund is withdrawn.')).toBeTruthy();
  expect(acts()).toEqual([{ path: 'refundRequests.withdraw', input: { id: 'r1' } }]);
});

test('an approval that is not possible any more says why', async () => {
  const { user } = open({}, appError('REFUND_CHANGED'));
  await user.click((await card()).getByRole('button', { name: /^Approve/ }));
  await user.click(screen.getByRole('button', { name: 'Refund ₹60,000' }));
  expect(await screen.findByText(/This order was refunded in the meantime\./)).toBeTruthy();
});
