import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { NO_WAITING_ROOM } from '../../testing/no-waiting-room';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { products } from '.';
import type { WholeProduct } from './products.data';
import { WaitingRoom } from './WaitingRoom';

const product = { _id: 'tv-1', name: 'Surya 43' } as WholeProduct;
const OPEN = {
  ...NO_WAITING_ROOM,
  phase: 'open',
  startsAt: '2026-11-21T06:30:00.000Z',
  ratePerMinute: 600,
  currentRatePerMinute: 300,
  nowServing: 1200,
  peopleWaiting: 45,
  unitsLeft: 9,
};
const show = () => renderScreen(<WaitingRoom product={product} />, { resources: [products] });

it('opens at a time in India, and preserves what was typed when it is refused', async () => {
  const calls = serveApi({
    'waitingRoom.getForStaff': () => ({ room: NO_WAITING_ROOM }),
    'waitingRoom.open': () => {
      throw appError('WAITING_ROOM_NOT_ON_SALE');
    },
  });
  const { user } = show();
  const start = await screen.findByLabelText<HTMLInputElement>('Start, in India');
  await user.click(screen.getByText('Open the waiting room'));
  expect(screen.getByText('Please enter a date and a time.')).toBeTruthy();
  fireEvent.change(start, { target: { value: '2026-11-21T12:00' } });
  await user.click(screen.getByText('Open the waiting room'));
  expect(await screen.findByText('Please prepare this television for a sale day first.')).toBeTruthy();
  expect(start.value).toBe('2026-11-21T12:00');
  expect(calls.find(({ path }) => path === 'waitingRoom.open')?.input).toEqual({
    id: 'tv-1',
    startsAt: '2026-11-21T06:30:00.000Z',
    ratePerMinute: 600,
  });
});

it('shows who waits and is served, and changes the rate', async () => {
  const calls = serveApi({
    'waitingRoom.getForStaff': () => ({ room: OPEN }),
    'waitingRoom.changeRate': () => ({ room: { ...OPEN, ratePerMinute: 900 } }),
  });
  show();
  expect(await screen.findByText('45')).toBeTruthy();
  expect(screen.getByText('1,200')).toBeTruthy();
  expect(screen.getByText('300 at present, at most 600')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('People a minute'), { target: { value: '900' } });
  fireEvent.click(screen.getByText('Change rate'));
  await waitFor(() =>
    expect(calls).toContainEqual({
      path: 'waitingRoom.changeRate',
      input: { id: 'tv-1', ratePerMinute: 900 },
    }),
  );
});

it('preserves the typed rate when another member of staff changes it, and when it is refused', async () => {
  const rooms = [OPEN, { ...OPEN, ratePerMinute: 200 }];
  serveApi({
    'waitingRoom.getForStaff': () => ({ room: rooms.length > 1 ? rooms.shift() : rooms[0] }),
    'waitingRoom.changeRate': () => {
      throw appError('WAITING_ROOM_NOT_OPEN');
    },
  });
  const { user } = show();
  const rate = await screen.findByLabelText<HTMLInputElement>('People a minute');
  fireEvent.change(rate, { target: { value: '900' } });
  await screen.findByText('300 at present, at most 200', {}, { timeout: 5000 });
  expect(screen.getByLabelText<HTMLInputElement>('People a minute').value).toBe('900');
  await user.click(screen.getByText('Change rate'));
  await screen.findByText('This television has no waiting room.');
  expect(screen.getByLabelText<HTMLInputElement>('People a minute').value).toBe('900');
});

it('says what closing does before it closes', async () => {
  serveApi({
    'waitingRoom.getForStaff': () => ({ room: OPEN }),
    'waitingRoom.close': () => ({ room: { ...OPEN, phase: 'closed' } }),
  });
  const { user } = show();
  await user.click(await screen.findByText('Close the waiting room'));
  expect(screen.getByText(/45 people are waiting and lose their places/)).toBeTruthy();
  await user.click(screen.getByText('Close it'));
  expect(await screen.findByText('The waiting room is closed.')).toBeTruthy();
  expect(await screen.findByText('Closed')).toBeTruthy();
});
