/** How exactly the end of a hold is kept; such an end can be told late by this much. */
const STEP_MS = 50;

/**
 * Holds on stock end without anybody writing anything, so their ends are remembered here. `onEnd` is told the product
 * whose units came back.
 */
export function holdEnds(onEnd: (productId: string) => void, now: () => number = () => performance.now()) {
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
      for (const productId of products) onEnd(productId);
    }
  };
  const timer = setInterval(sweep, STEP_MS);
  timer.unref();

  return {
    /** A hold ends in so many milliseconds, by the database's clock. */
    add(productId: string, inMs: number) {
      const step = Math.max(Math.ceil((now() + inMs) / STEP_MS), done + 1);
      const products = byStep.get(step) ?? new Set();
      byStep.set(step, products.add(productId));
    },
    sweep,
    stop: () => clearInterval(timer),
  };
}
