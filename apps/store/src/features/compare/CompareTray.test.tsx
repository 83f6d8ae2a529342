import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import { MAX_COMPARED } from './compared-ids';
import { CompareToggle, ComparisonLink } from './CompareToggle';
import { CompareTray } from './CompareTray';

const IDS = [1, 2, 3, 4, 5].map((number) => `00000000-0000-7000-8000-00000000000${number}`);
const [P1 = '', P2 = '', P3 = '', P4 = '', P5 = ''] = IDS;
const nameOf = (id: string) => `Model ${id.at(-1)}`;
const comparison = (...ids: string[]) => `/compare?ids=${ids.join('.')}`;

async function show() {
  const shop = await renderInShop(
    <>
      {IDS.map((id) => (
        <CompareToggle key={id} productId={id} productName={nameOf(id)} />
      ))}
      <ComparisonLink productId={P1} />
      <CompareTray />
    </>,
    { 'products.get': ({ id }: { id: string }) => ({ product: { name: nameOf(id), pictures: [] } }) },
  );
  const toggle = (id: string) => screen.getByRole('checkbox', { name: `Compare ${nameOf(id)}` });
  return { ...shop, toggle, tick: (id: string) => shop.user.click(toggle(id)) };
}
const tray = () => screen.queryByRole('complementary', { name: 'Compare' });
const compare = () => screen.getByRole('link', { name: 'Compare' });

it('appears with the first television, counts them, and leads to all of them', async () => {
  const { tick } = await show();
  expect(tray()).toBeNull();
  await tick(P1);
  expect(screen.getByRole('status')).toHaveTextContent(`1 of ${MAX_COMPARED} chosen, add one more`);
  expect(screen.queryByRole('link', { name: /side by side/ })).toBeNull();
  await tick(P2);
  expect(screen.getByRole('status')).toHaveTextContent(/^2 of 4 chosen$/);
  expect(compare()).toHaveAttribute('href', comparison(P1, P2));
  expect(screen.getByRole('link', { name: 'See all 2 side by side' })).toHaveAttribute(
    'href',
    comparison(P1, P2),
  );
});

it('removes one by its name or its tick, and all of them at once', async () => {
  const { user, tick, toggle } = await show();
  for (const id of [P1, P2, P3]) await tick(id);
  await user.click(await screen.findByRole('button', { name: 'Remove Model 2 from the comparison' }));
  expect(toggle(P2)).not.toBeChecked();
  await tick(P1);
  expect(compare()).toHaveAttribute('href', comparison(P3));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(tray()).toBeNull());
  expect(toggle(P3)).not.toBeChecked();
});

it('refuses one too many with the reason', async () => {
  const { tick, toggle } = await show();
  for (const id of IDS) await tick(id);
  expect(
    await screen.findByText('You can compare up to 4 televisions. Please remove one first.'),
  ).toBeInTheDocument();
  expect(toggle(P5)).not.toBeChecked();
  expect(compare()).toHaveAttribute('href', comparison(P1, P2, P3, P4));
});
