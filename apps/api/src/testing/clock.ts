import type { TestShop } from './test-shop';

/** Returns a clock that moves a shop's application time; the database's time is unchanged. */
export function movableClock(shop: TestShop) {
  let aheadMs = 0;
  let stoppedAt: number | undefined;
  shop.deps.ports.clock = { now: () => new Date((stoppedAt ?? Date.now()) + aheadMs) };
  return {
    /** Stops the clock at an instant; from there it is moved by `advance` alone. */
    stopAt(instant: string) {
      stoppedAt = Date.parse(instant);
    },
    advance(ms: number) {
      aheadMs += ms;
    },
    /** Resets the clock for the next test. */
    reset() {
      aheadMs = 0;
      stoppedAt = undefined;
    },
  };
}
