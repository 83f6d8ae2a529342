import { begin, pay, verify } from './buyers';
import type { KeyedRun } from './keyed-run';

/** Buys an order that no other part of the run changes. Returns undefined when the purchase failed. */
export async function buyOrder(run: KeyedRun): Promise<string | undefined> {
  const providerOrderId = await begin(run, run.people.driver);
  const paid = providerOrderId ? await pay(run, providerOrderId) : undefined;
  const order = paid && (await verify(run, run.people.driver, paid));
  if (order) run.ledger.orders.delete(order);
  return order;
}
