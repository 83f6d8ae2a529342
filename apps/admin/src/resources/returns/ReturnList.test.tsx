import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { returns } from '.';
import { ReturnList } from './ReturnList';

test.each([
  [20, false],
  [21, true],
])('of %i requests, how many a page can be chosen: %s', async (totalCount, isOffered) => {
  serveApi({ 'returns.list': () => ({ returnRequestList: [], totalCount }) });
  renderScreen(<ReturnList />, { resources: [returns] });
  expect(await screen.findByText(new RegExp(`of ${totalCount}$`))).toBeTruthy();
  expect(screen.queryByText(/^Rows per page/) !== null).toBe(isOffered);
});

test('the returns to fetch on a day are listed, each with its pickup', async () => {
  const request = {
    ...{ _id: 'r1', state: 'approved', status: true, refund_status: false, refund: 'none', photos: 0 },
    ...{ user_id: { name: 'Asha Rao', email: 'asha@aabha.example', phone: '9876543210' } },
    ...{ order_id: { _id: 'o1', products: [] }, lines: [], condition: null, wish: null, due_at: null },
    ...{ created_at: '2026-11-25T06:00:00.000Z', decision_reason: null, refund_amount: 9000 },
    pickup: { day: '2026-12-01', part: '12-15', center: 'Kolkata Hub' },
  };
  const calls = serveApi({ 'returns.list': () => ({ returnRequestList: [request], totalCount: 1 }) });
  const { user } = renderScreen(<ReturnList />, { resources: [returns] });
  expect(await screen.findByText('Tue, 1 Dec 2026, 12 noon to 3 pm, Kolkata Hub')).toBeTruthy();
  await user.click(screen.getByLabelText('Pickup day'));
  await user.click(await screen.findByRole('option', { name: 'Today' }));
  const today = indiaDay(new Date());
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === 'returns.list').at(-1)?.input).toMatchObject({
      filters: { pickup_from: today, pickup_to: today },
    }),
  );
});
