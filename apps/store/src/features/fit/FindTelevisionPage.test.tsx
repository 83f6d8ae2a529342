import { SAMPLE_PRODUCT } from '@aabha/contracts/products/testing/sample-product';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ApiOutputs } from '../../lib/trpc';
import { renderInShop } from '../../testing/render-in-shop';
import type { FitTelevision } from './fit-reasons';
import { FindTelevisionPage } from './FindTelevisionPage';
import type { RoomSearch } from './room-search';

type Result = ApiOutputs['products']['fitRoom'];

const television = (_id: string, over: Partial<FitTelevision> = {}): FitTelevision => ({
  role: 'best',
  product: { ...SAMPLE_PRODUCT, _id, name: `Surya ${_id}`, screenInches: 65, new_price: 60_000 },
  size: 'right',
  wall: null,
  table: null,
  door: null,
  sharpness: 'sharp',
  resolutionNeeded: '4K Ultra HD',
  light: null,
  use: null,
  widthCm: 145,
  standSpanCm: null,
  cartonCm: { longest: 157, middle: 95, shortest: 18 },
  ...over,
});
const found = (televisions: FitTelevision[], relax: Result['relax'] = []): Result => ({
  sizes: { minInches: 53.3, maxInches: 72.4, idealInches: 62.8 },
  inches: [43, 55, 65],
  fittingCount: televisions.length * 4,
  televisions,
  relax,
});
const THREE = [
  television('one'),
  television('two', { role: 'cheaper' }),
  television('three', { role: 'larger' }),
];

const show = (search: RoomSearch, result: Result = found(THREE)) =>
  renderInShop(
    <FindTelevisionPage
      search={search}
      renderCompare={(ids, look) => <a href={`/compare?ids=${ids.join('.')}`} {...look} />}
    />,
    { 'products.fitRoom': () => result },
    '/find-my-television',
  );
const reasonsOf = async (name: string) =>
  within(await screen.findByRole('list', { name: `Why Surya ${name}` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('asks nothing of the shop before the distance is known', async () => {
  const { inputsOf } = await show({});
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find my television');
  expect(screen.getByRole('img', { name: 'For example, a room from above' })).toBeInTheDocument();
  expect(screen.getByText('1.67 m to 2.27 m')).toBeVisible();
  expect(inputsOf('products.fitRoom')).toEqual([]);
});

it('shows three televisions with their roles, reasons and what they cost to run', async () => {
  const { inputsOf } = await show({ distance: 2.2, wall: 320, budget: 60_000 });
  await screen.findByRole('heading', { name: 'Three that fit, seen from 2.2 m' });
  expect(inputsOf('products.fitRoom')).toEqual([{ distanceCm: 220, wallCm: 320, budget: 60_000 }]);
  const cards = screen.getAllByRole('article');
  expect(
    cards.map((card) => within(card).getByText(/Our choice|Spend less|Larger picture/).textContent),
  ).toEqual(['Our choice', 'Spend less', 'Larger picture']);
  expect(within(cards[0]!).getByText('Electricity about ₹720 a year')).toBeVisible();
  expect(screen.getByText(/From 2.2 m a screen of 54″ to 72″/)).toHaveTextContent(
    'Of the right size: 55″, 65″.',
  );
  expect(screen.getByText('Compare these side by side')).toHaveAttribute(
    'href',
    '/compare?ids=one.two.three',
  );
});

it('says why, also against a television, and what is not stated', async () => {
  await show(
    {
      distance: 2.2,
      wall: 320,
      table: 150,
      doorWidth: 80,
      light: 'bright',
      use: 'news-sport',
      budget: 70_000,
    },
    found([
      television('good', {
        wall: 'fits',
        table: 'fits',
        door: 'fits',
        light: 'good',
        use: 'fair',
        standSpanCm: 112,
      }),
      television('unknown', {
        ...{
          size: 'small',
          sharpness: 'coarse',
          wall: 'not-stated',
          table: 'not-stated',
          door: 'not-stated',
        },
        ...{ widthCm: null, cartonCm: null },
      }),
    ]),
  );
  expect(await reasonsOf('good')).toEqual([
    '65″ is the right size: from 2.2 m it fills 36° of your view.',
    'From there your eyes can make use of 4K Ultra HD, and this set has it.',
    'It is 145 cm wide: your wall has 88 cm left on each side.',
    'Its stand is 112 cm wide and fits on your table of 150 cm.',
    'Its box of 157 × 95 × 18 cm goes through.',
    'QLED keeps its colours in a bright room.',
    'For news and most sport its 60 Hz panel is enough; 120 Hz is smoother.',
    'It leaves ₹10,000 of your budget.',
  ]);
  expect(await reasonsOf('unknown')).toEqual([
    '65″ looks small from 2.2 m. It is at its best from 2.6 m or nearer.',
    'It has 4K Ultra HD. From there you may see single dots; 4K Ultra HD would look sharper.',
    'Its width is not stated.',
    'The width of its stand is not stated. Please ask us before you order.',
    'The size of its box is not stated. Please ask us before you order.',
    'It leaves ₹10,000 of your budget.',
  ]);
});

it('draws the room, and says the same in words', async () => {
  await show({ distance: 8, unit: 'ft', wall: 120, table: 50 });
  const drawing = await screen.findByRole('img', { name: 'Your room from above, drawn to scale' });
  expect(drawing).toHaveAccessibleDescription(
    /The wall is 120 in wide\. In its middle is the 65″ Surya, 57\.1 in wide\. It is on a table that is 50 in wide\. You sit 8 ft from the screen and see it at an angle of 33°\./,
  );
});

it('says what to relax where nothing fits, with the address without it', async () => {
  await show(
    { distance: 2.2, wall: 60, light: 'dark' },
    found([], [{ limit: 'wall', count: 7, price: null, leastCm: 96.4 }]),
  );
  await screen.findByRole('heading', { name: 'Nothing fits all of your limits' });
  expect(screen.getByText('With a wall of 97 cm, 7 televisions would fit.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Search without the wall' });
  expect(link.getAttribute('href')).toBe('/find-my-television?distance=2.2&light=dark');
});

it('says so where no single change helps', async () => {
  await show({ distance: 2.2, wall: 20, budget: 100 }, found([]));
  expect(await screen.findByText(/No single change is enough/)).toBeVisible();
});

it('marks a measure that no room can have, and searches nothing', async () => {
  const { inputsOf } = await show({ distance: 2.2, wall: 5 });
  expect(screen.getByLabelText('Width of the wall')).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a measure from 10 cm to 20 m');
  expect(inputsOf('products.fitRoom')).toEqual([]);
});

it('writes the answers into the address, without what was left empty', async () => {
  const { user, address } = await show({});
  await user.type(screen.getByLabelText('How far from the screen do you sit?'), '9');
  await user.click(screen.getByRole('radio', { name: 'Feet' }));
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  await user.type(screen.getByLabelText('Budget'), '45000');
  await user.click(screen.getByRole('button', { name: 'Find my television' }));
  await waitFor(() =>
    expect(address()).toBe('/find-my-television?distance=9&unit=ft&light=dark&budget=45000'),
  );
  await waitFor(() => expect(screen.getByRole('region', { name: 'Find my television' })).toHaveFocus());
});
