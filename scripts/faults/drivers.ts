import { setTimeout as wait } from 'node:timers/promises';
import { begin, cancel, pay, verify } from './buyers';
import { driveKeyedAction, isKeyedAction } from './keyed-actions';
import type { Ledger } from './ledger';
import type { People } from './people';
import { takeBack } from './staff';
import { setProvider } from './dependency-faults';
import type { TestEnvironment } from './test-environment';

type Run = { world: TestEnvironment; people: People; ledger: Ledger };

const BETWEEN_MS = 40;

/**
 * The same run with every call going to the process with fault points, and ending when that process has died: what is
 * done in it leads to the point that is armed, and not to the other process.
 */
function aimed(run: Run): Run {
  const { world } = run;
  const view = Object.create(world, {
    plain: { get: () => world.faulty },
    atWork: { get: () => world.atWork && world.faulty.isAlive() },
  }) as TestEnvironment;
  return { ...run, world: view };
}

/** Pays for a cart. Undefined when the shop refused or nobody answered. */
async function payFor(run: Run) {
  const { driver } = run.people;
  const providerOrderId = await begin(run, driver);
  const paid = providerOrderId && run.world.atWork ? await pay(run, providerOrderId) : undefined;
  return paid && { driver, paid };
}

async function buy(run: Run) {
  const bought = await payFor(run);
  const order = bought && run.world.atWork ? await verify(run, bought.driver, bought.paid) : undefined;
  return bought && order ? { driver: bought.driver, order } : undefined;
}

async function buyAndCancel(run: Run): Promise<void> {
  const bought = await buy(run);
  if (bought && run.world.atWork) await cancel(run, bought.driver, bought.order);
}

async function buyAndTakeBack(run: Run): Promise<void> {
  const bought = await buy(run);
  const order = bought && run.ledger.orders.get(bought.order);
  if (bought && order && run.world.atWork) await takeBack(run, bought.order, order);
}

/** What leads to the points of each act. */
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
  /* The job has something to do only when no event says it. */
  async job(run) {
    await setProvider(run.world, { webhooksOff: true });
    await payFor(run);
  },
};

/** Does once, at the process with fault points, what leads to the points of an act. */
export async function driveOnce(run: Run, act: string): Promise<void> {
  if (isKeyedAction(act)) await driveKeyedAction(run, act);
  else await DRIVERS[act]?.(run);
}

/** Goes on doing it while `isOn` says so. */
export async function drive(run: Run, act: string, isOn: () => boolean): Promise<void> {
  const at = aimed(run);
  while (isOn() && at.world.faulty.isAlive()) {
    await driveOnce(at, act);
    await wait(BETWEEN_MS);
  }
}
