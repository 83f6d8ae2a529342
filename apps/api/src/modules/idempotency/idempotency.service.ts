import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { IDEMPOTENCY_KEY_MAX, IDEMPOTENCY_TTL_MS } from '@aabha/contracts/settings/limits';
import type { Db, Tx } from '@aabha/db/client';
import type { AppDeps } from '../../context/deps';
import {
  severalTransactions,
  singleTransaction,
  type ActionDatabase,
  type ActionResponse,
} from './action-transactions';
import {
  deleteKeysBefore,
  findKey,
  releaseUnfinished,
  takeKey,
  updateKey,
  type ClaimedKey,
  type KeyChange,
  type NewClaim,
  type StoredFailure,
} from './idempotency.queries';

export { undoAction as takeBackAct } from './action-transactions';

/** How often a running attempt renews its claim. */
const RENEW_MS = 1000;
/**
 * An attempt that has not renewed its claim for this time counts as dead, and the next one takes over: sooner than callers
 * stop waiting. One that was only slow cannot commit any more.
 */
const DEAD_AFTER_MS = 3000;
const WAIT_MS = 5000;
const POLL_MS = 50;
const KEY = new RegExp(`^[\\x21-\\x7e]{1,${IDEMPOTENCY_KEY_MAX}}$`);

/**
 * How an action commits, and so how its outcome is stored. `one-transaction`: with the response. `steps`: in
 * several transactions; the outcome of an attempt that died between them is lost, and the action is not
 * repeated. `repeatable`: the same, but naturally idempotent.
 */
export type ActionKind = 'one-transaction' | 'steps' | 'repeatable';

/** An action that runs once per key. */
interface KeyedAction {
  /** The key's owner: a user's id, or `visitor`. */
  scope: string;
  procedure: string;
  key: string;
  /** The unvalidated input. */
  input: unknown;
  kind: ActionKind;
}

/** The outcome of an action; `isReplay` when an earlier attempt ran it. */
type Outcome = { isReplay: boolean } & ({ response: ActionResponse } | { error: unknown });

const isoBefore = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

function isFile(value: object): value is Blob {
  return 'arrayBuffer' in value && typeof value.arrayBuffer === 'function';
}

/** Returns plain JSON with sorted keys, and files as digests of their bytes. */
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

/** Returns the stored outcome of a key; undefined when there is none. */
function storedOutcome(row: {
  answer: ActionResponse | null;
  failure: StoredFailure | null;
}): Outcome | undefined {
  if (row.answer) return { isReplay: true, response: row.answer };
  if (!row.failure) return undefined;
  const { code, data, fields } = row.failure;
  return { isReplay: true, error: new AppError(code, data, fields) };
}

/**
 * Claims the key for this attempt, or returns the outcome of an earlier one. Waits briefly for one in
 * progress.
 */
async function claimOrReplay(
  deps: AppDeps,
  claim: NewClaim,
  isRepeatable: boolean,
): Promise<{ claimed: ClaimedKey } | { outcome: Outcome }> {
  const { clock } = deps.ports;
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const now = clock.now();
    const deadBefore = isoBefore(now, DEAD_AFTER_MS);
    const forgottenBefore = isoBefore(now, IDEMPOTENCY_TTL_MS);
    const claimed = await takeKey(deps.db, claim, { forgottenBefore, deadBefore, isRepeatable });
    if (claimed) return { claimed };
    const present = await findKey(deps.db, claim);
    if (present && present.inputHash !== claim.inputHash) throw appError('IDEMPOTENCY_KEY_REUSED');
    const outcome = present && storedOutcome(present);
    if (outcome) return { outcome };
    if (present?.actedAt && present.claimedAt < deadBefore && !isRepeatable)
      throw appError('IDEMPOTENCY_ANSWER_LOST');
    if (Date.now() > until) throw appError('IDEMPOTENCY_IN_PROGRESS');
    await pause(POLL_MS);
  }
}

/** Returns an error as it is stored: a refusal unchanged, anything else as the failure that callers see. */
function failureOf(error: unknown): StoredFailure {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof AppError)
      return { code: current.code, data: current.data, fields: current.fields };
  return { code: 'INTERNAL' };
}

/** One attempt at an action, which owns its key. */
class Attempt {
  private readonly database: ActionDatabase;

  constructor(
    private readonly deps: AppDeps,
    private readonly key: ClaimedKey,
    kind: ActionKind,
  ) {
    this.database =
      kind === 'one-transaction'
        ? singleTransaction(deps.db, (tx, response) =>
            this.write(tx, { actedAt: this.now(), answer: response }),
          )
        : severalTransactions(deps.db, (tx, isDone) =>
            this.write(tx, { actedAt: isDone ? this.now() : null }),
          );
  }

  private now(): string {
    return this.deps.ports.clock.now().toISOString();
  }

  /** Throws when another attempt has taken over: then this one must not commit. */
  private async write(db: Tx | Db, change: KeyChange): Promise<void> {
    if (!(await updateKey(db, this.key, change))) throw appError('IDEMPOTENCY_IN_PROGRESS');
  }

  /** Renews the claim, so that nobody takes over a long action. A renewal that fails is made up for by the next. */
  private renew(): void {
    updateKey(this.deps.db, this.key, { claimedAt: this.now() }).catch((error: unknown) => {
      this.deps.log.warn({ err: error }, 'claim of a keyed action not renewed');
    });
  }

  async run(action: (db: Db) => Promise<ActionResponse>): Promise<Outcome> {
    const renewal = setInterval(() => this.renew(), RENEW_MS).unref();
    try {
      return await this.runAction(action);
    } finally {
      clearInterval(renewal);
    }
  }

  private async runAction(action: (db: Db) => Promise<ActionResponse>): Promise<Outcome> {
    const { database } = this;
    try {
      const response = await action(database.db);
      if (!(await database.commit(response))) await this.storeAfterwards({ answer: response });
      return { isReplay: false, response };
    } catch (error) {
      await database.rollBack(error);
      return this.afterFailure(error);
    }
  }

  /**
   * Stores the outcome of committed writes. Where that fails the key stays claimed, so that the action is not
   * repeated.
   */
  private async storeAfterwards(change: KeyChange): Promise<void> {
    await this.write(this.deps.db, change).catch((error: unknown) => {
      this.deps.log.error({ err: error }, 'outcome of a keyed action not stored, its key stays locked');
    });
  }

  /**
   * Returns the outcome after an error, from the database: nothing committed releases the key; a response
   * that was committed although its commit seemed to fail is the outcome; after any other commit the failure
   * is the outcome.
   */
  private async afterFailure(error: unknown): Promise<Outcome> {
    const failed: Outcome = { isReplay: false, error };
    try {
      const row = await releaseUnfinished(this.deps.db, this.key);
      const outcome = row && storedOutcome(row);
      if (outcome) return { ...outcome, isReplay: false };
      if (row) await this.storeAfterwards({ failure: failureOf(error) });
    } catch (cause) {
      this.deps.log.error({ err: cause }, 'state of a keyed action unknown, its key stays locked');
    }
    return failed;
  }
}

/**
 * Runs an action once per key and caller, for 24 hours: the same key with the same input returns the same
 * outcome, with another input it is refused (422). Committed writes are never repeated, whatever failed after
 * them; an action that failed before it committed anything, or undid its writes, may be repeated with its
 * key.
 */
export async function runOnce(
  deps: AppDeps,
  { scope, procedure, key, input, kind }: KeyedAction,
  run: (db: Db) => Promise<ActionResponse>,
): Promise<Outcome> {
  if (!KEY.test(key)) throw appError('IDEMPOTENCY_KEY_INVALID');
  const claim = {
    scope,
    procedure,
    key,
    inputHash: await hashOf(input),
    claim: randomUUID(),
    claimedAt: deps.ports.clock.now().toISOString(),
  };
  const found = await claimOrReplay(deps, claim, kind === 'repeatable');
  return 'outcome' in found ? found.outcome : new Attempt(deps, found.claimed, kind).run(run);
}

/** Deletes keys after their 24 hours. */
export function forgetOldKeys(deps: AppDeps): Promise<void> {
  return deleteKeysBefore(deps.db, isoBefore(deps.ports.clock.now(), IDEMPOTENCY_TTL_MS));
}
