import type { TestShop } from './test-shop';

/** Returns a clock that moves a shop's application time; the database's time is unchanged. */
export function movableClock(shop: TestShop) {
  let aheadMs = 0;
  shop.deps.ports.clock = { now: () => new Date(Date.now() + aheadMs) };
  return {
    advance(ms: number) {
      aheadMs += ms;
    },
    /** Resets the clock for the next test. */
    reset() {
      aheadMs = 0;
    },
  };
}
