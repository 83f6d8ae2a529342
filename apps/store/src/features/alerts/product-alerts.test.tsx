import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProductAlert } from '@aabha/contracts/alerts/alerts.schema';
import { readToken } from '../../lib/session';
import { signIn } from '../../lib/sign-in';
import { connectionLost, refusal } from '../../testing/fake-api';
import { renderInShop, signInShopper } from '../../testing/render-in-shop';
import { AlertLink } from './AlertLink';
import { AlertList } from './AlertList';
import { PriceAlert } from './PriceAlert';
import { StockAlert } from './StockAlert';

const PRODUCT = { _id: 'p1', name: 'Surya 55', new_price: 48_000 };
const ALERT: ProductAlert = {
  ...{ _id: 'a1', kind: 'stock', target: null, state: 'active', language: 'en' },
  ...{ since: '2026-11-21T06:00:00.000Z', expires_at: '2027-02-19T06:00:00.000Z' },
  product: { ...PRODUCT, isListed: true, pictures: [] },
};
const PRICED: ProductAlert = { ...ALERT, _id: 'a2', kind: 'price', target: 40_000 };
const listOf = (...alertList: ProductAlert[]) => ({ alertList, alertCount: alertList.length });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const TOKEN = 'aA0_-'.padEnd(32, 'x');

it('takes one click of a signed-in shopper, and then says so', async () => {
  signInShopper();
  const alerts: ProductAlert[] = [];
  const { user, inputsOf } = await renderInShop(<StockAlert product={PRODUCT} />, {
    'alerts.list': () => listOf(...alerts),
    'alerts.create': () => {
      alerts.push(ALERT);
      return { message: '', alert: ALERT };
    },
  });
  await user.click(button('Notify me when it is back'));
  expect(await screen.findByText('We will email you when it is back.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My alerts' })).toHaveAttribute('href', '/my-alerts');
  expect(inputsOf('alerts.create')).toEqual([{ product: 'p1', kind: 'stock' }]);
});

it('keeps the buttons while what follows loads, so that a press during hydration is not lost', async () => {
  const { inputsOf } = await renderInShop(
    <>
      <StockAlert product={PRODUCT} />
      <PriceAlert product={PRODUCT} />
    </>,
    { 'alerts.list': () => listOf() },
  );
  const buttons = screen.getAllByRole('button');
  signInShopper();
  act(() => signIn(readToken() ?? ''));
  await waitFor(() => expect(inputsOf('alerts.list')).not.toEqual([]));
  expect(buttons.every((one) => one.isConnected)).toBe(true);
});

it('says why a shopper cannot have another alert', async () => {
  signInShopper();
  const { user } = await renderInShop(<StockAlert product={PRODUCT} />, {
    'alerts.list': () => listOf(),
    'alerts.create': () => {
      throw refusal('ALERT_LIMIT', { most: 20 });
    },
  });
  await user.click(button('Notify me when it is back'));
  expect(
    await screen.findByText('You have 20 alerts already. Please stop one of them first.'),
  ).toBeInTheDocument();
});

it('asks a visitor for an address, and tells them to open the link of the email', async () => {
  const { user, inputsOf } = await renderInShop(<StockAlert product={PRODUCT} />, {
    'alerts.create': () => ({ message: '', alert: null }),
  });
  await user.click(button('Notify me when it is back'));
  const dialog = await screen.findByRole('dialog', { name: 'Notify me when it is back' });
  await user.click(within(dialog).getByRole('button', { name: 'Notify me' }));
  const email = within(dialog).getByLabelText('Email');
  expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
  expect(within(dialog).getByRole('link', { name: 'How we use it' })).toHaveAttribute(
    'href',
    '/privacy-policy#notice-alerts',
  );
  await user.type(email, ' asha@example.in ');
  await user.click(within(dialog).getByRole('button', { name: 'Notify me' }));
  expect(await screen.findByText(/We have sent a link to asha@example\.in/)).toBeVisible();
  expect(inputsOf('alerts.create')).toEqual([{ product: 'p1', kind: 'stock', email: 'asha@example.in' }]);
  await user.click(button('Done'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('takes a target below the price of today, typed or chosen', async () => {
  signInShopper();
  const { user, inputsOf } = await renderInShop(<PriceAlert product={PRODUCT} />, {
    'alerts.list': () => listOf(),
    'alerts.create': () => ({ message: '', alert: PRICED }),
  });
  await user.click(button('Tell me when the price falls'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByLabelText('Email')).toBeNull();
  const target = within(dialog).getByLabelText('Your price in rupees');
  await user.type(target, '48,000');
  await user.click(within(dialog).getByRole('button', { name: 'Notify me' }));
  expect(target).toHaveAccessibleDescription('Please enter a price below ₹48,000.');
  await user.click(within(dialog).getByRole('button', { name: '₹43,200' }));
  expect(target).toHaveValue('43200');
  await user.click(within(dialog).getByRole('button', { name: 'Notify me' }));
  expect(await screen.findByText('Alert is on')).toBeInTheDocument();
  expect(inputsOf('alerts.create')).toEqual([{ product: 'p1', kind: 'price', target: 43_200 }]);
});

it('shows the target of an alert that is on, and changes it', async () => {
  signInShopper();
  const { user } = await renderInShop(<PriceAlert product={PRODUCT} />, {
    'alerts.list': () => listOf(PRICED),
  });
  expect(await screen.findByText('We will email you at ₹40,000 or less.')).toBeVisible();
  await user.click(button('Change'));
  expect(await screen.findByLabelText('Your price in rupees')).toHaveValue('40000');
});

it('asks for no alerts of a visitor', async () => {
  const { inputsOf } = await renderInShop(<PriceAlert product={PRODUCT} />);
  expect(button('Tell me when the price falls')).toBeVisible();
  expect(inputsOf('alerts.list')).toEqual([]);
});

it('lists the alerts of a shopper with what they wait for, and stops one', async () => {
  signInShopper();
  let alerts = [ALERT, PRICED];
  const { user, inputsOf } = await renderInShop(<AlertList />, {
    'alerts.list': () => listOf(...alerts),
    'alerts.stop': () => {
      alerts = [PRICED];
      return { message: 'Alert stopped' };
    },
  });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual(
    rows.map(() => '/television/p1'),
  );
  expect(rows[0]).toHaveTextContent('Back in stock');
  expect(rows[0]).toHaveTextContent('Since 21 Nov 2026');
  expect(rows[1]).toHaveTextContent('₹40,000 or less');
  expect(rows[1]).toHaveTextContent('Now ₹48,000');
  const [first] = screen.getAllByRole('button', { name: 'Stop the alert of Surya 55' });
  if (first) await user.click(first);
  expect(await screen.findByText('Alert stopped')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(inputsOf('alerts.stop')).toEqual([{ id: 'a1' }]);
});

it('says how to ask where there is no alert, and what failed', async () => {
  signInShopper();
  let isLost = true;
  const { user } = await renderInShop(<AlertList />, {
    'alerts.list': () => {
      if (isLost) throw connectionLost();
      return listOf();
    },
  });
  const retry = await screen.findByRole('button', { name: /try again/i }, { timeout: 5000 });
  isLost = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'You have no alerts' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See televisions' })).toHaveAttribute('href', '/televisions');
});

it('confirms and stops an alert by a click, not by opening the link', async () => {
  let alert: ProductAlert = { ...ALERT, state: 'waiting' };
  const { user, inputsOf } = await renderInShop(<AlertLink action="confirm" token={TOKEN} />, {
    'alerts.getByLink': () => ({ alert }),
    'alerts.confirm': () => {
      alert = ALERT;
      return { message: '', alert };
    },
  });
  expect(await screen.findByRole('heading', { name: 'Switch on this alert?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Surya 55' })).toBeVisible();
  expect(inputsOf('alerts.confirm')).toEqual([]);
  await user.click(button('Switch on'));
  expect(await screen.findByRole('heading', { name: 'Your alert is on' })).toBeVisible();
  expect(inputsOf('alerts.confirm')).toEqual([{ token: TOKEN }]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('stops an alert by the link of its mail', async () => {
  let alert = ALERT;
  const { user } = await renderInShop(<AlertLink action="stop" token={TOKEN} />, {
    'alerts.getByLink': () => ({ alert }),
    'alerts.stopByLink': () => {
      alert = { ...ALERT, state: 'stopped' };
      return { message: '' };
    },
  });
  await screen.findByRole('heading', { name: 'Stop this alert?' });
  await user.click(button('Stop'));
  expect(await screen.findByRole('heading', { name: 'This alert has ended' })).toBeVisible();
});

it('says of a link that is incomplete or unknown that it does not work', async () => {
  const { inputsOf } = await renderInShop(<AlertLink action="stop" token="short" />);
  expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  expect(inputsOf('alerts.getByLink')).toEqual([]);
});

it('says of a link that was replaced what to do', async () => {
  await renderInShop(<AlertLink action="confirm" token={TOKEN} />, {
    'alerts.getByLink': () => {
      throw refusal('ALERT_LINK_WRONG');
    },
  });
  expect(await screen.findByText('This link no longer works. Please ask for the alert again.')).toBeVisible();
});
