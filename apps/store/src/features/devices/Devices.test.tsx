import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost } from '../../testing/fake-api';
import { renderInShop, signInShopper } from '../../testing/render-in-shop';
import { Devices } from './Devices';

const SESSION = {
  ...{ _id: 's1', kind: 'store', device: 'Chrome on Android', network: '203.0.113.4', current: true },
  created_at: '2026-11-20T04:00:00.000Z',
  last_seen_at: '2026-11-20T09:34:00.000Z',
};
const OTHER = { ...SESSION, _id: 's2', device: '', current: false };

it('shows where the shopper is logged in, and logs one out', async () => {
  signInShopper();
  const { user, inputsOf } = await renderInShop(<Devices />, {
    'sessions.own': () => ({ sessions: [SESSION, OTHER] }),
    'sessions.end': () => ({ sessions: [SESSION] }),
  });
  const [own, other] = await screen.findAllByRole('listitem');
  expect(within(own!).getByText('This device')).toBeVisible();
  expect(own).toHaveTextContent('Last used 20 Nov 2026, 3:04 pm · network 203.0.113.4');
  expect(within(own!).queryByRole('button')).toBeNull();
  await user.click(within(other!).getByRole('button', { name: 'Log out Unknown device' }));
  expect(await screen.findByText('Logged out')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
  expect(inputsOf('sessions.end')).toEqual([{ id: 's2' }]);
});

it('logs out all others', async () => {
  signInShopper();
  const { user } = await renderInShop(<Devices />, {
    'sessions.own': () => ({ sessions: [SESSION, { ...OTHER, kind: 'api' }] }),
    'sessions.endOthers': () => ({ sessions: [SESSION] }),
  });
  expect(await screen.findByText('Another app')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
  expect(await screen.findByText('All other devices were logged out')).toBeInTheDocument();
});

it('offers to try again where the list cannot be loaded, and says where there is none', async () => {
  signInShopper();
  let isLost = true;
  const { user } = await renderInShop(<Devices />, {
    'sessions.own': () => {
      if (isLost) throw connectionLost();
      return { sessions: [] };
    },
  });
  expect(await screen.findByText('Your devices could not be loaded.')).toBeVisible();
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You are logged in here only.')).toBeVisible();
});
