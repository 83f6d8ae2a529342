import type { Outcome } from '../outcome';
import type { RequestObserver } from '../shop-under-test';

interface LoggedRequest {
  startedAtMs: number;
  tookMs: number;
  /** Why it failed; undefined for one that succeeded. */
  failure: string | undefined;
}

/** A part of a run, between two times. */
export interface Phase {
  name: string;
  fromMs: number;
  toMs: number;
}

/** What happened in a phase. */
export interface PhaseCounts {
  name: string;
  ms: number;
  requests: number;
  failed: number;
  purchases: number;
  slowestMs: number;
}

/** A payment that waits for a lock for too long: the provider's event completes the order (docs/spec/payments.md#verifying). */
const isConfirmedLater = (outcome: Outcome<unknown>) =>
  outcome.kind === 'refused' && outcome.reason === 'PAYMENT_NOT_CAPTURED';

function whyFailed(path: string, outcome: Outcome<unknown>): string | undefined {
  if (outcome.kind === 'done' || isConfirmedLater(outcome)) return undefined;
  const why = outcome.kind === 'lost' ? outcome.why : `${outcome.status} ${outcome.message}`;
  return `${path}: ${why}`;
}

/** The requests and purchases of a sale in which every request has to succeed: other refusals are failures too. */
export class SaleLog implements RequestObserver {
  private readonly requests: LoggedRequest[] = [];
  private readonly purchasedAtMs: number[] = [];
  /** Purchases whose order was promised by mail. That it exists is for the invariants to check. */
  confirmedLater = 0;

  constructor(private readonly now: () => number = Date.now) {}

  observe(path: string, outcome: Outcome<unknown>, startedAtMs: number): void {
    const tookMs = this.now() - startedAtMs;
    if (isConfirmedLater(outcome)) this.confirmedLater += 1;
    this.requests.push({ startedAtMs, tookMs, failure: whyFailed(path, outcome) });
  }

  /** Counts a purchase that is confirmed now. */
  addPurchase(): void {
    this.purchasedAtMs.push(this.now());
  }

  /** Returns why requests failed, in the order of their ends. */
  failures(): string[] {
    return this.requests.flatMap(({ failure }) => failure ?? []);
  }

  /**
   * Returns the counts of phases that follow each other: requests by their start, purchases by their end. Those after the
   * last phase belong to it.
   */
  countPhases(phases: readonly Phase[]): PhaseCounts[] {
    return phases.map(({ name, fromMs, toMs }, index) => {
      const untilMs = index === phases.length - 1 ? Infinity : toMs;
      const isIn = (timeMs: number) => timeMs >= fromMs && timeMs < untilMs;
      const requests = this.requests.filter(({ startedAtMs }) => isIn(startedAtMs));
      return {
        name,
        ms: toMs - fromMs,
        requests: requests.length,
        failed: requests.filter(({ failure }) => failure !== undefined).length,
        purchases: this.purchasedAtMs.filter(isIn).length,
        slowestMs: requests.reduce((most, { tookMs }) => Math.max(most, tookMs), 0),
      };
    });
  }
}
