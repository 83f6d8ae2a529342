/** Ways to be a bad provider, for tests. */
export interface FaultSettings {
  /** Every API answer waits this long. */
  slowMs?: number;
  /** The next so many API calls are answered 502. */
  failNext?: number;
  webhookDuplicate?: boolean;
  webhookDelayMs?: number;
  webhooksOff?: boolean;
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
}
