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

const NOBODY = {
  slowed: 0,
  failed: 0,
  lost: 0,
  eventsDoubled: 0,
  eventsLate: 0,
  eventsOvertaken: 0,
  eventsDropped: 0,
  refundsPending: 0,
};
/** How many calls, events and refunds were met by each fault since they were cleared. */
export type Met = typeof NOBODY;

export class Faults {
  now: FaultSettings = {};
  met: Met = { ...NOBODY };

  set(faults: FaultSettings): void {
    this.now = { ...this.now, ...faults };
  }

  clear(): void {
    this.now = {};
    this.met = { ...NOBODY };
  }

  /** How long this API call has to wait. */
  takeWaitMs(): number {
    const { slowMs = 0 } = this.now;
    if (slowMs > 0) this.met.slowed += 1;
    return slowMs;
  }

  /** Whether this API call is one of those that shall fail. */
  takeFailure(): boolean {
    if (!this.now.failNext) return false;
    this.now.failNext -= 1;
    this.met.failed += 1;
    return true;
  }

  /** Whether the answer of this API call is one of those that shall be lost. */
  takeLoss(): boolean {
    if (!this.now.loseAnswerNext) return false;
    this.now.loseAnswerNext -= 1;
    this.met.lost += 1;
    return true;
  }

  /** How often this event shall be sent, each time how late; none when it is dropped. */
  takeDeliveries(): number[] {
    const { webhooksOff, webhookDuplicate, webhookDelayMs = 0, webhookShuffleMs = 0 } = this.now;
    if (webhooksOff) {
      this.met.eventsDropped += 1;
      return [];
    }
    const lateMs = webhookDelayMs + Math.random() * webhookShuffleMs;
    if (lateMs > 0) this.met.eventsLate += 1;
    if (webhookDuplicate) this.met.eventsDoubled += 1;
    return webhookDuplicate ? [lateMs, lateMs] : [lateMs];
  }

  /** How a refund that is made now shall end a while later; undefined when it is done at once. */
  takeRefundEnd(): FaultSettings['refundsEnd'] {
    if (this.now.refundsEnd) this.met.refundsPending += 1;
    return this.now.refundsEnd;
  }
}
