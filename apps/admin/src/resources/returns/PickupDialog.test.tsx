import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { returns } from '.';
import { BookPickupButton } from './BookPickupButton';
import type { ReturnRecord } from './returns.data';

const REQUEST = {
  ...{ _id: 'r1', id: 'r1', state: 'approved', status: true, refund_status: false, refund: 'none' },
  ...{ pickup: null, user_id: { name: 'Asha Rao' } },
} as unknown as ReturnRecord;
const PICKUP = { day: '2026-12-01', part: '9-12', center: 'Kolkata Hub', chosen_at: '', movable_until: '' };
const BOOKED = { ...REQUEST, pickup: PICKUP } as ReturnRecord;
const slot = (day: string, part: string, free: number) => ({ day, part, is_free: free > 0, free });
const SLOTS = {
  is_served: true,
  center: 'Kolkata Hub',
  slots: [
    slot('2026-12-01', '9-12', 0),
    slot('2026-12-01', '12-15', 3),
    slot('2026-12-01', '15-18', 0),
    slot('2026-12-02', '9-12', 20),
  ],
};

function show(request: ReturnRecord, responses = {}) {
  const calls = serveApi({
    'returns.pickupSlots': () => SLOTS,
    'returns.pickup': () => ({ returnRequest: request }),
    ...responses,
  });
  return {
    calls,
    ...renderScreen(<BookPickupButton request={request} />, { resources: [returns] }),
    inputsOf: (name: string) => calls.filter((call) => call.path === name).map(({ input }) => input),
  };
}
const open = async (user: ReturnType<typeof show>['user'], name: string) => {
  await user.click(screen.getByLabelText(name));
  return screen.findByRole('region', { name: 'Tue, 1 Dec 2026' });
};
const partOf = (day: HTMLElement, name: RegExp) =>
  within(day).getByRole<HTMLButtonElement>('button', { name });

test('a pickup is booked where a place is free, with how many are', async () => {
  const { user, inputsOf } = show(REQUEST);
  const day = await open(user, 'Book pickup: Asha Rao');
  expect(screen.getByText(/^Kolkata Hub fetches the goods/)).toBeTruthy();
  expect(partOf(day, /9 am to 12 noon Full/).disabled).toBe(true);
  const book = screen.getByRole<HTMLButtonElement>('button', { name: 'Book pickup' });
  expect(book.disabled).toBe(true);
  await user.click(partOf(day, /12 noon to 3 pm 3 free/));
  await user.click(book);
  expect(await screen.findByText('Pickup booked. The customer will get an email.')).toBeTruthy();
  expect(inputsOf('returns.pickup')).toEqual([{ id: 'r1', day: '2026-12-01', part: '12-15' }]);
});

test('a pickup is changed, or cleared', async () => {
  const { user, inputsOf } = show(BOOKED);
  const day = await open(user, 'Change pickup: Asha Rao');
  expect(partOf(day, /9 am to 12 noon Booked/).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change pickup' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Clear pickup' }));
  expect(await screen.findByText('Pickup cleared. The customer will get an email.')).toBeTruthy();
  expect(inputsOf('returns.pickup')).toEqual([{ id: 'r1', day: null, part: null }]);
});

test('a full slot is refused with why, and the free ones are read again', async () => {
  const { user, inputsOf } = show(REQUEST, {
    'returns.pickup': () => {
      throw appError('RETURN_PICKUP_FULL');
    },
  });
  const day = await open(user, 'Book pickup: Asha Rao');
  await user.click(partOf(day, /3 free/));
  await user.click(screen.getByRole('button', { name: 'Book pickup' }));
  expect(await screen.findByText(/^All places of this time are taken/)).toBeTruthy();
  await waitFor(() => expect(inputsOf('returns.pickupSlots').length).toBeGreaterThan(1));
});

test('a PIN code that is no service area any more asks staff to arrange it', async () => {
  const { user } = show(REQUEST, {
    'returns.pickupSlots': () => ({ is_served: false, center: null, slots: [] }),
  });
  await user.click(screen.getByLabelText('Book pickup: Asha Rao'));
  expect(await screen.findByText(/no service area any more/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Book pickup' }).disabled).toBe(true);
});

test.each([{ state: 'requested' }, { state: 'received' }, { refund: 'queued' }])(
  'a pickup is not offered of a return with %j',
  (over) => {
    show({ ...REQUEST, ...over } as ReturnRecord);
    expect(screen.queryByLabelText(/pickup/)).toBeNull();
  },
);
