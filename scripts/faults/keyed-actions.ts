import { setTimeout as wait } from 'node:timers/promises';
import type { OtherKeyedAction } from '@aabha/api/testing/faults/fault-points';
import { lostBy, send, urlOf } from './calls';
import type { Outcome } from './outcome';
import type { KeyedCall, KeyedTry } from './keyed-call';
import { keyedCalls } from './keyed-calls';
import type { KeyedRun } from './keyed-run';
import type { Ledger } from './ledger';
import type { ShopUnderTest } from './shop-under-test';

const WITHIN_MS = 20_000;
const POLL_MS = 100;

export const isKeyedAction = (action: string): action is OtherKeyedAction => action in keyedCalls;

const tryAt = (base: string, { path, body, token, key }: KeyedCall & { key: string }) =>
  send<unknown>(urlOf(base, path), body, { key, ...(token ? { token } : {}) }).catch(lostBy);

/** Sends an idempotent action once to the process with fault points; its effects are counted when the run is idle. */
export async function driveKeyedAction(run: KeyedRun, action: OtherKeyedAction): Promise<void> {
  const prepared = await keyedCalls[action](run);
  if (!prepared) return;
  const call = { ...prepared, action, key: crypto.randomUUID() };
  run.ledger.keyed.push({ ...call, first: await tryAt(run.environment.faulty.url, call) });
  run.ledger.counts.keyedActions += 1;
}

/** Ages unfinished attempts of killed processes, so that a retry need not wait for their claims to expire. */
const ageAttempts = ({ database: { sql } }: ShopUnderTest) =>
  sql`update idempotency_keys set claimed_at = claimed_at - interval '2 minutes'
    where answer is null and failure is null`;

/** Repeats a call under the same key until its outcome is final. */
async function retryCall(environment: ShopUnderTest, call: KeyedTry): Promise<Outcome<unknown>> {
  const until = Date.now() + WITHIN_MS;
  for (;;) {
    const outcome = await tryAt(environment.plain.url, call);
    const isPending =
      outcome.kind === 'lost' || ('reason' in outcome && outcome.reason === 'IDEMPOTENCY_IN_PROGRESS');
    if (!isPending || Date.now() > until) return outcome;
    await wait(POLL_MS);
  }
}

const describe = (outcome: Outcome<unknown>) =>
  outcome.kind === 'refused' ? `${outcome.status} ${outcome.reason} ${outcome.message}` : outcome.kind;

/** Checks that repeating a key returns the same response and that the action took effect exactly once. */
async function happenedOnce(environment: ShopUnderTest, call: KeyedTry, ledger: Ledger): Promise<string[]> {
  const { action, first } = call;
  const second = await retryCall(environment, call);
  if (second.kind === 'done' && second.isReplay) ledger.counts.keyedReplays += 1;
  const effects = await call.effects();
  const isLost = second.kind === 'refused' && second.reason === 'IDEMPOTENCY_ANSWER_LOST';
  const isSame =
    first.kind !== 'done' ||
    (second.kind === 'done' && second.isReplay && JSON.stringify(first.data) === JSON.stringify(second.data));
  return [
    ...(first.kind === 'refused' ? [`${action}: refused at first: ${describe(first)}`] : []),
    ...(second.kind === 'done' || isLost
      ? []
      : [`${action}: the response under the same key was ${describe(second)}`]),
    ...(isSame ? [] : [`${action}: the second response under the same key differs`]),
    ...(effects === 1 ? [] : [`${action}: happened ${effects} times under one key`]),
  ];
}

/** Checks that every idempotent action of the round happened once. The environment must be idle. */
export async function keyedActionsHappenedOnce(
  environment: ShopUnderTest,
  ledger: Ledger,
): Promise<string[]> {
  const tries = ledger.keyed;
  ledger.keyed = [];
  if (tries.length > 0) await ageAttempts(environment);
  const found: string[] = [];
  for (const one of tries) found.push(...(await happenedOnce(environment, one, ledger)));
  return found;
}
