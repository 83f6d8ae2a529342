import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { demoSettings } from '@aabha/contracts/shop-settings/settings';
import type { ApiOutputs } from '../../lib/trpc';
import { renderInShop } from '../../testing/render-in-shop';
import { SetUpPage } from './SetUpPage';

type Shown = ApiOutputs['products']['setUp'];

const SHOWN: Shown = {
  television: {
    ...{ _id: 'p1', name: 'Nocturne 65', companyName: 'Velora', modelNumber: 'VE65', screenInches: 65 },
    ...{ picture: null, isListed: true },
  },
  guide: {
    box: [
      { part: 'remote', text: 'remote' },
      { part: null, text: 'Cable clamp' },
    ],
    carry: { people: 2, reason: 'weight', weightKg: 19.8, cartonWeightKg: 25.7 },
    stand: { spanCm: 138.7, depthCm: 24.4, heightCm: 88.4 },
    wall: {
      ...{ isPossible: true, vesa: { widthMm: 400, heightMm: 300 }, screws: ['M6', 'M8'] },
      ...{ widthCm: 144, heightCm: 82 },
    },
    placement: { nearestCm: 198, farthestCm: 268, centreCm: 110, highestCentreCm: 131, furnitureCm: 63 },
    ...{ hdmiCount: 4, audioReturn: 'earc', power: '100 to 240 V', system: 'Google TV' },
    connections: [
      { purpose: 'set-top-box', ways: ['hdmi'] },
      { purpose: 'soundbar', ways: ['hdmi-earc', 'optical'] },
    ],
    start: ['power', 'language', 'apps'],
    energy: { stars: 3, kwhYear: 1180, standbyWatts: 0.5 },
  },
};
const { brand } = demoSettings();

const show = (over: Partial<Shown['guide']> = {}, television: Partial<Shown['television']> = {}) =>
  renderInShop(<SetUpPage id="p1" />, {
    'products.setUp': () => ({
      television: { ...SHOWN.television, ...television },
      guide: { ...SHOWN.guide, ...over },
    }),
    'settings.get': () => ({ brand }),
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

afterEach(() => localStorage.clear());

it('says who carries it, what is in the box, and where it stands or hangs', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Set up the Nocturne 65' })).toBeVisible();
  expect(screen.getByText('Two people can carry it: it weighs 25.7 kg in its carton.')).toBeVisible();
  const box = await part('In the box');
  expect(box.getAllByRole('checkbox')).toHaveLength(2);
  expect(box.getByRole('checkbox', { name: 'Remote control' })).not.toBeChecked();
  expect(box.getByRole('checkbox', { name: 'Cable clamp' })).toBeVisible();
  const place = await part('Stand or wall');
  expect(
    place.getByText(/^Sit 2 m to 2\.7 m from the screen\. .* about 110 cm above the floor/),
  ).toBeVisible();
  expect(place.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The furniture is at least 139 cm wide and 25 cm deep.',
    'Best height of the furniture: about 63 cm.',
    'Fix the stand before you let go. The furniture is level and does not rock.',
    'Bracket: VESA 400 × 300 mm.',
    'Screws: four M6 or M8. Their length is in the manual.',
    'The bracket holds at least 20 kg.',
    'Middle of the screen 110 cm to 131 cm above the floor; higher bends the neck.',
    'An authorised technician mounts it. Call us and we suggest one near you.',
  ]);
});

it('says which socket is for what, and leads to the pixel lab and to help', async () => {
  await show();
  const connect = await part('Connect');
  expect(
    connect.getByRole('checkbox', { name: /^Set-top box.*HDMI 3 HDMI sockets are left for it\.$/ }),
  ).toBeVisible();
  expect(connect.getByRole('checkbox', { name: /eARC.*Otherwise: optical socket\.$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the pixel lab' })).toHaveAttribute('href', '/pixel-lab');
  expect(screen.getByText('Its label has 3 stars: 1,180 units of electricity a year.')).toBeVisible();
  expect(screen.getByRole('link', { name: brand.helpline })).toHaveAttribute(
    'href',
    `tel:${brand.helpline.replaceAll(/[^+\d]/g, '')}`,
  );
  expect(screen.getByRole('link', { name: 'See this television' })).toHaveAttribute('href', '/television/p1');
});

it('remembers ticks in this browser, for this television only, and forgets them all at once', async () => {
  const user = userEvent.setup();
  localStorage.setItem('set-up:p2', '["carry"]');
  await show();
  expect(await screen.findByRole('status')).toHaveTextContent('0 of 12 done');
  await user.click(screen.getByRole('checkbox', { name: 'Remote control' }));
  await user.click(screen.getByRole('checkbox', { name: /^Two people/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Remote control' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 of 12 done');
  expect(localStorage.getItem('set-up:p1')).toBe('["carry"]');
  await user.click(screen.getByRole('button', { name: 'Clear all ticks' }));
  expect(screen.getByRole('checkbox', { name: /^Two people/ })).not.toBeChecked();
  expect(localStorage.getItem('set-up:p1')).toBeNull();
  expect(localStorage.getItem('set-up:p2')).toBe('["carry"]');
});

it('shows the ticks of an earlier visit, and none of a text that is not its own', async () => {
  localStorage.setItem('set-up:p1', '["film","start apps","gone"]');
  await show();
  expect(await screen.findByRole('status')).toHaveTextContent('2 of 12 done');
  expect(
    screen.getByRole('checkbox', { name: /^Sign in to your apps\. Its system: Google TV\.$/ }),
  ).toBeChecked();
});

it('takes a text that is no list for no ticks', async () => {
  localStorage.setItem('set-up:p1', '{"carry":');
  await show();
  expect(await screen.findByRole('status')).toHaveTextContent('0 of 12 done');
});

it('makes nothing up for a television that states little and is not sold any more', async () => {
  await show(
    {
      ...{ box: [], connections: [], hdmiCount: null, audioReturn: null, placement: null, power: null },
      carry: { people: 1, reason: null, weightKg: null, cartonWeightKg: null },
      stand: { spanCm: null, depthCm: null, heightCm: null },
      wall: { isPossible: false, vesa: null, screws: [], widthCm: null, heightCm: null },
      energy: { stars: null, kwhYear: null, standbyWatts: null },
    },
    { isListed: false },
  );
  expect(
    await screen.findByText('We do not sell this television any more. The guide stays here.'),
  ).toBeVisible();
  expect(
    screen.getByText('One person can lift it. Hold it by its edges, never by the screen.'),
  ).toBeVisible();
  expect(screen.getByText('The first page of its manual lists what should be in the box.')).toBeVisible();
  expect(screen.getByText('This television is not made for a wall.')).toBeVisible();
  expect(screen.getByText(/^Its specification names no sockets/)).toBeVisible();
  expect(screen.queryByText(/furniture is at least|label has|null/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'See this television' })).toBeNull();
});
