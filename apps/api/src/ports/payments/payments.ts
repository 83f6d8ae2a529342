import type { Paise } from '@aabha/contracts/money/money';

/** The provider's record of an order. */
export interface ProviderOrder {
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
}

export interface ProviderRefund {
  id: string;
  status: 'pending' | 'processed' | 'failed';
}

/** The payment provider. Every call rejects with a ProviderError when it did not work. */
export interface PaymentsPort {
  /** `receipt` is ours and unique, so that a repeated call can be recognised. */
  createOrder(order: { amountPaise: Paise; receipt: string }): Promise<ProviderOrder>;
  /** The order made for a receipt, if there is one: what a process that died after asking left behind. */
  findOrderByReceipt(receipt: string): Promise<ProviderOrder | undefined>;
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  capture(payment: { paymentId: string; amountPaise: Paise }): Promise<ProviderPayment>;
  /** Sent at most once for a key, however often it is asked. */
  refund(refund: { paymentId: string; amountPaise: Paise; idempotencyKey: string }): Promise<ProviderRefund>;
  listRefunds(paymentId: string): Promise<(ProviderRefund & { amountPaise: number })[]>;
}

/** The provider refused or did not answer. */
export class ProviderError extends Error {
  constructor(
    message: string,
    /** Its HTTP status; undefined when there was no answer. */
    readonly status: number | undefined,
  ) {
    super(message);
    this.name = 'ProviderError';
  }
}
