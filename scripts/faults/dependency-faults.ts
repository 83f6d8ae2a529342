import type { Met } from '@aabha/embedded/sandbox/faults';
import type { Item } from './schedule';
import type { GateMode } from './smtp-gate';
import type { TestEnvironment } from './test-environment';

/** How provider and mail server behave for a round. */
export interface DependencyFault extends Item {
  /** At least so long, so that somebody meets it. */
  forMs: number;
  begin(world: TestEnvironment): Promise<void>;
  /** How many calls, events, refunds or mails have met it. */
  met(world: TestEnvironment): Promise<number>;
  /** The act that meets it, done until it was met. */
  driver?: string;
  /** Kinds of blows that it would keep from coming about. */
  hinders?: readonly string[];
}

type ProviderFaults = Record<string, number | boolean | string>;

const HEADERS = { 'content-type': 'application/json' };

/** Sets faults of the provider beside those it has. */
export async function setProvider(world: TestEnvironment, faults: ProviderFaults): Promise<void> {
  const options = { method: 'POST', headers: HEADERS, body: JSON.stringify(faults) };
  await (await fetch(`${world.sandbox.url}/sandbox/faults`, options)).arrayBuffer();
}

/** Makes the provider and the mail server well again. */
export async function clearFaults(world: TestEnvironment): Promise<void> {
  await (await fetch(`${world.sandbox.url}/sandbox/faults`, { method: 'DELETE' })).arrayBuffer();
  world.gate.set('pass');
}

const provider = (
  name: string,
  faults: ProviderFaults,
  whom: keyof Met,
  more: Partial<Pick<DependencyFault, 'forMs' | 'hinders' | 'counts' | 'driver'>> = {},
): DependencyFault => ({
  name: `provider ${name}`,
  sort: 'provider',
  forMs: 1500,
  driver: 'create',
  begin: (world) => setProvider(world, faults),
  async met(world) {
    const answer = await fetch(`${world.sandbox.url}/sandbox/faults`);
    return ((await answer.json()) as { met: Met }).met[whom];
  },
  ...more,
});

const mail = (mode: Exclude<GateMode, 'pass'>, name: string): DependencyFault => ({
  name: `mail server ${name}`,
  sort: 'mail server',
  forMs: 1500,
  driver: 'mail',
  hinders: ['mail'],
  begin(world) {
    world.gate.set(mode);
    return Promise.resolve();
  },
  met: (world) => Promise.resolve(world.gate.met()),
});

export const NO_FAULT: DependencyFault = {
  name: 'fair',
  sort: 'fair',
  forMs: 0,
  begin: () => Promise.resolve(),
  met: () => Promise.resolve(1),
};

export const DEPENDENCY_FAULTS: readonly DependencyFault[] = [
  NO_FAULT,
  provider('is slow', { slowMs: 900 }, 'slowed'),
  provider('answers 502', { failNext: 40 }, 'failed'),
  provider('acts and loses the answer', { loseAnswerNext: 12 }, 'lost'),
  provider('sends no events', { webhooksOff: true }, 'eventsDropped', {
    hinders: ['webhook', 'settle'],
    driver: 'settle',
  }),
  provider('sends events twice', { webhookDuplicate: true }, 'eventsDoubled', {
    hinders: ['job'],
    driver: 'settle',
  }),
  provider('sends events late', { webhookDelayMs: 1200 }, 'eventsLate', {
    hinders: ['job'],
    driver: 'settle',
  }),
  provider('sends events out of order', { webhookShuffleMs: 1500 }, 'eventsOvertaken', {
    hinders: ['job'],
    driver: 'settle',
  }),
  provider('takes a while to refund', { refundsEnd: 'processed' }, 'refundsPending', { driver: 'refund' }),
  provider('takes refunds and fails them', { refundsEnd: 'failed' }, 'refundsPending', { driver: 'refund' }),
  mail('refuse', 'hangs up'),
  mail('stall', 'says nothing'),
  mail('cut', 'hangs up in the middle of a mail'),
];

const WAITS_FOR_PROVIDER = [
  'create',
  'verify',
  'webhook',
  'settle',
  'cancel',
  'return',
  'decide',
  'refund',
  'job',
];

/** For long runs: every call runs into the shop's time limit, and is acted on after it. */
export const LASTING: readonly DependencyFault[] = [
  provider('answers after the time limit', { slowMs: 11_000 }, 'slowed', {
    forMs: 13_000,
    hinders: WAITS_FOR_PROVIDER,
    counts: 10,
  }),
];
