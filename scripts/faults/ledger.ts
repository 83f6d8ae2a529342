import type { Outcome } from './outcome';
import type { KeyedTry } from './keyed-call';

/** What the API confirmed to the callers of a run, to be compared with the database afterwards. */
export class Ledger {
  /** Orders confirmed to a buyer, with the buyer's token and the total. */
  readonly orders = new Map<string, { token: string; totalRupees: number }>();
  /** Orders whose cancellation was confirmed. */
  readonly cancelled = new Set<string>();
  /** Orders whose return was confirmed as refunded. */
  readonly returned = new Set<string>();
  /** The number of refunds of a part that were confirmed for each order. */
  readonly parts = new Map<string, number>();
  /** Idempotent calls of this round, each of which must take effect once. */
  keyed: KeyedTry[] = [];
  /** How often each step was tried. */
  readonly counts = {
    carts: 0,
    payments: 0,
    paid: 0,
    verified: 0,
    cancelled: 0,
    returnsRequested: 0,
    returnsApproved: 0,
    returnsRefunded: 0,
    partsRefunded: 0,
    keyedActions: 0,
    keyedReplays: 0,
    refused: 0,
    lost: 0,
  };
  /** The number of responses for each refusal. */
  readonly refusals = new Map<string, number>();
  /** The number of received mails for each address and subject. */
  readonly mails = new Map<string, number>();

  /** Counts a failed outcome; returns the data of a successful one. */
  record<T>(outcome: Outcome<T>): T | undefined {
    if (outcome.kind === 'done') return outcome.data;
    this.counts[outcome.kind] += 1;
    if (outcome.kind === 'refused') {
      const what = `${outcome.status} ${outcome.message}`;
      this.refusals.set(what, (this.refusals.get(what) ?? 0) + 1);
    }
    return undefined;
  }
}
