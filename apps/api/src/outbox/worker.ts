import { failureForLog } from '@aabha/contracts/logs/failure-for-log';
import type { Lane } from '@aabha/db/schema/outbox';
import type { AppDeps } from '../context/deps';
import { events } from '../core/events';
import { tracing } from '../tracing/tracing';
import type { EffectKind, Effects } from './outbox';
import { doneMarker } from './done-marker';
import { claimDue, markDone, markFailed, type DueEffect } from './outbox.queries';

/** Few enough mails at a time that all of them can time out before the lease expires. */
const BATCH: Record<Lane, number> = { money: 25, mails: 6, others: 25 };
const LEASE_MS = 60_000;
const IDLE_MS = 250;
/** About a day of retries, so that an outage of a night loses no mail and no refund. */
const MAX_ATTEMPTS = 100;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 15 * 60_000;

/** Runs one effect. Must be idempotent: it may run again after a crash. A rejection schedules a retry. */
export type EffectHandlers = {
  [K in EffectKind]: (deps: AppDeps, payload: Effects[K], effectId: string) => Promise<void>;
};

/**
 * Returns the delay before attempt `attempts + 1` in milliseconds: doubling from one second to a quarter of
 * an hour; null after the last attempt.
 */
export function retryDelayMs(attempts: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));
}

/** Returns how long ago an instant was, by the clocks of database and process. */
const secondsSince = (instant: string) => Math.max(0, Date.now() - Date.parse(instant)) * 1e-3;

/** What runs the effects of a batch. */
interface Run {
  deps: AppDeps;
  handlers: EffectHandlers;
  markAsDone: (id: string) => Promise<void>;
}

/** Runs an effect in the trace of what queued it, where traces are on. */
async function runEffect(run: Run, effect: DueEffect): Promise<void> {
  const { active } = tracing;
  if (!active) return void (await tryEffect(run, effect));
  const { deps, handlers } = run;
  const name = `effect ${Object.hasOwn(handlers, effect.kind) ? effect.kind : 'unknown'}`;
  const { traceparent } = effect.payload;
  await active.run(
    { name, kind: 'consumer', traceparent: typeof traceparent === 'string' ? traceparent : undefined },
    () =>
      tryEffect({ ...run, deps: { ...deps, log: deps.log.child({ traceId: active.traceId() }) } }, effect),
    (isDone) => (isDone ? undefined : 'failed'),
  );
}

/** Returns whether the effect has run; else it is scheduled again. */
async function tryEffect({ deps, handlers, markAsDone }: Run, effect: DueEffect): Promise<boolean> {
  const handler = handlers[effect.kind as EffectKind] as
    | ((deps: AppDeps, payload: unknown, effectId: string) => Promise<void>)
    | undefined;
  try {
    if (!handler) throw new Error(`No handler for ${effect.kind}.`);
    await handler(deps, effect.payload, effect.id);
    await markAsDone(effect.id);
    events.effectDone.publish({ kind: effect.kind, seconds: secondsSince(effect.createdAt) });
    return true;
  } catch (error) {
    const delay = retryDelayMs(effect.attempts);
    const log = { err: error, effect: effect.id, kind: effect.kind, attempts: effect.attempts };
    if (delay === null) deps.log.error(log, 'effect failed for good');
    else deps.log.warn(log, 'effect failed, will be tried again');
    events.effectFailed.publish({ kind: effect.kind, isLastTry: delay === null });
    await markFailed(deps.db, effect.id, failureForLog(error).message, delay);
    return false;
  }
}

/** Runs the due effects of a lane. Returns how many were claimed. */
export async function runDueEffects(deps: AppDeps, handlers: EffectHandlers, lane: Lane): Promise<number> {
  const due = await claimDue(deps.db, lane, BATCH[lane], LEASE_MS);
  const markAsDone = doneMarker((ids) => markDone(deps.db, ids));
  await Promise.all(due.map((effect) => runEffect({ deps, handlers, markAsDone }, effect)));
  return due.length;
}

/** A loop of the background work. */
export interface WorkerLoop {
  /** Ends the loop after its current step. */
  stop(): Promise<void>;
  /** What it does and since when, while it does something; undefined while it waits. */
  current(): string | undefined;
}

/**
 * Starts a loop of `step`, which returns how much it did, that waits `idleMs` when there was nothing to do. A step that waits for
 * something itself ends when `stopping` is aborted.
 */
export function startWorkerLoop(
  deps: AppDeps,
  name: string,
  step: (stopping: AbortSignal) => Promise<number>,
  idleMs = IDLE_MS,
): WorkerLoop {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let beganAt: number | undefined;
  let wake: () => void = () => undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, idleMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    while (!isStopping()) {
      beganAt = Date.now();
      const done = await step(stopping.signal).catch((error: unknown) => {
        deps.log.error({ err: error, step: name }, 'worker step failed');
        return 0;
      });
      beganAt = undefined;
      if (done === 0 && !isStopping()) await pause();
    }
  };
  const finished = run();
  return {
    stop: () => {
      stopping.abort();
      wake();
      return finished;
    },
    current: () => (beganAt === undefined ? undefined : `${name}, for ${Date.now() - beganAt} ms`),
  };
}
