import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from './outcome';
import type { ShopUnderTest } from './shop-under-test';

const TRIES = 6;
const PAUSE_MS = 250;
const RESPONSE_WITHIN_MS = 15_000;
/** The share of calls that go to the process with fault points while one of them is armed. */
const WANTED_SHARE = 0.85;

export interface CallOptions {
  token?: string;
  /** Sent as `Idempotency-Key`, which makes the call safe to repeat. */
  key?: string;
}

/** A response body of either transport, `/api/v1` or `/trpc`. */
interface ResponseBody<T> {
  data?: T;
  message?: string;
  result?: { data: T };
  error?: { message: string; data: { reason?: string } };
}

/** Returns the URL of a path at a process: REST paths are below `/api/v1`. */
export const urlOf = (base: string, path: string) =>
  `${base}${path.startsWith('/trpc/') ? '' : '/api/v1'}${path}`;

/** Sends one request to one process. Returns its outcome; rejects when the connection fails. */
export async function send<T>(url: string, body: unknown, { token, key }: CallOptions): Promise<Outcome<T>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(RESPONSE_WITHIN_MS),
  });
  if (response.status >= 500) return { kind: 'lost', why: `${response.status} ${await response.text()}` };
  const parsed = (await response.json()) as ResponseBody<T>;
  if (response.ok) {
    const data = (parsed.result?.data ?? parsed.data) as T;
    return { kind: 'done', data, isReplay: response.headers.get('idempotency-replayed') === 'true' };
  }
  const { message = '', data } = parsed.error ?? parsed;
  const { reason = '' }: { reason?: string } = data ?? {};
  return { kind: 'refused', status: response.status, message, reason };
}

/** Returns an outcome for a request that failed before its response was complete. */
export const lostBy = (error: unknown): Outcome<never> => {
  const { message, cause } = error as Error;
  return { kind: 'lost', why: cause instanceof Error ? `${message}: ${cause.message}` : message };
};

/** Returns the outcome of a request whose content is read and not needed. */
export async function readToEnd(response: Response): Promise<Outcome<undefined>> {
  const text = await response.text();
  if (response.ok) return { kind: 'done', data: undefined, isReplay: false };
  return { kind: 'lost', why: `${response.status} ${text}` };
}

/** Reads a page or a list to its end, as the owner of the token. Rejects when the connection fails. */
export async function get(url: string, token?: string): Promise<Outcome<undefined>> {
  const response = await fetch(url, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(RESPONSE_WITHIN_MS),
  });
  return readToEnd(response);
}

/** Returns the path of a read over tRPC. */
export const queryPath = (procedure: string, input: unknown) =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

/** Sends a request to a random process, as a load balancer would, and retries while no response arrives. */
export async function post<T>(
  environment: ShopUnderTest,
  path: string,
  body: unknown,
  given: CallOptions = {},
): Promise<Outcome<T>> {
  const { observer } = environment;
  const options = observer ? { key: crypto.randomUUID(), ...given } : given;
  let outcome: Outcome<T> = { kind: 'lost', why: 'not sent' };
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const api =
      environment.random() < (environment.wanted ? WANTED_SHARE : 0.5)
        ? environment.faulty
        : environment.plain;
    const startedAtMs = Date.now();
    /* Killed processes refuse or reset connections, which this harness provokes on purpose. */
    outcome = await send<T>(urlOf(api.url, path), body, options).catch(lostBy);
    observer?.observe(path, outcome, startedAtMs);
    if (outcome.kind !== 'lost' || !environment.atWork) return outcome;
    await wait(PAUSE_MS);
  }
  return outcome;
}

/** Returns the data of a successful outcome; throws otherwise. */
export function assertSucceeded<T>(outcome: Outcome<T>, what: string): T {
  if (outcome.kind === 'done') return outcome.data;
  const why = outcome.kind === 'refused' ? `${outcome.status} ${outcome.message}` : 'no response';
  throw new Error(`${what}: ${why}`);
}
