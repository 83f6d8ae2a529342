/** Resolution of the timer; an expiry may be reported this much late. */
const STEP_MS = 50;

/**
 * Returns a timer for stock reservations. They expire without a write to the database, so no notification comes;
 * `onExpiry` is called with the product whose stock is available again.
 */
export function reservationExpiry(
  onExpiry: (productId: string) => void,
  now: () => number = () => performance.now(),
) {
  const byStep = new Map<number, Set<string>>();
  let done = Math.floor(now() / STEP_MS);

  const sweep = () => {
    const until = Math.floor(now() / STEP_MS);
    if (until <= done) return;
    const due = [...byStep.keys()].filter((step) => step <= until);
    done = until;
    for (const step of due) {
      const products = byStep.get(step) ?? new Set();
      byStep.delete(step);
      for (const productId of products) onExpiry(productId);
    }
  };
  const timer = setInterval(sweep, STEP_MS);
  timer.unref();

  return {
    /** Adds a reservation that expires in so many milliseconds, by the database's clock. */
    add(productId: string, inMs: number) {
      const step = Math.max(Math.ceil((now() + inMs) / STEP_MS), done + 1);
      const products = byStep.get(step) ?? new Set();
      byStep.set(step, products.add(productId));
    },
    sweep,
    stop: () => clearInterval(timer),
  };
}
