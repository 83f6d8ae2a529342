/** The provider's codes of the methods of payment that the sandbox knows. */
export const METHODS = ['card', 'upi', 'netbanking', 'emi', 'cardless_emi', 'paylater'] as const;
export type Method = (typeof METHODS)[number];

export const OUTCOMES = ['captured', 'failed', 'late'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The provider's records, in the shapes of its HTTP API. Amounts are paise. */
export interface SandboxOrder {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Record<string, string>;
  /** Offers that its checkout shows; absent in records of an earlier version. */
  offers?: string[];
  created_at: number;
}

export interface SandboxPayment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  method: Method;
  /** The offer that made the amount less than the order's. */
  offer_id?: string | null;
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  error_code: string | null;
  error_description: string | null;
  created_at: number;
}

export interface SandboxRefund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  status: 'pending' | 'processed' | 'failed';
  speed_requested?: 'normal' | 'optimum';
  speed_processed: 'normal' | 'instant';
  created_at: number;
  /** The caller's idempotency key, which the API does not show. */
  idempotencyKey: string | null;
}

/** A line of the settlement report. */
export interface SandboxSettlementLine {
  entity_id: string;
  type: 'payment' | 'refund' | 'adjustment';
  debit: number;
  credit: number;
  amount: number;
  currency: string;
  /** With its tax. */
  fee: number;
  tax: number;
  on_hold: boolean;
  settled: boolean;
  created_at: number;
  settled_at: number;
  settlement_id: string;
  settlement_utr: string;
  description: string | null;
  payment_id: string | null;
  order_id: string | null;
  order_receipt: string | null;
  dispute_id: string | null;
}

export interface SandboxSettlement {
  id: string;
  entity: 'settlement';
  /** What is transferred, less fees and tax. */
  amount: number;
  status: 'created' | 'processed' | 'failed';
  fees: number;
  tax: number;
  utr: string;
  created_at: number;
  /** The API shows them in the report only. */
  lines: SandboxSettlementLine[];
}

/** An event that still has to reach the shop. */
export interface SandboxEvent {
  id: string;
  body: string;
  attempts: number;
  dueAtMs: number;
}

/** A payment that waits for its bank, and when the bank answers. */
interface LatePayment {
  paymentId: string;
  atMs: number;
  /** What the bank answers to a UPI request; absent when it is captured. */
  outcome?: Outcome;
}

/** A refund that is in progress at the provider, and when and how it ends. */
interface LateRefund {
  refundId: string;
  atMs: number;
  status: 'processed' | 'failed';
}

/** The kinds of records, each with its key. */
export interface SandboxRecords {
  orders: SandboxOrder;
  payments: SandboxPayment;
  refunds: SandboxRefund;
  events: SandboxEvent;
  late: LatePayment;
  lateRefunds: LateRefund;
  settlements: SandboxSettlement;
}

/** The whole state as earlier versions wrote it into one file. */
export interface SandboxState {
  orders: SandboxOrder[];
  payments: SandboxPayment[];
  refunds: SandboxRefund[];
  events: SandboxEvent[];
  late: LatePayment[];
  lateRefunds: LateRefund[];
}

/** The body of a failed request in the provider's format. */
export class ApiError extends Error {
  constructor(
    readonly statusCode: number,
    readonly description: string,
    readonly field?: string,
  ) {
    super(description);
  }

  body() {
    return {
      error: {
        code: this.statusCode >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR',
        description: this.description,
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
        ...(this.field ? { field: this.field } : {}),
      },
    };
  }
}
