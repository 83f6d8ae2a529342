import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { fieldOf, fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { customers } from '.';
import { AccountActionDialog } from './AccountActionDialog';
import type { AccountAction, CustomerRecord } from './customer-record';

const CUSTOMER: CustomerRecord = {
  _id: 'u1',
  id: 'u1',
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9845098450',
  address: '',
  zip: '',
  role: 'User',
  closed: false,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
};
const SENT = { id: 'u1', updated_at: CUSTOMER.updated_at, reason: 'They asked for it.' };
const open = (action: AccountAction) => {
  const onClose = vi.fn();
  renderScreen(<AccountActionDialog action={action} customer={CUSTOMER} onClose={onClose} />, {
    resources: [customers],
  });
  return onClose;
};
const press = (text: string) => fireEvent.click(screen.getByText(text));

test.each([
  {
    action: 'close',
    title: 'Close the account of Asha Rao?',
    effect: /They cannot log in until you reopen the account\./,
    button: 'Close account',
    done: 'The account of Asha Rao is now closed.',
    call: { path: 'accounts.setCustomerClosed', input: { ...SENT, closed: true } },
  },
  {
    action: 'reopen',
    title: 'Reopen the account of Asha Rao?',
    effect: /log in with the same password as before/,
    button: 'Reopen account',
    done: 'Asha Rao can log in again.',
    call: { path: 'accounts.setCustomerClosed', input: { ...SENT, closed: false } },
  },
  {
    action: 'business',
    title: 'Make the account of Asha Rao a Business account?',
    effect: /logged out everywhere and get an email\. Orders, invoices and cart stay/,
    button: 'Make Business account',
    done: 'Asha Rao now has a Business account.',
    call: { path: 'accounts.setCustomerRole', input: { ...SENT, role: 'Business' } },
  },
  {
    action: 'personal',
    title: 'Make the account of Asha Rao a personal account?',
    effect: /logged out everywhere and get an email\. Orders, invoices and cart stay/,
    button: 'Make personal account',
    done: 'Asha Rao now has a personal account.',
    call: { path: 'accounts.setCustomerRole', input: { ...SENT, role: 'User' } },
  },
] as const)('$action says what it does, and is sent with its reason', async (row) => {
  const calls = serveApi({ [row.call.path]: () => ({ customer: CUSTOMER }) });
  const onClose = open(row.action);
  expect(screen.getByText(row.title)).toBeTruthy();
  expect(screen.getByText(row.effect)).toBeTruthy();
  press(row.button);
  expect(await screen.findByText('Please give a reason.')).toBeTruthy();
  expect(fieldOf('Reason').getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
  fillIn('Reason', SENT.reason);
  press(row.button);
  expect(await screen.findByText(row.done)).toBeTruthy();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls).toEqual([row.call]);
});

test('an account that changed meanwhile is left as it is, and the reason stays', async () => {
  serveApi({
    'accounts.setCustomerClosed': () => {
      throw appError('RECORD_CHANGED', { current: { ...CUSTOMER, closed: true } });
    },
  });
  const onClose = open('close');
  fillIn('Reason', SENT.reason);
  press('Close account');
  expect(await screen.findByText(/^Someone else has changed this in the meantime\./)).toBeTruthy();
  expect(valueOf('Reason')).toBe(SENT.reason);
  expect(onClose).not.toHaveBeenCalled();
});
