import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { appError } from '@aabha/contracts/errors/errors';
import { IDEMPOTENCY_KEY_MAX, IDEMPOTENCY_TTL_MS } from '@aabha/contracts/settings/limits';
import type { Db } from '@aabha/db/client';
import type { AppDeps } from '../../deps';
import {
  deleteKeysBefore,
  findKey,
  keepAnswer,
  markActed,
  releaseKey,
  takeKey,
  type HeldKey,
  type NewClaim,
} from './idempotency.queries';

/** After this long without an act an attempt counts as dead, and the next one may take over. */
const DEAD_AFTER_MS = 60_000;
const WAIT_MS = 5000;
const ASK_EVERY_MS = 50;
const KEY = new RegExp(`^[\\x21-\\x7e]{1,${IDEMPOTENCY_KEY_MAX}}$`);

/** An act that shall happen once, whoever asks for it how often. */
export interface OnceAct {
  /** Whose key it is: a user's id, or `visitor`. */
  scope: string;
  procedure: string;
  key: string;
  /** The input as it came. */
  input: unknown;
}

type Answer = Record<string, unknown>;
type Clock = { now(): Date };
const isoBefore = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

function isFile(value: object): value is Blob {
  return 'arrayBuffer' in value && typeof value.arrayBuffer === 'function';
}

/** Plain JSON with its keys in order, and a file as a digest of its bytes. */
async function canonical(value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  if (isFile(value))
    return createHash('sha256')
      .update(new Uint8Array(await value.arrayBuffer()))
      .digest('hex');
  if (Array.isArray(value)) return Promise.all(value.map(canonical));
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Promise.all(entries.map(async ([name, entry]) => [name, await canonical(entry)]));
}

const hashOf = async (input: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(await canonical(input)) ?? '')
    .digest('hex');

/** The pool, with every transaction on it noting that the act of this key is done. */
function noting(db: Db, held: HeldKey, clock: Clock): Db {
  const transaction: Db['transaction'] = (work, options) =>
    db.transaction(async (tx) => {
      const answer = await work(tx);
      if (!(await markActed(tx, held, clock.now().toISOString()))) throw appError('IDEMPOTENCY_IN_PROGRESS');
      return answer;
    }, options);
  return new Proxy(db, {
    get: (target, name) =>
      name === 'transaction' ? transaction : (Reflect.get(target, name, target) as unknown),
  });
}

/** The key for this attempt, or the answer of an earlier one. Waits a little for one that is under way. */
async function takeOrAnswer(deps: AppDeps, claim: NewClaim): Promise<{ held: HeldKey } | { answer: Answer }> {
  const { clock } = deps.ports;
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const now = clock.now();
    const held = await takeKey(deps.db, claim, {
      forgottenBefore: isoBefore(now, IDEMPOTENCY_TTL_MS),
      deadBefore: isoBefore(now, DEAD_AFTER_MS),
    });
    if (held) return { held };
    const present = await findKey(deps.db, claim);
    if (present && present.inputHash !== claim.inputHash) throw appError('IDEMPOTENCY_KEY_REUSED');
    if (present?.answer) return { answer: present.answer };
    if (present?.actedAt && present.claimedAt < isoBefore(now, DEAD_AFTER_MS))
      throw appError('IDEMPOTENCY_ANSWER_LOST');
    if (Date.now() > until) throw appError('IDEMPOTENCY_IN_PROGRESS');
    await pause(ASK_EVERY_MS);
  }
}

/**
 * Does an act once for each key, for 24 hours: asked again with the same input, it answers what it answered; with another
 * input it is refused (422). A refusal is not kept, so the same key may try again. `run` gets the database to act on:
 * its transactions note the act, so that no crash between act and answer lets it happen twice.
 */
export async function actOnce(
  deps: AppDeps,
  act: OnceAct,
  run: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  if (!KEY.test(act.key)) throw appError('IDEMPOTENCY_KEY_INVALID');
  const { clock } = deps.ports;
  const { scope, procedure, key } = act;
  const found = await takeOrAnswer(deps, {
    scope,
    procedure,
    key,
    inputHash: await hashOf(act.input),
    claim: randomUUID(),
    claimedAt: clock.now().toISOString(),
  });
  if ('answer' in found) return found.answer;
  try {
    const answer = await run(noting(deps.db, found.held, clock));
    await keepAnswer(deps.db, found.held, answer);
    return answer;
  } catch (error) {
    await releaseKey(deps.db, found.held);
    throw error;
  }
}

/** Forgets keys after their 24 hours. */
export function forgetOldKeys(deps: AppDeps): Promise<void> {
  return deleteKeysBefore(deps.db, isoBefore(deps.ports.clock.now(), IDEMPOTENCY_TTL_MS));
}
