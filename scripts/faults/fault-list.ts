import { setTimeout as wait } from 'node:timers/promises';
import { FAULT_POINTS, type FaultPoint } from '@aabha/api/testing/faults/fault-points';
import { pick, wholeBetween, type Random } from '@aabha/db/seed/random';
import type { World } from './world';

const POINT_WITHIN_MS = 6000;
const POLL_MS = 20;

/** One way to break something while people buy. Resolves when it has happened; `false` when it could not come about. */
export interface Fault {
  name: string;
  run(world: World): Promise<boolean>;
}

type ProviderFaults = Record<string, number | boolean | string>;

const callSandbox = (world: World, method: 'POST' | 'DELETE', body?: ProviderFaults) =>
  fetch(`${world.sandbox.url}/sandbox/faults`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });

/** Makes the provider and the mail server well again. */
export async function heal(world: World): Promise<void> {
  await callSandbox(world, 'DELETE');
  world.gate.set('pass');
}

const provider = (name: string, settings: ProviderFaults, forMs: number): Fault => ({
  name: `provider: ${name}`,
  async run(world) {
    await callSandbox(world, 'POST', settings);
    await wait(forMs);
    return true;
  },
});

const mail = (mode: 'refuse' | 'stall' | 'cut', forMs: number): Fault => ({
  name: `mail server: ${mode}`,
  async run(world) {
    world.gate.set(mode);
    await wait(forMs);
    return true;
  },
});

const database = (how: 'orderly' | 'crash'): Fault => ({
  name: `database: ${how} restart`,
  async run(world) {
    await wait(wholeBetween(world.random, 200, 700));
    await world.restartPostgres(how);
    await wait(500);
    return true;
  },
});

/** SIGKILL at any moment, to one process or both. */
const killing = (which: readonly ('plain' | 'faulty')[]): Fault => ({
  name: `kill: ${which.join(' and ')} at a random moment`,
  async run(world) {
    await wait(wholeBetween(world.random, 100, 900));
    await Promise.all(which.map((name) => world[name].kill()));
    await wait(200);
    await Promise.all(which.map((name) => world[name].start()));
    return true;
  },
});

/** SIGKILL exactly at a boundary: the process with fault points is armed, and left to come by. */
const atPoint = (point: FaultPoint): Fault => ({
  name: `kill at ${point}`,
  async run(world) {
    const act = point.split('.')[0];
    /* The job has something to do only when no event tells it. */
    if (act === 'job') await callSandbox(world, 'POST', { webhooksOff: true });
    world.sandbox.setWebhookUrl(`${world.faulty.url}/api/v1/payment/webhook`);
    world.faulty.tell(`${point} ${world.random() < 0.7 ? 0 : 1}`);
    const until = Date.now() + POINT_WITHIN_MS;
    while (world.faulty.isAlive() && Date.now() < until) await wait(POLL_MS);
    const died = !world.faulty.isAlive();
    if (died) await world.faulty.start();
    else world.faulty.tell('none 0');
    return died;
  },
});

const together = (name: string, ...parts: readonly Fault[]): Fault => ({
  name,
  async run(world) {
    const happened = await Promise.all(parts.map((part) => part.run(world)));
    return happened.every(Boolean);
  },
});

const losesAnswers = provider('acts and loses the answer', { loseAnswerNext: 12 }, 1200);
const shuffled = provider(
  'webhooks twice, late and out of order',
  { webhookDuplicate: true, webhookDelayMs: 300, webhookShuffleMs: 1500 },
  1500,
);

const OTHERS: readonly Fault[] = [
  killing(['plain']),
  killing(['faulty']),
  killing(['plain', 'faulty']),
  database('orderly'),
  database('crash'),
  provider('slow', { slowMs: 900 }, 1500),
  provider('answers 502', { failNext: 40 }, 1200),
  losesAnswers,
  provider('no webhooks', { webhooksOff: true }, 1500),
  shuffled,
  provider('refunds take a while', { refundsEnd: 'processed' }, 1500),
  provider('refunds fail', { refundsEnd: 'failed' }, 1500),
  mail('refuse', 1500),
  mail('stall', 1500),
  mail('cut', 1500),
  together('kill both while the provider loses answers', killing(['plain', 'faulty']), losesAnswers),
  together('database crashes while webhooks are shuffled', database('crash'), shuffled),
];
/** Slow to bring about, and so for long runs only: every call of the shop runs into its time limit, and is acted on after. */
const LONG: readonly Fault[] = [provider('answers after the time limit', { slowMs: 11_000 }, 13_000)];

function shuffle<T>(random: Random, all: readonly T[]): T[] {
  const left = [...all];
  return all.map(() => {
    const chosen = pick(random, left);
    left.splice(left.indexOf(chosen), 1);
    return chosen;
  });
}

/** All faults without end, each once before any comes again, in an order that the seed decides. */
export function* faultsFor(random: Random, isLong: boolean): Generator<Fault> {
  const points = FAULT_POINTS.map(atPoint);
  for (;;) {
    const others = shuffle(random, isLong ? [...OTHERS, ...LONG] : OTHERS);
    const inTurn = shuffle(random, points);
    /* In a short run both sorts have their turn. */
    while (inTurn.length > 0 || others.length > 0) {
      const next = [inTurn.shift(), others.shift()];
      for (const fault of next) if (fault) yield fault;
    }
  }
}
