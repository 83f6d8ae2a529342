import type { ShippingForm } from '@aabha/contracts/checkout/checkout.schema';

/** What was typed into the form so far, right or wrong; a field that was never there is left out. */
export type TypedAddress = Partial<ShippingForm>;

const KEY = 'checkout-address';
const FIELDS = ['name', 'email', 'address', 'city', 'zip'] as const satisfies (keyof ShippingForm)[];

/** What was stored for this person; nothing where it is another's, or no address at all. */
export function parseTyped(text: string | null, userId: string): TypedAddress {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '');
  } catch {
    return {}; // nothing was typed, or whatever stands under this key is not ours
  }
  if (typeof stored !== 'object' || stored === null) return {};
  const values = stored as Record<string, unknown>;
  if (values.userId !== userId) return {};
  return Object.fromEntries(
    FIELDS.flatMap((field) => (typeof values[field] === 'string' ? [[field, values[field]]] : [])),
  );
}

/**
 * The address that this person was typing in this tab. A phone drops a tab when another app needs its memory, and loads
 * it anew on the way back; a step back to the cart leaves the form too.
 */
export function readTyped(userId: string): TypedAddress {
  return parseTyped(sessionStorage.getItem(KEY), userId);
}

export function keepTyped(userId: string, address: ShippingForm): void {
  sessionStorage.setItem(KEY, JSON.stringify({ userId, ...address }));
}

/** The order is placed, or its shopper has left. */
export function forgetTyped(): void {
  sessionStorage.removeItem(KEY);
}
