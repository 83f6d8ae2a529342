/** Ways to be a bad provider, for tests. */
export interface FaultSettings {
  /** The delay of every API response in milliseconds. */
  slowMs?: number;
  /** The number of next API calls that get a 502. */
  failNext?: number;
  /** The number of next API calls that are processed and whose connection is then closed without a response. */
  loseResponseNext?: number;
  webhookDuplicate?: boolean;
  webhookDelayMs?: number;
  /** The maximum random extra delay of each event, so that events arrive out of order. */
  webhookShuffleMs?: number;
  webhooksOff?: boolean;
  /** The status in which refunds end a while after they were returned as `pending`; `held` until `POST /sandbox/refunds/{id}/end`. */
  refundsEnd?: 'processed' | 'failed' | 'held';
  /** Refunds are refused for good, as for want of balance. */
  refundsRefused?: boolean;
  /** Banks refuse instant refunds, which are processed as normal ones. */
  instantRefundsOff?: boolean;
}

const NONE_AFFECTED = {
  slowed: 0,
  failed: 0,
  lost: 0,
  eventsDoubled: 0,
  eventsLate: 0,
  eventsOvertaken: 0,
  eventsDropped: 0,
  refundsPending: 0,
  refundsRefused: 0,
};
/** How many calls, events and refunds were met by each fault since they were cleared. */
export type Met = typeof NONE_AFFECTED;

export class Faults {
  now: FaultSettings = {};
  met: Met = { ...NONE_AFFECTED };

  set(faults: FaultSettings): void {
    this.now = { ...this.now, ...faults };
  }

  clear(): void {
    this.now = {};
    this.met = { ...NONE_AFFECTED };
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

  /** Returns whether the response to this API call is to be lost. */
  takeLoss(): boolean {
    if (!this.now.loseResponseNext) return false;
    this.now.loseResponseNext -= 1;
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

  /** Returns whether a new refund is to be refused. */
  takeRefusal(): boolean {
    if (this.now.refundsRefused) this.met.refundsRefused += 1;
    return this.now.refundsRefused === true;
  }

  /** Returns the status in which a new refund ends later; undefined when it is processed immediately. */
  takeRefundEnd(): FaultSettings['refundsEnd'] {
    if (this.now.refundsEnd) this.met.refundsPending += 1;
    return this.now.refundsEnd;
  }
}
