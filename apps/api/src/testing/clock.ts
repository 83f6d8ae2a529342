import type { TestShop } from './test-shop';

/** Lets a test move a shop's clock; the database keeps its own. */
export function movableClock(shop: TestShop) {
  let aheadMs = 0;
  shop.deps.ports.clock = { now: () => new Date(Date.now() + aheadMs) };
  return {
    advance(ms: number) {
      aheadMs += ms;
    },
    /** Back to the present, for the next test. */
    reset() {
      aheadMs = 0;
    },
  };
}
