import * as texts from '@aabha/messages/resumption';
import { units } from '@aabha/messages/quantities';
import type { IntentDecision } from '../../../lib/take-intent';

interface InterruptedAddition {
  intent: { quantity: number; warrantyMonths?: number };
  decision: IntentDecision;
}

interface CurrentOffer {
  stock: number;
  warranty_pricing: Readonly<Record<string, number>>;
}

/** How an addition to the cart resumes after signing in. */
export type Resumption =
  | { action: 'add'; quantity: number; warrantyMonths: number }
  /** The protection is not selected yet. */
  | { action: 'choose'; quantity: number }
  /** Nothing is added; the shopper sees the reason. */
  | { action: 'notify'; quantity: number; message: string };

/** Returns how an addition resumes, from the current stock and protection plans. */
export function resumePurchase(
  { intent, decision }: InterruptedAddition,
  { stock, warranty_pricing }: CurrentOffer,
): Resumption {
  const { quantity, warrantyMonths } = intent;
  const notify = (message: string): Resumption => ({
    action: 'notify',
    quantity: Math.max(1, Math.min(quantity, stock)),
    message,
  });
  if (stock <= 0) return notify(texts.soldOutBeforeLogin);
  if (quantity > stock) return notify(texts.fewerLeft(quantity, stock));
  if (decision !== 'resume') return notify(texts.wantedEarlier(units(quantity)));
  const isOffered = (months: number) => months === 0 || String(months) in warranty_pricing;
  if (warrantyMonths !== undefined && isOffered(warrantyMonths))
    return { action: 'add', quantity, warrantyMonths };
  if (Object.keys(warranty_pricing).length === 0) return { action: 'add', quantity, warrantyMonths: 0 };
  return { action: 'choose', quantity };
}
