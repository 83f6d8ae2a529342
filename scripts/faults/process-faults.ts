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
/** After this long the other process is killed too, so that nobody else does the work of a worker. */
const ALONE_AFTER_MS = 6000;

type Run = { world: TestEnvironment; people: People; ledger: Ledger };

/** One part that dies and comes back while people buy. */
export interface ProcessFault extends Item {
  /** Resolves when all is up again: whether it came about. */
  run(run: Run, random: Random): Promise<boolean>;
}

const database = (how: 'orderly' | 'crash', name: string): ProcessFault => ({
  name: `database ${name}`,
  sort: 'database',
  async run({ world }, random) {
    await wait(wholeBetween(random, 200, 700));
    await world.restartPostgres(how);
    await wait(500);
    return true;
  },
});

/** SIGKILL at any moment, to one process or both. */
const killing = (which: readonly ('plain' | 'faulty')[], name: string): ProcessFault => ({
  name: `${name} at a random moment`,
  sort: 'kill',
  async run({ world }, random) {
    await wait(wholeBetween(random, 100, 900));
    await Promise.all(which.map((one) => world[one].kill()));
    await wait(200);
    await Promise.all(which.map((one) => world[one].start()));
    return true;
  },
});

/** What people have to do more of, so that the point is reached. The act is the first word of a point's name. */
const actOf = (point: string) => point.split('.')[0] ?? '';

/** Drives towards the armed point until the process has died there. Returns whether it has. */
async function driveTo(run: Run, act: string): Promise<boolean> {
  const { plain, faulty } = run.world;
  const began = Date.now();
  const within = (ms: number) => Date.now() - began < ms;
  await drive(run, act, () => within(ALONE_AFTER_MS));
  if (faulty.isAlive()) {
    await plain.kill();
    await drive(run, act, () => within(POINT_WITHIN_MS));
    await plain.start();
  }
  return !faulty.isAlive();
}

/** SIGKILL exactly at a boundary: the process with fault points is armed, and what leads to the point is done at it. */
const atPoint = (point: string): ProcessFault => ({
  name: point,
  sort: actOf(point),
  async run(run, random) {
    const { world } = run;
    const act = actOf(point);
    world.wanted = act;
    world.sandbox.setWebhookUrl(`${world.faulty.url}/api/v1/payment/webhook`);
    world.faulty.tell(`${point} ${random() < 0.7 ? 0 : 1}`);
    const died = await driveTo(run, act);
    world.wanted = undefined;
    if (died) await world.faulty.start();
    else world.faulty.tell('none 0');
    if (act === 'job') await setProvider(world, { webhooksOff: false });
    return died;
  },
});

export const PROCESS_FAULTS: readonly ProcessFault[] = [
  ...FAULT_POINTS.map(atPoint),
  killing(['plain'], 'one process'),
  killing(['faulty'], 'the other process'),
  killing(['plain', 'faulty'], 'both processes'),
  database('orderly', 'restarts in order'),
  database('crash', 'crashes and repairs itself'),
];
