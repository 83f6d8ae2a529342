import type { LedgerPosting } from '@aabha/contracts/ledger/ledger-postings.rules';
import type { LedgerKind, LedgerSource } from '@aabha/contracts/ledger/ledger.values';

/** A transaction that is not posted yet; its postings may be none, where there is nothing to post. */
export interface NewTransaction {
  kind: LedgerKind;
  sourceKind: LedgerSource;
  sourceId: string;
  revision: number;
  /** ISO-8601. */
  happenedAt: string;
  text: string;
  /** The order that all postings are about; null for none. */
  orderId: string | null;
  postings: readonly LedgerPosting[];
}

/** A posted transaction of a source. */
export interface PostedTransaction {
  sourceKind: LedgerSource;
  sourceId: string;
  revision: number;
  kind: string;
  /** ISO-8601. */
  happenedAt: string;
  text: string;
  orderId: string | null;
  postings: readonly LedgerPosting[];
}
