import type { WaitingRoom } from '@aabha/contracts/waiting-room/waiting-room.schema';
import { TICKET_COOKIE } from '@aabha/contracts/waiting-room/waiting-room.values';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { refusal } from '../../testing/fake-api';
import { renderInShop, signInShopper } from '../../testing/render-in-shop';
import { WaitingRoomPage } from './WaitingRoomPage';

const ROOM: WaitingRoom = {
  phase: 'open',
  product: { _id: 'tv', name: 'Surya 43' },
  startsAt: '2026-11-21T06:30:00.000Z',
  now: '2026-11-21T07:00:00.000Z',
  unitsLeft: 5,
  unitsReserved: 0,
  peopleWaiting: 7,
  refreshSeconds: 15,
};
const withTicketOf = (account: string) => {
  const ticket = `${btoa(JSON.stringify({ n: 7, sale: 'room', issued: 0, account }))}.signature`;
  document.cookie = `${TICKET_COOKIE}=${ticket}; path=/`;
  return ticket;
};
afterEach(() => {
  localStorage.clear();
  document.cookie = `${TICKET_COOKIE}=; path=/; max-age=0`;
});

const show = (room: Partial<WaitingRoom>, more = {}) =>
  renderInShop(<WaitingRoomPage id="tv" />, {
    'waitingRoom.get': () => ({ room: { ...ROOM, ...room } }),
    ...more,
  });
const heading = () => screen.findByRole('heading', { level: 1 });

it('asks a visitor to log in and leads back', async () => {
  await show({});
  expect(await heading()).toHaveTextContent('Join the waiting room');
  expect(screen.getByText('5 units are left.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in to join' })).toHaveAttribute(
    'href',
    expect.stringContaining('waiting-room'),
  );
});

it.each([
  ['open', true],
  ['closed', false],
] as const)('says why a checkout led here when the room is %s: %s', async (phase, isSaid) => {
  await renderInShop(<WaitingRoomPage id="tv" isRefused />, {
    'waitingRoom.get': () => ({ room: { ...ROOM, phase } }),
  });
  await heading();
  expect(screen.queryByText(/^Your payment has not started/) !== null).toBe(isSaid);
});

it('joins, and shows a refusal beside the button', async () => {
  signInShopper();
  const { user, inputsOf } = await show(
    {},
    {
      'waitingRoom.join': () => {
        throw refusal('WAITING_ROOM_NOT_OPEN');
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Join the waiting room' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This television has no waiting room.');
  expect(inputsOf('waitingRoom.join')).toEqual([{ id: 'tv' }]);
});

it('shows position and wait, and nothing to press', async () => {
  await show({ place: { state: 'waiting', position: 7, waitSeconds: 90 } });
  expect(await heading()).toHaveTextContent('You are number 7');
  expect(screen.getByText('Your turn is in about 2 minutes.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('counts a turn down, unannounced, and leads to the cart', async () => {
  const admittedUntil = new Date(Date.now() + 600_000).toISOString();
  await show({ place: { state: 'turn', admittedUntil } });
  expect(await heading()).toHaveTextContent('It is your turn');
  expect(screen.getByText(/^(10:00|9:59)$/)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
  /* The cart is empty for who came by a published address. */
  expect(screen.getByRole('link', { name: 'See the television' })).toBeVisible();
});

it('offers a new place after a missed turn', async () => {
  signInShopper();
  await show({ place: { state: 'missed' } });
  expect(await screen.findByRole('button', { name: 'Join again' })).toBeEnabled();
});

it.each([
  ['soldOut', 'Sold out'],
  ['over', 'The sale is over'],
  ['closed', 'The waiting room is closed'],
] as const)('leads to the television when the room is %s', async (phase, title) => {
  await show({ phase });
  expect(await heading()).toHaveTextContent(title);
  expect(screen.getByRole('link', { name: 'See the television' })).toHaveAttribute('href', '/television/tv');
});

it('shows the place of a ticket to the account that it names', async () => {
  signInShopper('shopper-1');
  const ticket = withTicketOf('shopper-1');
  const { inputsOf } = await show({});
  await waitFor(() => expect(inputsOf('waitingRoom.get')).toContainEqual({ id: 'tv', ticket }));
});

it.each(['another shopper', undefined])('shows the place of a ticket to nobody else: %s', async (shopper) => {
  if (shopper) signInShopper(shopper);
  withTicketOf('shopper-1');
  const { inputsOf } = await show({});
  await heading();
  expect(inputsOf('waitingRoom.get')).toEqual([{ id: 'tv' }]);
});
