import type { Met } from '@aabha/embedded/sandbox/faults';
import type { Item } from './schedule';
import type { GateMode } from './smtp-gate';
import type { ShopUnderTest } from './shop-under-test';

/** A fault of the payment provider or the mail server that lasts for one round. */
export interface DependencyFault extends Item {
  /** The least duration in milliseconds. */
  forMs: number;
  begin(environment: ShopUnderTest): Promise<void>;
  /** Returns how many calls, events, refunds or mails the fault has affected. */
  met(environment: ShopUnderTest): Promise<number>;
  /** The action that is repeated until the fault has affected something. */
  driver?: string;
  /** Kinds of process faults that cannot happen while this fault lasts. */
  hinders?: readonly string[];
}

type ProviderFaults = Record<string, number | boolean | string>;

const HEADERS = { 'content-type': 'application/json' };

/** Adds faults to those that the sandbox has. */
export async function setProvider(environment: ShopUnderTest, faults: ProviderFaults): Promise<void> {
  const options = { method: 'POST', headers: HEADERS, body: JSON.stringify(faults) };
  await (await fetch(`${environment.sandbox.url}/sandbox/faults`, options)).arrayBuffer();
}

/** Removes all faults of the payment sandbox and the mail server. */
export async function clearFaults(environment: ShopUnderTest): Promise<void> {
  await (await fetch(`${environment.sandbox.url}/sandbox/faults`, { method: 'DELETE' })).arrayBuffer();
  environment.gate.set('pass');
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
  begin: (environment) => setProvider(environment, faults),
  async met(environment) {
    const response = await fetch(`${environment.sandbox.url}/sandbox/faults`);
    return ((await response.json()) as { met: Met }).met[whom];
  },
  ...more,
});

const mail = (mode: Exclude<GateMode, 'pass'>, name: string): DependencyFault => ({
  name: `mail server ${name}`,
  sort: 'mail server',
  forMs: 1500,
  driver: 'mail',
  hinders: ['mail'],
  begin(environment) {
    environment.gate.set(mode);
    return Promise.resolve();
  },
  met: (environment) => Promise.resolve(environment.gate.met()),
});

export const NO_FAULT: DependencyFault = {
  name: 'no dependency fault',
  sort: 'none',
  forMs: 0,
  begin: () => Promise.resolve(),
  met: () => Promise.resolve(1),
};

export const DEPENDENCY_FAULTS: readonly DependencyFault[] = [
  NO_FAULT,
  provider('is slow', { slowMs: 900 }, 'slowed'),
  provider('responds 502', { failNext: 40 }, 'failed'),
  provider('processes the call and loses the response', { loseResponseNext: 12 }, 'lost'),
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
  provider('processes refunds late', { refundsEnd: 'processed' }, 'refundsPending', { driver: 'refund' }),
  provider('accepts refunds and fails them', { refundsEnd: 'failed' }, 'refundsPending', {
    driver: 'refund',
  }),
  mail('refuse', 'closes connections'),
  mail('stall', 'sends no response'),
  mail('cut', 'closes the connection in the middle of a mail'),
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

/** Faults for long runs only: every call exceeds the API's timeout and is processed after it. */
export const LASTING: readonly DependencyFault[] = [
  provider('responds after the time limit', { slowMs: 11_000 }, 'slowed', {
    forMs: 13_000,
    hinders: WAITS_FOR_PROVIDER,
    counts: 10,
  }),
];
