import { setTimeout as wait } from 'node:timers/promises';
import type { TestEnvironment } from './test-environment';

const TRIES = 6;
const PAUSE_MS = 250;
const ANSWER_WITHIN_MS = 15_000;
/** How many calls go to the process with fault points while one of them is to be come by. */
const WANTED_SHARE = 0.85;

/** What came of a call: an answer, a refusal that will stay one, or nobody who answered. */
export type Outcome<T> =
  | { kind: 'done'; data: T; isReplay: boolean }
  | { kind: 'refused'; status: number; message: string; reason: string }
  | { kind: 'lost' };

export interface CallOptions {
  token?: string;
  /** Sent as `Idempotency-Key`: the call may then be repeated without doing its act again. */
  key?: string;
}

/** An answer of either transport, `/api/v1` or `/trpc`. */
interface Read<T> {
  data?: T;
  message?: string;
  result?: { data: T };
  error?: { message: string; data: { reason?: string } };
}

/** Where a path is at a process: REST paths are below `/api/v1`. */
export const urlOf = (base: string, path: string) =>
  `${base}${path.startsWith('/trpc/') ? '' : '/api/v1'}${path}`;

/** Calls one process once. */
export async function send<T>(url: string, body: unknown, { token, key }: CallOptions): Promise<Outcome<T>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const read = (await answer.json()) as Read<T>;
  if (answer.ok) {
    const data = (read.result?.data ?? read.data) as T;
    return { kind: 'done', data, isReplay: answer.headers.get('idempotency-replayed') === 'true' };
  }
  if (answer.status >= 500) return { kind: 'lost' };
  const { message = '', data } = read.error ?? read;
  const { reason = '' } = (data ?? {}) as { reason?: string };
  return { kind: 'refused', status: answer.status, message, reason };
}

/** Calls either process, as a proxy before them would, and again while nobody answers. */
export async function post<T>(
  world: TestEnvironment,
  path: string,
  body: unknown,
  options: CallOptions = {},
): Promise<Outcome<T>> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const api = world.random() < (world.wanted ? WANTED_SHARE : 0.5) ? world.faulty : world.plain;
    /* A dead process refuses the call or cuts it; that is what the harness is for. */
    const outcome = await send<T>(urlOf(api.url, path), body, options).catch((): Outcome<T> => ({
      kind: 'lost',
    }));
    if (outcome.kind !== 'lost' || !world.atWork) return outcome;
    await wait(PAUSE_MS);
  }
  return { kind: 'lost' };
}

/** The data of a call that has to work. */
export function assertSucceeded<T>(outcome: Outcome<T>, what: string): T {
  if (outcome.kind === 'done') return outcome.data;
  const why = outcome.kind === 'refused' ? `${outcome.status} ${outcome.message}` : 'nobody answered';
  throw new Error(`${what}: ${why}`);
}
