import { shownBreakdown as englishBreakdown, type BreakdownPart } from '@aabha/contracts/pricing/breakdown';

/* The lines that add up to a total. */

type Labels = NonNullable<Parameters<typeof englishBreakdown>[1]>;

function couponLabel({ couponCode, couponPercent }: Labels): string {
  const code = couponCode ? ` ${couponCode}` : '';
  return `कूपन${code}${couponPercent === undefined ? '' : ` (${couponPercent}% छूट)`}`;
}

export function shownBreakdown(amounts: Parameters<typeof englishBreakdown>[0], labels: Labels = {}) {
  const label: Record<BreakdownPart, string> = {
    subtotal: 'उप-योग',
    coupon: couponLabel(labels),
    offer: 'बैंक या EMI ऑफ़र',
    shipping: labels.shippingLabel ?? 'डिलीवरी शुल्क',
    roundOff: 'राउंड-ऑफ़',
    total: labels.totalLabel ?? 'कुल भुगतान',
  };
  return englishBreakdown(amounts).map((line) => ({ ...line, label: label[line.part] }));
}

export const flatShippingFee = 'डिलीवरी शुल्क (एक समान)';
export const total = 'कुल';
