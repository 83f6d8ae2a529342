import { groupDigits } from '../counts/counts';
import { paise, type Paise } from './money';

/** ₹1,24,990, and with paise only where there are some: ₹1,24,990.50. */
export function formatPaise(amount: Paise): string {
  const size = Math.abs(amount);
  const part = size % 100;
  const sign = amount < 0 ? '-' : '';
  const tail = part === 0 ? '' : `.${String(part).padStart(2, '0')}`;
  return `${sign}₹${groupDigits(String((size - part) / 100))}${tail}`;
}

/** The same for a rupee amount as it comes over the wire. */
export function formatRupees(rupees: number): string {
  return formatPaise(paise(Math.round(rupees * 100)));
}
