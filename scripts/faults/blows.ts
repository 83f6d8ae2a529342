import { setTimeout as wait } from 'node:timers/promises';
import { FAULT_POINTS, type FaultPoint } from '@aabha/api/testing/faults/fault-points';
import { wholeBetween, type Random } from '@aabha/db/seed/random';
import type { Item } from './programme';
import { setProvider } from './weather';
import type { World } from './world';

const POINT_WITHIN_MS = 10_000;
const POLL_MS = 20;

/** One part that dies and comes back while people buy. */
export interface Blow extends Item {
  /** Resolves when all is up again: whether it came about. */
  run(world: World, random: Random): Promise<boolean>;
}

const database = (how: 'orderly' | 'crash', name: string): Blow => ({
  name: `database ${name}`,
  sort: 'database',
  async run(world, random) {
    await wait(wholeBetween(random, 200, 700));
    await world.restartPostgres(how);
    await wait(500);
    return true;
  },
});

/** SIGKILL at any moment, to one process or both. */
const killing = (which: readonly ('plain' | 'faulty')[], name: string): Blow => ({
  name: `${name} at a random moment`,
  sort: 'kill',
  async run(world, random) {
    await wait(wholeBetween(random, 100, 900));
    await Promise.all(which.map((one) => world[one].kill()));
    await wait(200);
    await Promise.all(which.map((one) => world[one].start()));
    return true;
  },
});

/** What people have to do more of, so that the point is come by. The act is the first word of a point's name. */
const actOf = (point: FaultPoint) => point.split('.')[0] ?? '';

/** SIGKILL exactly at a boundary: the process with fault points is armed, and left to come by. */
const atPoint = (point: FaultPoint): Blow => ({
  name: point,
  sort: actOf(point),
  async run(world, random) {
    const act = actOf(point);
    world.wanted = act;
    /* The job has something to do only when no event tells it. */
    if (act === 'job') await setProvider(world, { webhooksOff: true });
    world.sandbox.setWebhookUrl(`${world.faulty.url}/api/v1/payment/webhook`);
    world.faulty.tell(`${point} ${random() < 0.7 ? 0 : 1}`);
    const until = Date.now() + POINT_WITHIN_MS;
    while (world.faulty.isAlive() && Date.now() < until) await wait(POLL_MS);
    const died = !world.faulty.isAlive();
    world.wanted = undefined;
    if (died) await world.faulty.start();
    else world.faulty.tell('none 0');
    return died;
  },
});

export const BLOWS: readonly Blow[] = [
  ...FAULT_POINTS.map(atPoint),
  killing(['plain'], 'one process'),
  killing(['faulty'], 'the other process'),
  killing(['plain', 'faulty'], 'both processes'),
  database('orderly', 'restarts in order'),
  database('crash', 'crashes and repairs itself'),
];
