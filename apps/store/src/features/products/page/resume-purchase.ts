import { counted } from '@aabha/contracts/counts/counts';
import type { IntentDecision } from '../../../lib/sign-in-intent';

interface Begun {
  intent: { quantity: number; warrantyMonths?: number };
  decision: IntentDecision;
}

interface Present {
  stock: number;
  warranty_pricing: Readonly<Record<string, number>>;
}

/** How an addition to the cart resumes after signing in. */
export type Resumption =
  | { act: 'add'; quantity: number; warrantyMonths: number }
  /** The protection is not selected yet. */
  | { act: 'choose'; quantity: number }
  /** Nothing is added; the shopper sees the reason. */
  | { act: 'tell'; quantity: number; message: string };

/** Returns how an addition resumes, given the current stock and protection plans. */
export function resumptionOf({ intent, decision }: Begun, { stock, warranty_pricing }: Present): Resumption {
  const { quantity, warrantyMonths } = intent;
  const tell = (message: string): Resumption => ({
    act: 'tell',
    quantity: Math.max(1, Math.min(quantity, stock)),
    message,
  });
  if (stock <= 0)
    return tell('This television sold out before you logged in. It was not added to your cart.');
  if (quantity > stock)
    return tell(
      `You wanted ${quantity}, but only ${stock} ${stock === 1 ? 'is' : 'are'} left now. Nothing has been added to your cart yet.`,
    );
  if (decision !== 'resume')
    return tell(
      `You wanted to add ${counted(quantity, 'unit')} earlier. Nothing has been added yet. Press Add to Cart if you still want to.`,
    );
  const isOffered = (months: number) => months === 0 || String(months) in warranty_pricing;
  if (warrantyMonths !== undefined && isOffered(warrantyMonths))
    return { act: 'add', quantity, warrantyMonths };
  if (Object.keys(warranty_pricing).length === 0) return { act: 'add', quantity, warrantyMonths: 0 };
  return { act: 'choose', quantity };
}
