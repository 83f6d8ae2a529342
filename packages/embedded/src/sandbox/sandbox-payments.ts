import { randomBytes } from 'node:crypto';
import { gone, saved } from './record-log';
import { earlierPaymentRecords, type EarlierPayment } from './earlier-payment-records';
import {
  ApiError,
  type Method,
  type Outcome,
  type SandboxOrder,
  type SandboxPayment,
  type SandboxRefund,
} from './entities';
import { offerDiscount, validOffers } from './offers';
import { Records } from './records';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const MINIMUM_PAISE = 100;
const RECEIPT_LENGTH = 40;
/** The most that a verified merchant takes in one UPI payment: ₹5,00,000. */
const UPI_CEILING_PAISE = 5_00_000_00;

const REFUSED_BY_BANK = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment was declined by the bank.',
};

/** Methods without instant refunds: an instant one is processed as a normal one. */
const LENT: readonly Method[] = ['emi', 'cardless_emi', 'paylater'];

/** How a payment begins. */
type Begun = 'created' | 'authorized' | 'failed';

interface RefundRequest {
  /** Absent: all that is left. */
  amount: number | undefined;
  /** The caller's idempotency key. */
  key: string | null;
  status: SandboxRefund['status'];
  speed: 'normal' | 'optimum';
  /** Whether the bank takes instant refunds. */
  isInstantPossible: boolean;
}

function newId(prefix: string): string {
  const tail = [...randomBytes(14)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${prefix}_${tail}`;
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The orders, payments and refunds of the sandbox, written to disk before a response is sent. */
export class SandboxPayments {
  readonly records: Records;

  constructor(file: string | undefined) {
    this.records = new Records(file);
  }

  order(id: string): SandboxOrder {
    const found = this.records.find('orders', id);
    if (!found) throw new ApiError(400, 'The id provided does not exist');
    return found;
  }

  payment(id: string): SandboxPayment {
    const found = this.records.find('payments', id);
    if (!found) throw new ApiError(400, 'The id provided does not exist');
    return found;
  }

  paymentsOf(orderId: string): SandboxPayment[] {
    return this.records.paymentsOf(orderId);
  }

  createOrder(input: {
    amount: number;
    currency?: string;
    receipt?: string;
    notes?: Record<string, string>;
    offers?: string[];
  }): SandboxOrder {
    if (!Number.isSafeInteger(input.amount))
      throw new ApiError(400, 'The amount must be an integer.', 'amount');
    if (input.amount < MINIMUM_PAISE)
      throw new ApiError(400, 'Order amount less than minimum amount allowed', 'amount');
    if (input.currency !== 'INR') throw new ApiError(400, 'Currency is not supported', 'currency');
    const receipt = input.receipt ?? null;
    if (receipt && receipt.length > RECEIPT_LENGTH)
      throw new ApiError(400, 'The receipt may not be greater than 40 characters.', 'receipt');
    if (receipt && this.records.orderByReceipt(receipt))
      throw new ApiError(400, 'The receipt has been used for another order.', 'receipt');
    const order: SandboxOrder = {
      id: newId('order'),
      entity: 'order',
      amount: input.amount,
      amount_paid: 0,
      amount_due: input.amount,
      currency: 'INR',
      receipt,
      status: 'created',
      attempts: 0,
      notes: input.notes ?? {},
      offers: validOffers(input.offers),
      created_at: nowSeconds(),
    };
    this.records.write(saved('orders', order.id, order));
    return order;
  }

  /** Returns an order that can still be paid with this method. */
  private payable(orderId: string, method: Method): SandboxOrder {
    const order = this.order(orderId);
    const running = this.paymentsOf(orderId).some((payment) =>
      ['authorized', 'captured', 'refunded'].includes(payment.status),
    );
    if (order.status === 'paid' || running) throw new ApiError(400, 'Order already paid.');
    if (method === 'upi' && order.amount > UPI_CEILING_PAISE)
      throw new ApiError(400, 'The amount is more than one UPI payment may be.', 'amount');
    return order;
  }

  /** One attempt to pay an order. A paid order takes no more; a late one is authorized first and captured by `capture`. */
  attempt(orderId: string, method: Method, outcome: Outcome, offerId?: string): SandboxPayment {
    return this.begin(orderId, method, outcome === 'failed' ? 'failed' : 'authorized', offerId);
  }

  /** Creates a payment of an order; one that is `created` waits for `answer`. */
  begin(orderId: string, method: Method, status: Begun, offerId?: string): SandboxPayment {
    const order = this.payable(orderId, method);
    const discount = offerId === undefined ? 0 : offerDiscount(order, method, offerId);
    const payment: SandboxPayment = {
      id: newId('pay'),
      entity: 'payment',
      amount: order.amount - discount,
      currency: order.currency,
      status,
      order_id: orderId,
      method,
      offer_id: offerId ?? null,
      amount_refunded: 0,
      refund_status: null,
      captured: false,
      error_code: null,
      error_description: null,
      ...(status === 'failed' && REFUSED_BY_BANK),
      created_at: nowSeconds(),
    };
    order.attempts += 1;
    if (order.status === 'created') order.status = 'attempted';
    this.records.write(saved('orders', order.id, order), saved('payments', payment.id, payment));
    return payment;
  }

  /** Ends the wait of a payment that was `created`: authorized, or failed where its order was paid meanwhile. */
  answer(paymentId: string, outcome: Outcome): SandboxPayment {
    const payment = this.payment(paymentId);
    const isPaidMeanwhile = this.paymentsOf(payment.order_id).some(({ status }) =>
      ['authorized', 'captured', 'refunded'].includes(status),
    );
    if (outcome === 'failed' || isPaidMeanwhile)
      Object.assign(payment, { status: 'failed', ...REFUSED_BY_BANK });
    else payment.status = 'authorized';
    this.records.write(saved('payments', paymentId, payment), gone('late', paymentId));
    return payment;
  }

  capture(paymentId: string, amount?: number): SandboxPayment {
    const payment = this.payment(paymentId);
    if (payment.status === 'captured') throw new ApiError(400, 'This payment has already been captured');
    if (payment.status !== 'authorized')
      throw new ApiError(
        400,
        'Only payments which have been authorized and not yet captured can be captured',
      );
    if (amount !== undefined && amount !== payment.amount)
      throw new ApiError(400, 'Capture amount must be equal to the amount authorized', 'amount');
    const order = this.order(payment.order_id);
    payment.status = 'captured';
    payment.captured = true;
    Object.assign(order, { status: 'paid', amount_paid: payment.amount, amount_due: 0 });
    this.records.write(
      saved('orders', order.id, order),
      saved('payments', paymentId, payment),
      ...(this.records.find('late', paymentId) ? [gone('late', paymentId)] : []),
    );
    return payment;
  }

  /** Creates a refund. The same idempotency key returns the same refund; with another amount it is refused. */
  refund(paymentId: string, request: RefundRequest): { refund: SandboxRefund; isNew: boolean } {
    const { amount, key, status, speed, isInstantPossible } = request;
    const payment = this.payment(paymentId);
    const earlier = key === null ? undefined : this.records.refundByKey(key);
    const wanted = amount ?? payment.amount - payment.amount_refunded;
    if (earlier && (earlier.payment_id !== paymentId || earlier.amount !== wanted))
      throw new ApiError(400, 'Different request body sent with the same idempotency key.');
    if (earlier) return { refund: earlier, isNew: false };
    if (key !== null && !/^[A-Za-z0-9_-]{10,}$/.test(key))
      throw new ApiError(400, 'The idempotency key is not valid.');
    if (payment.status !== 'captured')
      throw new ApiError(400, 'The payment has been fully refunded already or was never captured');
    if (!Number.isSafeInteger(wanted) || wanted < MINIMUM_PAISE)
      throw new ApiError(400, 'The refund amount must be at least ₹1', 'amount');
    if (wanted > payment.amount - payment.amount_refunded)
      throw new ApiError(400, 'The total refund amount is greater than the refund payment amount', 'amount');
    const refund: SandboxRefund = {
      id: newId('rfnd'),
      entity: 'refund',
      amount: wanted,
      currency: payment.currency,
      payment_id: paymentId,
      status,
      speed_requested: speed,
      speed_processed:
        speed === 'optimum' && isInstantPossible && !LENT.includes(payment.method) ? 'instant' : 'normal',
      created_at: nowSeconds(),
      idempotencyKey: key,
    };
    payment.amount_refunded += wanted;
    payment.refund_status = payment.amount_refunded === payment.amount ? 'full' : 'partial';
    if (payment.refund_status === 'full') payment.status = 'refunded';
    this.records.write(saved('payments', paymentId, payment), saved('refunds', refund.id, refund));
    return { refund, isNew: true };
  }

  /** Ends a refund that was pending. The money of one that failed is the merchant's again. */
  endRefund(refundId: string, status: 'processed' | 'failed'): SandboxRefund {
    const refund = this.records.find('refunds', refundId);
    if (!refund) throw new ApiError(400, 'The id provided does not exist');
    refund.status = status;
    const payment = this.payment(refund.payment_id);
    if (status === 'failed') {
      payment.amount_refunded -= refund.amount;
      payment.refund_status = payment.amount_refunded > 0 ? 'partial' : null;
      payment.status = 'captured';
    }
    this.records.write(
      saved('payments', payment.id, payment),
      saved('refunds', refundId, refund),
      ...(this.records.find('lateRefunds', refundId) ? [gone('lateRefunds', refundId)] : []),
    );
    return refund;
  }

  /** Enters payments of an earlier time, so that they can be looked up and refunded. Those known already are left alone. */
  remember(earlier: readonly EarlierPayment[]): void {
    for (const payment of earlier)
      if (!this.records.find('orders', payment.orderId))
        this.records.write(...earlierPaymentRecords(payment));
  }
}
