import { paise, type Paise } from './money';

/**
 * Groups as India does: three digits, then two by two (12,34,567). Written out, because making the first `Intl` format of
 * a page takes a cheap phone 60 ms, at the moment at which the page comes alive.
 */
function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
}

/** ₹1,24,990, and with paise only where there are some: ₹1,24,990.50. */
export function formatPaise(amount: Paise): string {
  const size = Math.abs(amount);
  const part = size % 100;
  const sign = amount < 0 ? '-' : '';
  const tail = part === 0 ? '' : `.${String(part).padStart(2, '0')}`;
  return `${sign}₹${grouped(String((size - part) / 100))}${tail}`;
}

/** The same for a rupee amount as it comes over the wire. */
export function formatRupees(rupees: number): string {
  return formatPaise(paise(Math.round(rupees * 100)));
}
