import { refuse, allow, type Verdict } from '../errors/verdict';
import { BANKS_SHOW_REFUND_WITHIN } from '../settings/promises';
import type { RefundSpeed } from './refunds.values';

/** Methods whose money goes back through a lender, by the provider's codes, with what lends it. */
const LENT: Readonly<Record<string, string>> = {
  emi: 'EMI',
  cardless_emi: 'cardless EMI',
  paylater: 'pay later',
};

/**
 * Returns why a payment cannot be refunded instantly; empty where it can. The provider has no instant refund of EMI,
 * cardless EMI and pay later (docs/spec/returns-and-refunds.md#speed). `method` is empty where it is not known.
 */
export function whyNotInstant(method: string): string {
  if (method === '') return 'How this was paid is not recorded, so it cannot be refunded instantly.';
  const lent = LENT[method];
  return lent === undefined ? '' : `This was paid by ${lent}, which cannot be refunded instantly.`;
}

/** Decides whether a refund of this speed may be requested. */
export function checkRefundSpeed(method: string, speed: RefundSpeed): Verdict {
  const why = speed === 'instant' ? whyNotInstant(method) : '';
  return why === '' ? allow : refuse('REFUND_NOT_INSTANT', { why });
}

/**
 * Returns when the money of a refund is with the shopper, as a sentence for screens and mails. `speed` is how the provider
 * processes it; before it says so, how it was requested.
 */
export function refundPromise(method: string, speed: RefundSpeed): string {
  if (speed === 'instant') return 'It usually arrives within minutes.';
  if (method === 'emi')
    return `Your bank usually credits it within ${BANKS_SHOW_REFUND_WITHIN} and then ends or lowers the EMI.`;
  if (method in LENT)
    return `Your lender usually takes it off what you owe within ${BANKS_SHOW_REFUND_WITHIN}.`;
  return `Banks usually credit it within ${BANKS_SHOW_REFUND_WITHIN}.`;
}
