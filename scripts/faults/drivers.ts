import { setTimeout as wait } from 'node:timers/promises';
import { begin, cancel, pay, verify } from './buyers';
import { driveKeyedAction, isKeyedAction } from './keyed-actions';
import type { Ledger } from './ledger';
import type { People } from './people';
import { takeBack } from './staff-actions';
import { setProvider } from './dependency-faults';
import type { TestEnvironment } from './test-environment';

type Run = { environment: TestEnvironment; people: People; ledger: Ledger };

const BETWEEN_MS = 40;

/**
 * Returns a view of the run whose calls all go to the process with fault points and which ends when that process has
 * died, so that its calls reach the armed point.
 */
function toFaultyProcess(run: Run): Run {
  const { environment } = run;
  const view = Object.create(environment, {
    plain: { get: () => environment.faulty },
    atWork: { get: () => environment.atWork && environment.faulty.isAlive() },
  }) as TestEnvironment;
  return { ...run, environment: view };
}

/** Pays for a cart. Returns undefined when the shop refused or did not respond. */
async function payFor(run: Run) {
  const { driver } = run.people;
  const providerOrderId = await begin(run, driver);
  const paid = providerOrderId && run.environment.atWork ? await pay(run, providerOrderId) : undefined;
  return paid && { driver, paid };
}

async function buy(run: Run) {
  const purchase = await payFor(run);
  const order =
    purchase && run.environment.atWork ? await verify(run, purchase.driver, purchase.paid) : undefined;
  return purchase && order ? { driver: purchase.driver, order } : undefined;
}

async function buyAndCancel(run: Run): Promise<void> {
  const purchase = await buy(run);
  if (purchase && run.environment.atWork) await cancel(run, purchase.driver, purchase.order);
}

async function buyAndTakeBack(run: Run): Promise<void> {
  const purchase = await buy(run);
  const order = purchase && run.ledger.orders.get(purchase.order);
  if (purchase && order && run.environment.atWork) await takeBack(run, purchase.order, order);
}

/** The calls that lead to the fault points of each action. */
const DRIVERS: Readonly<Record<string, (run: Run) => Promise<unknown>>> = {
  create: (run) => begin(run, run.people.driver),
  verify: buy,
  webhook: payFor,
  settle: payFor,
  mail: buy,
  cancel: buyAndCancel,
  refund: buyAndCancel,
  return: buyAndTakeBack,
  decide: buyAndTakeBack,
  /* The job settles payments only when no webhook arrives. */
  async job(run) {
    await setProvider(run.environment, { webhooksOff: true });
    await payFor(run);
  },
};

/** Makes the calls once that lead to the fault points of an action. */
export async function driveOnce(run: Run, action: string): Promise<void> {
  if (isKeyedAction(action)) await driveKeyedAction(run, action);
  else await DRIVERS[action]?.(run);
}

/** Repeats these calls at the process with fault points while `isOn` returns true and the process lives. */
export async function drive(run: Run, action: string, isOn: () => boolean): Promise<void> {
  const target = toFaultyProcess(run);
  while (isOn() && target.environment.faulty.isAlive()) {
    await driveOnce(target, action);
    await wait(BETWEEN_MS);
  }
}
