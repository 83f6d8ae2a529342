import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ApiOutputs } from '../../lib/trpc';
import { readyIntent } from '../../lib/take-intent';
import { connectionLost, refusal } from '../../testing/fake-api';
import { renderInShop, signInShopper } from '../../testing/render-in-shop';
import { OfferPage } from './OfferPage';

type Offer = ApiOutputs['passports']['getOffer']['offer'];

const OFFER: Offer = {
  ...{ state: 'open', expires_at: '2026-12-13T06:00:00.000Z', name: 'Velora Nocturne 55', brand: 'Velora' },
  ...{ picture: null, serial: 'SN-1', cover: 'covered', ends_on: '2027-01-31', extended_ends_on: '' },
  ...{ is_yours: false, passport: '' },
};
const show = (over: Partial<Offer> = {}, more: object = {}) =>
  renderInShop(<OfferPage token="t" />, {
    'passports.getOffer': () => ({ offer: { ...OFFER, ...over } }),
    ...more,
  });
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The offer to the person who is signed in, until it is accepted. */
function acceptable() {
  let accepted = 0;
  const calls = {
    'passports.getOffer': () => ({
      offer: { ...OFFER, is_yours: true, ...(accepted > 0 && { state: 'accepted', passport: 'new' }) },
    }),
    'passports.acceptOffer': () => {
      accepted += 1;
      return { message: 'The television is yours now.', passport: 'new' };
    },
  };
  return { calls, accepted: () => accepted };
}

it('shows a visitor the television, and leads to the login and back', async () => {
  await show();
  expect(await screen.findByRole('heading', { name: 'A television is offered to you' })).toBeVisible();
  expect(screen.getByText('Warranty until 31 Jan 2027')).toBeVisible();
  expect(screen.getByText('You can accept until 13 Dec 2026.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in to accept' })).toHaveAttribute(
    'href',
    '/signin?redirect=%2Fpassport%2Foffer-t',
  );
  expect(screen.queryByRole('button', { name: 'Accept the television' })).toBeNull();
});

it('lets the person of the address accept, and then leads to the passport', async () => {
  signInShopper();
  const { user } = await show({}, acceptable().calls);
  await user.click(await screen.findByRole('button', { name: 'Accept the television' }));
  expect(await screen.findByRole('heading', { name: 'The television is yours now' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the warranty passport' })).toHaveAttribute(
    'href',
    '/passport/new',
  );
});

it('accepts by itself after the login that was pressed for it, once', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('link', { name: 'Log in to accept' }));
  cleanup();
  signInShopper();
  expect(readyIntent('/passport/offer-t')).toBe('/passport/offer-t');
  const { calls, accepted } = acceptable();
  await show({}, calls);
  expect(await screen.findByRole('heading', { name: 'The television is yours now' })).toBeVisible();
  expect(accepted()).toBe(1);
});

it('accepts nothing by itself for a person who logged in for something else', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('link', { name: 'Log in to accept' }));
  cleanup();
  signInShopper();
  expect(readyIntent('/cart')).toBe('/cart');
  const { calls, accepted } = acceptable();
  await show({}, calls);
  expect(await screen.findByRole('button', { name: 'Accept the television' })).toBeEnabled();
  expect(accepted()).toBe(0);
});

it('says to another person that the offer is not theirs', async () => {
  signInShopper();
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('This offer is for another email.');
  expect(screen.queryByRole('button', { name: 'Accept the television' })).toBeNull();
});

it('logs another person out, and shows the offer again', async () => {
  signInShopper();
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, pathname: '/passport/offer-t', assign });
  const { user } = await show();
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(localStorage.getItem('token')).toBeNull();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/passport/offer-t');
  vi.unstubAllGlobals();
});

it.each([
  ['withdrawn', 'This offer was withdrawn'],
  ['declined', 'This offer was declined'],
  ['expired', 'This offer has expired'],
  ['accepted', 'This offer was accepted'],
  ['ended', 'This television can no longer be transferred'],
] as const)('says that it is %s', async (state, heading) => {
  await show({ state });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('leads who accepted and is not logged in to their televisions', async () => {
  await show({ state: 'accepted' });
  expect(await screen.findByRole('link', { name: 'My televisions' })).toHaveAttribute(
    'href',
    '/my-televisions',
  );
  expect(screen.queryByText(/ask its owner for a new offer/)).toBeNull();
});

it('says why an acceptance was refused', async () => {
  signInShopper();
  const { user } = await show(
    { is_yours: true },
    {
      'passports.acceptOffer': () => {
        throw refusal('PASSPORT_OFFER_ENDED');
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Accept the television' }));
  expect(await screen.findByText('This offer has ended.')).toBeVisible();
});

it('says where a link is no offer, and offers to try again where the shop could not be reached', async () => {
  await show(
    {},
    {
      'passports.getOffer': () => {
        throw refusal('PASSPORT_OFFER_UNKNOWN');
      },
    },
  );
  expect(await screen.findByRole('heading', { name: 'No offer at this link' })).toBeVisible();
  await show(
    {},
    {
      'passports.getOffer': () => {
        throw connectionLost();
      },
    },
  );
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
