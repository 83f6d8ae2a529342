import type { DatabaseClient } from '@aabha/db/client';
import type { Random } from '@aabha/db/seed/random';
import type { RunningInbox } from '@aabha/embedded/inbox/inbox';
import type { RunningSandbox } from '@aabha/embedded/sandbox/sandbox';
import type { Outcome } from './outcome';
import type { SmtpGate } from './smtp-gate';

/** Receives each attempt of each call. */
export interface RequestObserver {
  observe(path: string, outcome: Outcome<unknown>, startedAtMs: number): void;
}

/** A running shop under load, whatever it is made of. */
export interface ShopUnderTest {
  /** Random numbers of buyers and staff. The schedule of faults has a generator of its own. */
  random: Random;
  /** The action that an armed fault point waits for, preferred by buyers and staff; undefined for none. */
  wanted: string | undefined;
  /** Whether buyers and staff continue; false at the end of a round. */
  atWork: boolean;
  /** Present where requests are measured: then every call carries an idempotency key, which lets a proxy repeat it. */
  observer?: RequestObserver;
  database: DatabaseClient;
  inbox: RunningInbox;
  sandbox: RunningSandbox;
  gate: SmtpGate;
  /** The two addresses that calls are sent to. */
  plain: { url: string };
  faulty: { url: string };
  /** Messages about processes that exited unexpectedly. */
  deaths: string[];
}
