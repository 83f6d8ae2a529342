import type { UpiOffer } from '@aabha/contracts/checkout/upi-offer';

/** Which methods the provider's checkout shows, in its own words: `config.display` of its options. */
export interface ProviderDisplay {
  hide: { method: string; flows?: string[] }[];
  sequence?: string[];
  preferences?: { show_default_blocks: boolean };
}

/** A UPI id may be typed on iOS only since 28 February 2026; elsewhere there is a code to scan or an app to open. */
const mayTypeUpiId = (userAgent: string) => /\b(iPhone|iPad|iPod)\b/.test(userAgent);

/** Returns the methods that the provider's checkout shows (docs/spec/checkout.md#payment-methods). */
export function providerDisplay(upi: UpiOffer, userAgent: string): ProviderDisplay {
  if (upi === 'not-offered') return { hide: [{ method: 'upi' }] };
  const hide = mayTypeUpiId(userAgent) ? [] : [{ method: 'upi', flows: ['collect'] }];
  if (upi === 'offered') return { hide };
  const sequence = ['card', 'netbanking', 'emi', 'upi'];
  return { hide, sequence, preferences: { show_default_blocks: true } };
}
