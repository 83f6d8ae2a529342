import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DraftOrder } from '@aabha/contracts/draft-orders/draft-orders.schema';
import { DRAFT_ORDER_STATES } from '@aabha/contracts/draft-orders/draft-orders.values';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { DraftActions } from './DraftActions';
import { draftOrders } from '.';

const DRAFT = {
  ...{ _id: 'd1', state: 'draft', problem: '', sent_at: null },
  customer: { _id: 'u1', name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
  ...{ shipping: { email: 'asha@example.in' }, totals: { payable: 28_898 } },
} as DraftOrder;
const show = (draft: DraftOrder) =>
  renderScreen(<DraftActions draft={draft} />, { resources: [draftOrders] });

test('sending names the amount and to whom it goes, and says when the total has changed', async () => {
  const calls = serveApi({
    'draftOrders.send': () => {
      throw appError('DRAFT_ORDER_PRICES');
    },
  });
  const { user } = show(DRAFT);
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText(/^asha@example\.in gets a link to pay ₹28,898/)).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Send link' }).at(-1)!);
  expect(await screen.findByText(/^The total has changed/)).toBeTruthy();
  expect(calls.map(({ input }) => input)).toContainEqual({ id: 'd1', amount: 28_898 });
});

test('a draft that cannot be sent has no way to send it', () => {
  show({ ...DRAFT, problem: 'Only 1 units of Nova 43 are available in stock.' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send link' }).disabled).toBe(true);
});

test.each(DRAFT_ORDER_STATES)('%s offers what its state allows', (state) => {
  show({ ...DRAFT, state });
  const names = screen.queryAllByRole('button').map(({ textContent }) => textContent);
  const open = ['Change', 'Cancel draft order'];
  const expected = {
    draft: [...open, 'Send link'],
    sent: [...open, 'Copy for WhatsApp', 'Send link'],
    expired: [...open, 'Send link'],
    paid: [],
    cancelled: [],
  }[state];
  expect(names).toEqual(expected);
});
