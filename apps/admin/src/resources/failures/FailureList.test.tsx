import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { appError } from '@aabha/contracts/errors/errors';
import type { Failure } from '@aabha/contracts/dashboard/dashboard.schema';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { failures } from '.';
import { FailureList } from './FailureList';

type Failed = z.output<typeof Failure>;
const REFUND: Failed = {
  _id: 'f1',
  kind: 'refund',
  what: 'payments.refund',
  error: 'The provider refused it: the payment is fully refunded.',
  attempts: 12,
  order_id: '0000000000000000000abcd1',
  created_at: '2026-01-01T00:00:00.000Z',
  failed_at: '2026-01-02T00:00:00.000Z',
};
const MAIL: Failed = { ...REFUND, _id: 'f2', kind: 'mail', what: 'mail.order-placed', order_id: null };

function open(list: () => Failed[], retry?: () => unknown) {
  const calls = serveApi({
    'dashboard.listFailures': () => ({ failureList: list(), failureCount: list().length }),
    ...(retry ? { 'dashboard.retryFailure': retry } : {}),
  });
  renderScreen(<FailureList />, { resources: [failures] });
  return calls;
}
const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent).filter(Boolean),
  );

test('each failure shows what failed, of which order, why and how often', async () => {
  open(() => [REFUND, MAIL]);
  await screen.findByText('Email: order placed');
  const [refund, mail] = cells();
  expect(refund?.slice(0, 4)).toEqual(['Refund', '000ABCD1', REFUND.error, '12']);
  expect(mail?.slice(0, 3)).toEqual(['Email: order placed', REFUND.error, '12']);
});

test('a failure is tried again, and goes from the list', async () => {
  let list = [REFUND, MAIL];
  const calls = open(
    () => list,
    () => {
      list = [REFUND];
      return { message: 'Trying again now.' };
    },
  );
  fireEvent.click(await screen.findByLabelText('Try again: Email: order placed'));
  expect(await screen.findByText('Trying again now.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Email: order placed')).toBeNull());
  expect(calls.filter(({ path }) => path === 'dashboard.retryFailure')).toEqual([
    { path: 'dashboard.retryFailure', input: { id: 'f2' } },
  ]);
});

test('a refund that is not owed any more is refused with the reason, and stays in the list', async () => {
  open(
    () => [REFUND],
    () => {
      throw appError('REFUND_NOT_OWED');
    },
  );
  const retry = await screen.findByLabelText<HTMLButtonElement>('Try again: Refund');
  fireEvent.click(retry);
  expect(await screen.findByText(appError('REFUND_NOT_OWED').message)).toBeTruthy();
  expect(screen.getByText('Refund')).toBeTruthy();
  await waitFor(() => expect(retry.disabled).toBe(false));
});

test('an empty list says that nothing has failed', async () => {
  open(() => []);
  expect(await screen.findByText('Nothing has failed')).toBeTruthy();
});
