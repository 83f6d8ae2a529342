import { ShippingForm } from '@aabha/contracts/checkout/checkout.schema';

/**
 * Returns the city to fill in for a PIN code, or undefined to leave the field unchanged: typed text is preserved,
 * and a district name that the form would refuse is not filled in. `filled` is the previous suggestion.
 */
export function cityToFill(present: string, filled: string, cityOfZip: string): string | undefined {
  const isTyped = present.trim() !== '' && present !== filled;
  if (isTyped || cityOfZip === present) return undefined;
  return ShippingForm.shape.city.safeParse(cityOfZip).success ? cityOfZip : undefined;
}
