/** Ways to be a bad provider, for tests. */
export interface FaultSettings {
  /** Every API answer waits this long. */
  slowMs?: number;
  /** The next so many API calls are answered 502. */
  failNext?: number;
  /** The next so many API calls are acted on, and then the line is cut without an answer. */
  loseAnswerNext?: number;
  webhookDuplicate?: boolean;
  webhookDelayMs?: number;
  /** Every event waits up to this long on top, each for itself, so that they arrive out of order. */
  webhookShuffleMs?: number;
  webhooksOff?: boolean;
  /** Refunds are answered `pending` and end so a while later. */
  refundsEnd?: 'processed' | 'failed';
}

export class Faults {
  now: FaultSettings = {};

  set(faults: FaultSettings): void {
    this.now = { ...this.now, ...faults };
  }

  clear(): void {
    this.now = {};
  }

  /** Whether this API call is one of those that shall fail. */
  takeFailure(): boolean {
    if (!this.now.failNext) return false;
    this.now.failNext -= 1;
    return true;
  }

  /** Whether the answer of this API call is one of those that shall be lost. */
  takeLoss(): boolean {
    if (!this.now.loseAnswerNext) return false;
    this.now.loseAnswerNext -= 1;
    return true;
  }
}
