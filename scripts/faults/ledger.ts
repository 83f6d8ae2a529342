/** What the people of a run were told, to be held against the books afterwards. */
export class Ledger {
  /** Orders that a buyer was told of, with who bought for how much. */
  readonly orders = new Map<string, { token: string; totalRupees: number }>();
  /** Orders whose cancellation was confirmed. */
  readonly cancelled = new Set<string>();
  /** Of everything that was tried, how often. */
  readonly counts = {
    carts: 0,
    payments: 0,
    paid: 0,
    verified: 0,
    cancelled: 0,
    returned: 0,
    refused: 0,
    lost: 0,
  };
  /** Subjects of mails with the address they went to, each once. */
  readonly mails = new Set<string>();
}
