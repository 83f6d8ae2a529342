import { SAMPLE_PRODUCT } from '@aabha/contracts/products/testing/sample-product';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop, signInShopper } from '../../../testing/render-in-shop';
import { PurchasePanel } from './PurchasePanel';

const PRODUCT = { ...SAMPLE_PRODUCT, name: 'Surya 55', stock: 8, warranty_pricing: {}, emi_from: 2_345 };

/** Observers of the page with what they observe. */
let observers: { listener: IntersectionObserverCallback; elements: Element[] }[] = [];
class Observer {
  readonly #seen: (typeof observers)[number];
  constructor(listener: IntersectionObserverCallback) {
    this.#seen = { listener, elements: [] };
    observers.push(this.#seen);
  }
  observe(element: Element) {
    this.#seen.elements.push(element);
  }
  disconnect() {
    observers = observers.filter((one) => one !== this.#seen);
  }
}

afterEach(() => {
  observers = [];
  vi.unstubAllGlobals();
});

/** The observer of the panel's last button, once the script of what comes after the first view is there. */
const panelObserver = () =>
  waitFor(() => {
    const found = observers.find(({ elements }) =>
      elements.some(({ textContent }) => textContent === 'Buy Now'),
    );
    if (!found) throw new Error('Nothing observes the panel.');
    return found;
  });

async function scrollPast(isIntersecting = false) {
  const { listener } = await panelObserver();
  act(() => listener([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
}
const bar = () => screen.findByRole('complementary', { name: 'Buy Surya 55', hidden: true });

async function show(over: Partial<typeof PRODUCT> = {}, responses = {}) {
  vi.stubGlobal('IntersectionObserver', Observer);
  return renderInShop(<PurchasePanel product={{ ...PRODUCT, ...over }} />, responses, '/television/p1');
}

it('is there only while the panel is scrolled away', async () => {
  await show();
  await panelObserver();
  expect(screen.queryByRole('complementary', { hidden: true })).toBeNull();
  await scrollPast();
  expect(await bar()).not.toHaveAttribute('inert');
  await scrollPast(true);
  expect(await bar()).toHaveAttribute('inert');
  await scrollPast();
  expect(await bar()).not.toHaveAttribute('inert');
});

it('shows price, instalment, stock and the chosen units', async () => {
  const { user } = await show({ stock: 3 });
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  await scrollPast();
  const shown = await bar();
  expect(shown).toHaveTextContent('2 × ₹');
  expect(shown).toHaveTextContent('Hurry up! Only 3 items left');
  expect(within(shown).getByRole('link', { name: 'From ₹2,345 a month' })).toHaveAttribute(
    'href',
    expect.stringMatching(/#emi$/),
  );
});

it('adds what the panel would add', async () => {
  signInShopper();
  const { user, inputsOf } = await show({}, { 'cart.add': () => ({}) });
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  await scrollPast();
  await user.click(within(await bar()).getByRole('button', { name: 'Add to Cart' }));
  await waitFor(() => expect(inputsOf('cart.add')).toHaveLength(1));
  expect(inputsOf('cart.add')).toEqual([
    { cart: { items: [{ product: PRODUCT._id, quantity: 2, warranty_months: 0 }] } },
  ]);
  expect(await within(await bar()).findByRole('link', { name: 'View cart' })).toBeVisible();
});

it('buys now as the panel does', async () => {
  signInShopper();
  const { user, address } = await show();
  await scrollPast();
  await user.click(within(await bar()).getByRole('button', { name: 'Buy Now' }));
  await waitFor(() => expect(address()).toBe('/checkout'));
});

it('does not load on a narrow window', async () => {
  await show();
  const nothing = () => undefined;
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    ...{ addEventListener: nothing, removeEventListener: nothing },
  }));
  await scrollPast();
  expect(screen.queryByRole('complementary', { hidden: true })).toBeNull();
});

it('observes nothing for a television without stock', async () => {
  await show({ stock: 0 });
  await act(() => vi.dynamicImportSettled());
  expect(observers).toEqual([]);
});
