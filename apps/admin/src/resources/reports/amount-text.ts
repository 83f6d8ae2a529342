import { formatRupees } from '@aabha/contracts/money/money-format';

/** Returns an amount as tables of reports show it. */
export const amountText = (rupees: number): string => (rupees === 0 ? '0' : formatRupees(rupees));
