/** What a line of a settlement is of. The provider's transfers are adjustments here. */
export const SETTLEMENT_LINE_KINDS = ['payment', 'refund', 'adjustment'] as const;
export type SettlementLineKind = (typeof SETTLEMENT_LINE_KINDS)[number];

/** matched: a payment or refund of ours with this amount · differs: with another amount · unknown: none of ours. */
export const SETTLEMENT_LINE_STATES = ['matched', 'differs', 'unknown'] as const;
export type SettlementLineState = (typeof SETTLEMENT_LINE_STATES)[number];

/** What staff know of a settlement from their bank: not seen yet, the settled amount, or another one. */
export const BANK_STATES = ['missing', 'same', 'differs'] as const;
export type BankState = (typeof BANK_STATES)[number];

export const SETTLEMENT_READ_STATES = ['waiting', 'running', 'done', 'stopped', 'failed'] as const;
export type SettlementReadState = (typeof SETTLEMENT_READ_STATES)[number];

/** Days back that the first reading of settlements covers. */
export const FIRST_READ_DAYS = 35;
/** Days that each later reading covers again, since a settlement may change its state late. */
export const READ_AGAIN_DAYS = 7;
/** A captured payment that is in no settlement after so many days is a discrepancy. */
export const UNSETTLED_DAYS = 7;
/** How long records of readings are kept; the last one is always kept. */
export const SETTLEMENT_READ_DAYS = 90;
