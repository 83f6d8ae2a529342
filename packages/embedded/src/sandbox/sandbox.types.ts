import type { SandboxPayments } from './sandbox-payments';
import type { EarlierPayment } from './earlier-payment-records';
import type { Method, Outcome, SandboxPayment, SandboxRefund } from './entities';
import type { Faults } from './faults';
import type { Webhooks } from './webhooks';

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  webhookUrl: string;
  /** The file in which records survive restarts; without it they are in memory only. */
  dataFile?: string;
  /** Payments of an earlier time that this provider shall know of. */
  earlier?: readonly EarlierPayment[];
  /** How long a late payment takes to be captured (docs/spec/processes.md#stand-ins). */
  lateMs?: number;
}

/** What the sandbox's routes share. */
export interface Sandbox {
  options: SandboxOptions;
  ledger: SandboxPayments;
  faults: Faults;
  webhooks: Webhooks;
  /** Pays an order as a shopper would, with webhooks and all. */
  pay(orderId: string, method: Method, outcome: Outcome, offerId?: string): SandboxPayment;
  /** Asks a bank for a UPI payment, which it answers a moment later. */
  requestUpi(orderId: string, outcome: Outcome): SandboxPayment;
  /** What the checkout hands to the shop for a payment. */
  signed(payment: SandboxPayment): Record<string, string>;
  captured(paymentId: string): SandboxPayment;
  /** Ends a pending refund. */
  endRefund(refundId: string, status: 'processed' | 'failed'): SandboxRefund;
}
