import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { fieldOf, fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { orders } from '.';
import { CorrectAddressDialog } from './CorrectAddressDialog';
import type { OrderRecord } from './order-record';

const ADDRESS = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9845098450',
  address: '12, Temple Road',
  city: 'Mysuru',
  state: 'Karnataka',
  country: 'India',
  zip: '570001',
};
const ORDER = {
  _id: '0000000000000000000abcd1',
  id: '0000000000000000000abcd1',
  status: 'Pending',
  shippingAddress: ADDRESS,
  updated_at: '2026-01-01T00:00:00.000Z',
} as unknown as OrderRecord;
const SENT = { name: 'Asha Rao', phone: '9845098450', address: '12, Temple Road', city: 'Mysuru' };

const open = () => {
  const onClose = vi.fn();
  renderScreen(<CorrectAddressDialog order={ORDER} onClose={onClose} />, { resources: [orders] });
  return onClose;
};
const press = (text: string) => fireEvent.click(screen.getByText(text));
const save = () => press('Correct address');

test('the form starts with the present address, and each wrong field has its own text', async () => {
  const calls = serveApi({});
  open();
  expect(screen.getByText('Correct the delivery address of order 000ABCD1')).toBeTruthy();
  expect(['Name', 'Phone', 'Address', 'City', 'PIN code'].map(valueOf)).toEqual([
    'Asha Rao',
    '98450 98450',
    '12, Temple Road',
    'Mysuru',
    '570001',
  ]);
  expect(screen.getByText('In Karnataka only: in another State the tax would be different.')).toBeTruthy();
  fillIn('Name', 'R2D2');
  fillIn('Phone', '98450');
  fillIn('Address', ' ');
  fillIn('City', 'Mysuru 4');
  fillIn('PIN code', '5700');
  save();
  for (const text of [
    'Name must contain only letters',
    'Phone number must be exactly 10 digits.',
    'Address is required.',
    'City must contain only letters and spaces.',
    'ZIP code must be a 6-digit number.',
  ])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(fieldOf('Name'));
  expect(calls).toEqual([]);
});

test('a corrected address is sent with the phone as ten digits, on the version that was shown', async () => {
  const calls = serveApi({ 'orders.correctAddress': () => ({ order: ORDER }) });
  const onClose = open();
  fillIn('Phone', '+91 98450 98451');
  fillIn('PIN code', '570004');
  save();
  expect(await screen.findByText('Delivery address corrected. The customer will get an email.')).toBeTruthy();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls).toEqual([
    {
      path: 'orders.correctAddress',
      input: { ...SENT, id: ORDER._id, phone: '9845098451', zip: '570004', updated_at: ORDER.updated_at },
    },
  ]);
});

const OTHER_STATE = appError('ORDER_ADDRESS_OTHER_STATE', {
  zip: '600001',
  to: 'Tamil Nadu',
  from: 'Karnataka',
});
const NOT_SERVED = 'Service Not Available for this PIN code.';

test.each([
  [OTHER_STATE, OTHER_STATE.message],
  [new AppError('INVALID_INPUT', undefined, { zip: NOT_SERVED }), NOT_SERVED],
])('a refused address stays in the form with the reason: %s', async (refusal, text) => {
  serveApi({
    'orders.correctAddress': () => {
      throw refusal;
    },
  });
  const onClose = open();
  fillIn('PIN code', '600001');
  fillIn('City', 'Chennai');
  save();
  expect(await screen.findByText(text)).toBeTruthy();
  expect([valueOf('City'), valueOf('PIN code')]).toEqual(['Chennai', '600001']);
  expect(onClose).not.toHaveBeenCalled();
});

test('an edit conflict shows both addresses, and the merged one is saved on the newer order', async () => {
  const theirs = {
    ...ADDRESS,
    address: '14, Temple Road',
    city: 'Mandya',
    updated_at: '2026-02-02T00:00:00.000Z',
  };
  const calls = serveApi({
    'orders.correctAddress': (input: { updated_at: string }) => {
      if (input.updated_at === ORDER.updated_at) throw appError('RECORD_CHANGED', { current: theirs });
      return { order: ORDER };
    },
  });
  const onClose = open();
  fillIn('City', 'Mysore');
  save();
  expect(await screen.findByText(/Someone else changed this while you were editing\./)).toBeTruthy();
  for (const text of ['Mysore', 'Mandya', '12, Temple Road', '14, Temple Road'])
    expect(screen.getByText(text)).toBeTruthy();
  press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.at(-1)?.input).toEqual({
    ...SENT,
    id: ORDER._id,
    address: '14, Temple Road',
    city: 'Mysore',
    zip: '570001',
    updated_at: theirs.updated_at,
  });
});
