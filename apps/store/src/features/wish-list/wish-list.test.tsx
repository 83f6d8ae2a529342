import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Wish } from '@aabha/contracts/wish-list/wish-list.schema';
import { WISHES_MAX } from '@aabha/contracts/wish-list/wish-list.values';
import { addVisitorWish, readVisitorWishes } from '../../lib/visitor-wishes';
import { connectionLost, refusal } from '../../testing/fake-api';
import { renderInShop, signInShopper } from '../../testing/render-in-shop';
import { AccountWishes } from './AccountWishes';
import { SaveToggle } from './SaveToggle';
import { VisitorWishes } from './VisitorWishes';

const PRODUCT = { _id: 'p1', new_price: 45_500 };
const wishOf = (id: string, day: string, over: Partial<Wish['product']> = {}): Wish => ({
  product: {
    ...{ _id: id, name: `Surya ${id}`, pictures: [], new_price: 45_500, stock: 3, isListed: true },
    ...{ warranty_months: 12, warranty_pricing: {}, successor: null },
    ...over,
  },
  saved_price: 48_000,
  saved_at: `2026-11-${day}T06:00:00.000Z`,
});
const listOf = (...wishList: Wish[]) => ({ wishList, wishCount: wishList.length });
const offer = ({ _id, stock }: Wish['product']) => <p>{`Offer ${_id}, ${stock} left`}</p>;
const toggle = () => screen.findByRole('button', { name: 'Save to wish list' });
const row = (id: string) =>
  screen.getAllByRole('listitem').find((item) => item.textContent.includes(`Surya ${id}`))!;

afterEach(() => localStorage.clear());

it('saves a television of a signed-in shopper, says so at once, and removes it again', async () => {
  signInShopper();
  let isSaved = false;
  const { user, inputsOf } = await renderInShop(<SaveToggle product={PRODUCT} />, {
    'wishList.list': () => listOf(...(isSaved ? [wishOf('p1', '20')] : [])),
    'wishList.add': () => {
      isSaved = true;
      return { message: '' };
    },
    'wishList.remove': () => {
      isSaved = false;
      return { message: '' };
    },
  });
  expect(await toggle()).toHaveAttribute('aria-pressed', 'false');
  await user.click(await toggle());
  expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'See wish list' })).toHaveAttribute('href', '/wishlist');
  await waitFor(() => expect(inputsOf('wishList.list')).toHaveLength(2));
  expect(inputsOf('wishList.add')).toEqual([{ product: 'p1' }]);
  await user.click(await toggle());
  await waitFor(() => expect(inputsOf('wishList.remove')).toEqual([{ product: 'p1' }]));
  expect(await toggle()).toHaveAttribute('aria-pressed', 'false');
});

it('says why a television cannot be saved, and is not pressed then', async () => {
  signInShopper();
  const { user } = await renderInShop(<SaveToggle product={PRODUCT} />, {
    'wishList.list': () => listOf(),
    'wishList.add': () => {
      throw refusal('WISH_LIST_FULL', { most: WISHES_MAX });
    },
  });
  await user.click(await toggle());
  expect(await screen.findByText(/^Your wish list has 100 televisions already\./)).toBeInTheDocument();
  await waitFor(async () => expect(await toggle()).toHaveAttribute('aria-pressed', 'false'));
});

it('saves a television of a visitor in the browser, with its price of now and without a call', async () => {
  const { user, inputsOf } = await renderInShop(<SaveToggle product={PRODUCT} />);
  await user.click(await toggle());
  expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
  expect(readVisitorWishes()).toMatchObject([{ product: 'p1', saved_price: 45_500 }]);
  await user.click(await toggle());
  expect(readVisitorWishes()).toEqual([]);
  expect(inputsOf('wishList.list')).toEqual([]);
});

it('shows what became of each price, what is not sold any more, and its successor', async () => {
  signInShopper();
  const gone = { isListed: false, stock: 0, successor: { _id: 'p9', name: 'Surya 55 II' } };
  await renderInShop(<AccountWishes renderOffer={offer} />, {
    'wishList.list': () =>
      listOf(wishOf('p1', '21'), wishOf('p2', '20', { new_price: 49_000 }), wishOf('p3', '19', gone)),
  });
  expect(await screen.findByRole('link', { name: 'Surya p1' })).toHaveAttribute('href', '/television/p1');
  expect(within(row('p1')).getByText('Price fell by ₹2,500')).toBeVisible();
  expect(within(row('p1')).getByText(/^Saved on 21 Nov.* at ₹48,000$/)).toBeVisible();
  expect(within(row('p1')).getByText('Offer p1, 3 left')).toBeVisible();
  expect(within(row('p2')).queryByText(/^Price fell/)).toBeNull();
  expect(within(row('p3')).getByText('No longer sold')).toBeVisible();
  expect(within(row('p3')).queryByText(/^Offer|^Price fell/)).toBeNull();
  expect(within(row('p3')).queryByRole('link', { name: 'Surya p3' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Surya 55 II' })).toHaveAttribute('href', '/television/p9');
});

it('removes a television without a question, and takes it back at its place', async () => {
  signInShopper();
  const all = [wishOf('p1', '21'), wishOf('p2', '20'), wishOf('p3', '19')];
  let removed = '';
  const { user, inputsOf } = await renderInShop(<AccountWishes renderOffer={offer} />, {
    'wishList.list': () => listOf(...all.filter(({ product }) => product._id !== removed)),
    'wishList.remove': (input) => {
      removed = (input as { product: string }).product;
      return { message: '' };
    },
    'wishList.add': () => {
      removed = '';
      return { message: '' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Surya p2 from the wish list' }));
  expect(await screen.findByText('Surya p2 was removed.')).toBeVisible();
  expect(row('p2')).toHaveFocus();
  const order = screen.getAllByRole('listitem').map((item) => /p\d/.exec(item.textContent)?.[0]);
  expect(order).toEqual(['p1', 'p2', 'p3']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Surya p2' })).toBeVisible();
  await waitFor(() =>
    expect(inputsOf('wishList.add')).toEqual([
      { product: 'p2', saved_price: 48_000, saved_at: '2026-11-20T06:00:00.000Z' },
    ]),
  );
});

it('sends Undo after the removal, however long that takes', async () => {
  signInShopper();
  let end = () => {};
  const removal = new Promise<void>((resolve) => {
    end = resolve;
  });
  let isSaved = true;
  const { user, inputsOf } = await renderInShop(<AccountWishes renderOffer={offer} />, {
    'wishList.list': () => listOf(...(isSaved ? [wishOf('p1', '21')] : [])),
    'wishList.remove': async () => {
      await removal;
      isSaved = false;
      return { message: '' };
    },
    'wishList.add': () => {
      isSaved = true;
      return { message: '' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Surya p1 from the wish list' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Surya p1' })).toBeVisible();
  expect(inputsOf('wishList.add')).toEqual([]);
  end();
  await waitFor(() => expect(inputsOf('wishList.list')).toHaveLength(2));
  expect(inputsOf('wishList.add')).toHaveLength(1);
  expect(await screen.findByRole('link', { name: 'Surya p1' })).toBeVisible();
});

it('puts a television back that could not be removed', async () => {
  signInShopper();
  const { user } = await renderInShop(<AccountWishes renderOffer={offer} />, {
    'wishList.list': () => listOf(wishOf('p1', '21')),
    'wishList.remove': () => {
      throw refusal('PRODUCT_NOT_FOUND');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Surya p1 from the wish list' }));
  expect(await screen.findByRole('link', { name: 'Surya p1' })).toBeVisible();
});

it('says how to save a television where nothing is saved', async () => {
  signInShopper();
  await renderInShop(<AccountWishes renderOffer={offer} />, { 'wishList.list': () => listOf() });
  expect(await screen.findByRole('heading', { name: 'Your wish list is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See televisions' })).toHaveAttribute('href', '/televisions');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

it('says that the list could not be loaded, and tries again', async () => {
  signInShopper();
  let isAway = true;
  const { user } = await renderInShop(<AccountWishes renderOffer={offer} />, {
    'wishList.list': () => {
      if (isAway) throw connectionLost();
      return listOf(wishOf('p1', '21'));
    },
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Surya p1' })).toBeVisible();
});

it('merges what a lost response left in the browser', async () => {
  signInShopper();
  addVisitorWish({ product: 'p1', saved_price: 48_000, saved_at: '2026-11-21T06:00:00.000Z' });
  const { inputsOf } = await renderInShop(<AccountWishes renderOffer={offer} />, {
    'wishList.list': () => listOf(wishOf('p1', '21')),
    'wishList.merge': () => ({ message: '', left: [{ product: 'p1', reason: 'full' }] }),
  });
  expect(await screen.findByText(/^1 television could not be moved to your wish list/)).toBeInTheDocument();
  expect([inputsOf('wishList.merge').length, readVisitorWishes()]).toEqual([1, []]);
});

it('shows a visitor the list of the browser at present prices, and leads to the sign-in', async () => {
  addVisitorWish({ product: 'p1', saved_price: 48_000, saved_at: '2026-11-21T06:00:00.000Z' });
  const { user } = await renderInShop(<VisitorWishes renderOffer={offer} />, {
    'wishList.quote': (input) =>
      listOf(...(input as { items: unknown[] }).items.map(() => wishOf('p1', '21'))),
  });
  expect(await screen.findByText('Price fell by ₹2,500')).toBeVisible();
  expect(screen.getByText(/^This list is kept in this browser only/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/signin?redirect=%2Fwishlist',
  );
  await user.click(screen.getByRole('button', { name: 'Remove Surya p1 from the wish list' }));
  expect(readVisitorWishes()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(readVisitorWishes()).toEqual([
    { product: 'p1', saved_price: 48_000, saved_at: '2026-11-21T06:00:00.000Z' },
  ]);
});

it('reads a long list of a visitor in several calls, whose addresses are short enough', async () => {
  for (let n = 0; n < WISHES_MAX; n += 1)
    addVisitorWish({
      product: `${n}`.padEnd(36, '-'),
      saved_price: 48_000,
      saved_at: '2026-11-21T06:00:00.000Z',
    });
  const { inputsOf } = await renderInShop(<VisitorWishes renderOffer={offer} />, {
    'wishList.quote': (input) =>
      listOf(
        ...(input as { items: { product: string }[] }).items.map(({ product }) => wishOf(product, '21')),
      ),
  });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(WISHES_MAX));
  const lengths = inputsOf('wishList.quote').map((input) => encodeURIComponent(JSON.stringify(input)).length);
  expect(lengths).toHaveLength(3);
  expect(Math.max(...lengths)).toBeLessThan(3500);
});
