import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { orders } from '.';
import { OrderInstallations } from './OrderInstallations';

const ID = '019b8c4f-d200-7669-a141-72c61a2b3c4d';
const VISIT = {
  ...{ _id: 'i1', order_id: ID, position: 0, unit: 1, name: 'Nova 43', type: 'wall', state: 'moved' },
  ...{ day: '2026-12-01', part: '9-12', moved_online: false, movable_until: '', done_on: '', code: '' },
};

function show(answer: () => unknown) {
  serveApi({ 'installations.ofOrder': answer });
  renderScreen(<OrderInstallations orderId={ID} />, { resources: [orders] });
}
const of = (offer: string, installations: object[]) => () => ({
  ...{ offer, first_day: '', lines: [], installations },
});

test('the visits of an order are shown with their state, and lead to the list', async () => {
  show(of('open', [VISIT, { ...VISIT, _id: 'i2', name: 'Nova 55', state: 'done' }]));
  expect(await screen.findAllByText('Tue, 1 Dec 2026, 9 am to 12 noon')).toHaveLength(2);
  expect(screen.getByText('Moved')).toBeTruthy();
  expect(screen.getByText('Nova 55, Wall mount')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open in Installations' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(link)).toContain(`/installations?filter={"search":"${ID}"}`);
});

test.each([
  ['open', 'No visit is booked.'],
  ['not-served', 'No technician zone has the PIN code of this order.'],
])('an order without a visit says why: %s', async (offer, text) => {
  show(of(offer, []));
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a failure is said', async () => {
  show(() => {
    throw appError('ORDER_NOT_FOUND');
  });
  expect(await screen.findByText('The installations could not be loaded.')).toBeTruthy();
});
