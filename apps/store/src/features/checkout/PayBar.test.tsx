import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showCheckout } from './testing/checkout-steps';

it('keeps a button that pays in view while its own is not', async () => {
  const seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  class Observer {
    constructor(listener: (typeof seen)[number]) {
      seen.push(listener);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  await showCheckout({});
  expect(screen.queryByRole('button', { name: 'Pay ₹50,089' })).toBeNull();
  act(() => seen.at(-1)?.([{ isIntersecting: false }]));
  expect(screen.getByRole('button', { name: 'Pay ₹50,089' })).toHaveAttribute('type', 'submit');
  act(() => seen.at(-1)?.([{ isIntersecting: true }]));
  expect(screen.queryByRole('button', { name: 'Pay ₹50,089' })).toBeNull();
  vi.unstubAllGlobals();
});
