import { act, render, screen } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PaymentFailed } from './PaymentFailed';
import type { PaymentFailure } from './use-payment-failure';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T06:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

function show(kind: PaymentFailure['kind'], reservedMinutes = 15) {
  const expiresAt = new Date(Date.now() + reservedMinutes * MINUTE_MS).toISOString();
  render(
    <MantineProvider env="test">
      <PaymentFailed failure={{ kind, expiresAt }} busy={false} />
    </MantineProvider>,
  );
}
const alert = () => screen.getByRole('alert');
const RESERVED = 'Your items are reserved for you until 1 Mar 2026, 11:45 am.';

it.each([
  ['declined', 'Your bank declined the payment', 'We have not received your payment.'],
  ['dismissed', 'The payment was not completed', 'We have not received your payment.'],
  ['unopened', 'The payment window did not open', 'You have not been charged.'],
] as const)('says what happened to a %s payment, and offers another try', (kind, title, money) => {
  show(kind);
  expect(screen.getByRole('heading')).toHaveTextContent(title);
  expect(alert()).toHaveTextContent(money);
  expect(alert()).toHaveTextContent(RESERVED);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

it('says when the reservation ends while it is read', () => {
  show('declined');
  act(() => void vi.advanceTimersByTime(15 * MINUTE_MS - 1));
  expect(alert()).toHaveTextContent(RESERVED);
  act(() => void vi.advanceTimersByTime(1));
  expect(alert()).not.toHaveTextContent(RESERVED);
  expect(alert()).toHaveTextContent('Your items are no longer reserved.');
});

it('does not promise a reservation that has ended already', () => {
  show('dismissed', -1);
  expect(alert()).toHaveTextContent('Your items are no longer reserved.');
});
