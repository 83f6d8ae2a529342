import { counted } from '@aabha/contracts/counts/counts';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { Settlement, SettlementLine } from '@aabha/contracts/settlements/settlements.schema';
import type { BankState, SettlementLineState } from '@aabha/contracts/settlements/settlements.values';

export type SettlementRecord = Settlement & { id: string };

export const BANK_LABELS: Readonly<Record<BankState, string>> = {
  missing: 'Not seen yet',
  same: 'Same amount',
  differs: 'Other amount',
};

export const LINE_STATE_LABELS: Readonly<Record<SettlementLineState, string>> = {
  matched: 'Matched',
  differs: 'Other amount',
  unknown: 'Unknown',
};

export const LINE_KIND_LABELS: Readonly<Record<SettlementLine['kind'], string>> = {
  payment: 'Payment',
  refund: 'Refund',
  adjustment: 'Adjustment',
};

/** Returns whether all lines match and add up, in words. */
export function matchText({ line_count: lines, open_count: open, is_whole: isWhole }: Settlement): string {
  if (open > 0) return `${counted(open, 'line')} not matched`;
  if (lines === 0) return 'No lines yet';
  return isWhole ? 'Matched' : 'Does not add up';
}

/** Returns how much more or less arrived in the bank; empty where it is the same or not known. */
export function differenceText({ net, bank_amount: seen }: Settlement): string {
  if (seen === null || seen === net) return '';
  return seen > net ? `${formatRupees(seen - net)} more` : `${formatRupees(net - seen)} less`;
}
