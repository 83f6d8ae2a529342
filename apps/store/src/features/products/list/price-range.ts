import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/televisions';
import { MAX_RUPEES } from './televisions-search';

type PriceRange =
  | { ok: true; min: number | undefined; max: number | undefined }
  | { ok: false; errors: Readonly<Partial<Record<'min' | 'max', string>>> };

function readRupees(text: string): number | undefined {
  const digits = text.replaceAll(/[₹,\s]/g, '');
  if (digits === '') return undefined;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/**
 * Parses two amounts as a range in rupees; either may be empty. Refuses amounts that are not whole, and a
 * lower end above the upper.
 */
export function readPriceRange(minText: string, maxText: string): PriceRange {
  const min = readRupees(minText);
  const max = readRupees(maxText);
  const errors: Partial<Record<'min' | 'max', string>> = {};
  for (const [field, amount] of [
    ['min', min],
    ['max', max],
  ] as const) {
    if (Number.isNaN(amount)) errors[field] = texts.enterWholeRupees;
    else if (amount !== undefined && amount > MAX_RUPEES)
      errors[field] = texts.enterAtMost(formatRupees(MAX_RUPEES));
  }
  if (min !== undefined && max !== undefined && min > max) errors.max ??= texts.highestBelowLowest;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, min, max };
}
