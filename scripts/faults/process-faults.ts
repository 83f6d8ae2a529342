import { setTimeout as wait } from 'node:timers/promises';
import { FAULT_POINTS } from '@aabha/api/testing/faults/fault-points';
import { wholeBetween, type Random } from '@aabha/db/seed/random';
import { drive } from './drivers';
import type { Ledger } from './ledger';
import type { People } from './people';
import type { Item } from './schedule';
import { setProvider } from './dependency-faults';
import type { TestEnvironment } from './test-environment';

const POINT_WITHIN_MS = 20_000;
/** After this time the other process is killed too, so that its worker cannot take the work. */
const ALONE_AFTER_MS = 6000;

type Run = { environment: TestEnvironment; people: People; ledger: Ledger };

/** A process that is killed or restarted under load. */
export interface ProcessFault extends Item {
  /** Resolves when all processes are up again, with whether the fault happened. */
  run(run: Run, random: Random): Promise<boolean>;
}

const database = (how: 'orderly' | 'crash', name: string): ProcessFault => ({
  name: `database ${name}`,
  sort: 'database',
  async run({ environment }, random) {
    await wait(wholeBetween(random, 200, 700));
    await environment.restartPostgres(how);
    await wait(500);
    return true;
  },
});

/** Sends SIGKILL to one process or both at a random moment. */
const killAtRandom = (which: readonly ('plain' | 'faulty')[], name: string): ProcessFault => ({
  name: `${name} at a random moment`,
  sort: 'kill',
  async run({ environment }, random) {
    await wait(wholeBetween(random, 100, 900));
    await Promise.all(which.map((one) => environment[one].kill()));
    await wait(200);
    await Promise.all(which.map((one) => environment[one].start()));
    return true;
  },
});

/** Returns the action that leads to a fault point, which is the first part of its name. */
const actionOf = (point: string) => point.split('.')[0] ?? '';

/** Repeats an action until the process has died at the armed point. Returns whether it has. */
async function driveTo(run: Run, action: string): Promise<boolean> {
  const { plain, faulty } = run.environment;
  const startedAt = Date.now();
  const within = (ms: number) => Date.now() - startedAt < ms;
  await drive(run, action, () => within(ALONE_AFTER_MS));
  if (faulty.isAlive()) {
    await plain.kill();
    await drive(run, action, () => within(POINT_WITHIN_MS));
    await plain.start();
  }
  return !faulty.isAlive();
}

/** Arms a fault point, at which the process kills itself, and makes the calls that lead to it. */
const atPoint = (point: string): ProcessFault => ({
  name: point,
  sort: actionOf(point),
  async run(run, random) {
    const { environment } = run;
    const action = actionOf(point);
    environment.wanted = action;
    environment.sandbox.setWebhookUrl(`${environment.faulty.url}/api/v1/payment/webhook`);
    environment.faulty.writeLine(`${point} ${random() < 0.7 ? 0 : 1}`);
    const died = await driveTo(run, action);
    environment.wanted = undefined;
    if (died) await environment.faulty.start();
    else environment.faulty.writeLine('none 0');
    if (action === 'job') await setProvider(environment, { webhooksOff: false });
    return died;
  },
});

export const PROCESS_FAULTS: readonly ProcessFault[] = [
  ...FAULT_POINTS.map(atPoint),
  killAtRandom(['plain'], 'one process'),
  killAtRandom(['faulty'], 'the other process'),
  killAtRandom(['plain', 'faulty'], 'both processes'),
  database('orderly', 'restarts cleanly'),
  database('crash', 'crashes and recovers'),
];
