import type { Outcome } from '../outcome';
import type { RequestObserver } from '../shop-under-test';

/** Calls of a purchase that write: a shop that answers them is open. */
const WRITES = ['/cart/new', '/payment/new', '/payment/verify-payment'];
const ORDERED = '/payment/verify-payment';

interface LoggedRequest {
  path: string;
  startedAtMs: number;
  endedAtMs: number;
  /** `waiting`: the key is claimed by an attempt that was interrupted. */
  result: 'answered' | 'ordered' | 'waiting' | 'failed';
}

export interface RequestCounts {
  requests: number;
  /** Without a response, or with a status of 500 and above. */
  failed: number;
  /** Refused because an interrupted attempt claims the idempotency key. */
  waiting: number;
  /** The longest time without an answered write of a purchase. */
  interruptionMs: number;
}

function resultOf(path: string, outcome: Outcome<unknown>): LoggedRequest['result'] {
  if (outcome.kind === 'lost') return 'failed';
  if (outcome.kind === 'refused')
    return outcome.reason === 'IDEMPOTENCY_IN_PROGRESS' ? 'waiting' : 'answered';
  return path === ORDERED ? 'ordered' : 'answered';
}

/** The requests of one fault, in the order of their ends. */
export class RequestLog implements RequestObserver {
  private readonly requests: LoggedRequest[] = [];
  /** The number of failures for each reason. */
  readonly failures = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  observe(path: string, outcome: Outcome<unknown>, startedAtMs: number): void {
    const result = resultOf(path, outcome);
    this.requests.push({ path, startedAtMs, endedAtMs: this.now(), result });
    if (outcome.kind !== 'lost') return;
    const why = `${path.replace(/[0-9a-f-]{36}/g, '…')}: ${outcome.why.slice(0, 120)}`;
    this.failures.set(why, (this.failures.get(why) ?? 0) + 1);
  }

  /** Returns the end of the first purchase that was confirmed and whose last call started after a time. */
  firstOrderAfter(timeMs: number): number | undefined {
    return this.requests.find(({ result, startedAtMs }) => result === 'ordered' && startedAtMs >= timeMs)
      ?.endedAtMs;
  }

  /** Returns the counts of all requests; interruptions are those between two times. */
  countBetween(fromMs: number, toMs: number): RequestCounts {
    const answeredAt = this.requests
      .filter(({ path, result }) => WRITES.includes(path) && (result === 'answered' || result === 'ordered'))
      .map(({ endedAtMs }) => endedAtMs)
      .filter((atMs) => atMs > fromMs && atMs < toMs);
    const times = [fromMs, ...answeredAt, toMs];
    const count = (wanted: LoggedRequest['result']) =>
      this.requests.filter(({ result }) => result === wanted).length;
    return {
      requests: this.requests.length,
      failed: count('failed'),
      waiting: count('waiting'),
      interruptionMs: Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time))),
    };
  }
}
