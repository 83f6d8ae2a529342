import type { SettlementLineKind, SettlementLineState, BankState } from './settlements.values';

/** A settlement of the provider: one transfer to the bank. Amounts are paise. */
export interface TheirSettlement {
  id: string;
  /** What was transferred. */
  amountPaise: number;
  status: string;
  /** Empty until the bank has the transfer. */
  utr: string;
  /** ISO-8601. */
  createdAt: string;
}

/** A line of the provider's settlement report. Amounts are paise. */
export interface TheirSettlementLine {
  settlementId: string;
  /** The provider's id of the payment, refund or adjustment. */
  id: string;
  kind: SettlementLineKind;
  /** Of the payment or refund, before fees; an adjustment that takes money is negative. */
  amountPaise: number;
  /** The fee with its tax. */
  feePaise: number;
  /** GST in the fee. */
  taxPaise: number;
  /** What the line adds to the transfer; negative where it takes money. */
  netPaise: number;
  description: string;
  /** ISO-8601: when the payment or refund was made. */
  at: string;
}

/** Returns what our records say about a line; `oursPaise` is the amount of ours, undefined where there is none. */
export function settlementLineState(
  line: Pick<TheirSettlementLine, 'kind' | 'amountPaise'>,
  oursPaise: number | undefined,
): SettlementLineState {
  if (line.kind === 'adjustment') return 'matched';
  if (oursPaise === undefined) return 'unknown';
  return oursPaise === line.amountPaise ? 'matched' : 'differs';
}

/** What the lines of a settlement add up to, in paise: gross + refunds + adjustments − fees − tax = net. */
interface SettlementSums {
  grossPaise: number;
  /** Negative or zero. */
  refundsPaise: number;
  adjustmentsPaise: number;
  /** Without tax. */
  feesPaise: number;
  taxPaise: number;
  netPaise: number;
}

const isOf =
  (kind: SettlementLineKind) =>
  (line: TheirSettlementLine): boolean =>
    line.kind === kind;

/** Returns the sums of lines. */
export function settlementSums(lines: readonly TheirSettlementLine[]): SettlementSums {
  const sum = (of: readonly TheirSettlementLine[], amount: (line: TheirSettlementLine) => number) =>
    of.reduce((total, line) => total + amount(line), 0);
  const amount = ({ amountPaise }: TheirSettlementLine) => amountPaise;
  return {
    grossPaise: sum(lines.filter(isOf('payment')), amount),
    refundsPaise: 0 - sum(lines.filter(isOf('refund')), amount),
    adjustmentsPaise: sum(lines.filter(isOf('adjustment')), amount),
    feesPaise: sum(lines, ({ feePaise, taxPaise }) => feePaise - taxPaise),
    taxPaise: sum(lines, ({ taxPaise }) => taxPaise),
    netPaise: sum(lines, ({ netPaise }) => netPaise),
  };
}

/** Returns how a settlement compares with what staff saw in the bank. */
export function bankState(amountPaise: number, bankPaise: number | null): BankState {
  if (bankPaise === null) return 'missing';
  return bankPaise === amountPaise ? 'same' : 'differs';
}
