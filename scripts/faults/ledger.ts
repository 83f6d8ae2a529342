import type { Outcome } from './calls';
import type { KeyedTry } from './keyed-call';

/** What the people of a run were told, to be held against the books afterwards. */
export class Ledger {
  /** Orders that a buyer was told of, with who bought for how much. */
  readonly orders = new Map<string, { token: string; totalRupees: number }>();
  /** Orders whose cancellation was confirmed. */
  readonly cancelled = new Set<string>();
  /** Orders whose return staff were told to be refunded. */
  readonly returned = new Set<string>();
  /** Acts under a key of this round, whose effect is to be there once. */
  keyed: KeyedTry[] = [];
  /** Of everything that was tried, how often. */
  readonly counts = {
    carts: 0,
    payments: 0,
    paid: 0,
    verified: 0,
    cancelled: 0,
    returnsAsked: 0,
    returnsApproved: 0,
    returnsRefunded: 0,
    keyedActions: 0,
    keyedReplays: 0,
    refused: 0,
    lost: 0,
  };
  /** Refusals with how often they were met. */
  readonly refusals = new Map<string, number>();
  /** Address and subject of mails that came, with how many there were. */
  readonly mails = new Map<string, number>();

  /** Counts what went wrong, and hands on what went well. */
  noted<T>(outcome: Outcome<T>): T | undefined {
    if (outcome.kind === 'done') return outcome.data;
    this.counts[outcome.kind] += 1;
    if (outcome.kind === 'refused') {
      const what = `${outcome.status} ${outcome.message}`;
      this.refusals.set(what, (this.refusals.get(what) ?? 0) + 1);
    }
    return undefined;
  }
}
