const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

/** Returns a short amount for an axis: '₹6L', '−₹2.5L'. */
export const axisRupees = (rupees: number): string =>
  `${rupees < 0 ? '−' : ''}₹${compact.format(Math.abs(rupees))}`;
