import type { Paise } from '@aabha/contracts/money/money';
import type { RefundSpeed } from '@aabha/contracts/refunds/refunds.values';

/** The provider's record of an order. */
interface ProviderOrder {
  id: string;
  amountPaise: number;
  currency: string;
  status: string;
}

/** The provider's record of one attempt to pay an order. */
export interface ProviderPayment {
  id: string;
  orderId: string;
  amountPaise: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** Its code of the method, such as `upi` or `emi`. */
  method: string;
  /** The offer that made the amount less than the order's, where the provider names it. */
  offerId?: string;
  /** When it began. ISO-8601 instant. */
  at?: string;
  /** Why it failed, in the provider's words. */
  error?: string;
}

export interface ProviderRefund {
  id: string;
  status: 'pending' | 'processed' | 'failed';
  /** How it is processed; undefined until the provider has decided. */
  speed: RefundSpeed | undefined;
  /** The bank's reference of the refund, by which the shopper's bank finds it; absent until there is one. */
  arn?: string;
}

/** The payment provider. Every call rejects with a ProviderError when it fails. */
export interface PaymentsPort {
  /** `receipt` is ours and unique, so that a repeated call is recognised. */
  /** `offers` are ids of offers that its checkout shows. */
  createOrder(order: {
    amountPaise: Paise;
    receipt: string;
    offers: readonly string[];
  }): Promise<ProviderOrder>;
  /** Returns the order of a receipt, if any: one that a process created before it crashed. */
  findOrderByReceipt(receipt: string): Promise<ProviderOrder | undefined>;
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  capture(payment: { paymentId: string; amountPaise: Paise }): Promise<ProviderPayment>;
  /** Sends a refund at most once per idempotency key. */
  refund(refund: {
    paymentId: string;
    amountPaise: Paise;
    idempotencyKey: string;
    speed: RefundSpeed;
  }): Promise<ProviderRefund>;
  listRefunds(paymentId: string): Promise<(ProviderRefund & { amountPaise: number })[]>;
}

/** The provider rejected the call or did not respond. */
export class ProviderError extends Error {
  constructor(
    message: string,
    /** Its HTTP status; undefined when it did not respond. */
    readonly status: number | undefined,
  ) {
    super(message);
    this.name = 'ProviderError';
  }
}
