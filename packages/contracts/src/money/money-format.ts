import { paise, type Paise } from './money';

const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
});

/** ₹1,24,990, and with paise only where there are some: ₹1,24,990.50. */
export function formatPaise(amount: Paise): string {
  return (amount % 100 === 0 ? whole : exact).format(amount / 100);
}

/** The same for a rupee amount as it comes over the wire. */
export function formatRupees(rupees: number): string {
  return formatPaise(paise(Math.round(rupees * 100)));
}
