import type { z } from 'zod';
import type { CsvColumns } from '../csv/csv-columns';
import { addPaise, decimalRupees, paise, subtractPaise, type Paise } from '../money/money';
import type { RefundStatus } from '../refunds/refunds.values';
import type { AcceptedTexts } from '../shop-texts/accepted-texts.schema';
import { indiaMinute } from '../time/india-time';
import { orderNumber } from './orders.rules';
import type { Order } from './orders.schema';

/** Fields of a response that an export row has unchanged. */
type SameFields =
  | '_id'
  | 'created_at'
  | 'status'
  | 'name'
  | 'email'
  | 'subtotal'
  | 'discount'
  | 'couponCode'
  | 'shipping'
  | 'roundOff'
  | 'totalPrice'
  | 'return_request';

/** An order with the fields of its export row; amounts in paise. */
export interface ExportedOrder extends Pick<z.input<typeof Order>, SameFields> {
  deliveredAt: string | null;
  phone: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  userEmail: string;
  gstin: string | null;
  legalName: string | null;
  giftNote: string | null;
  acceptedTexts: AcceptedTexts | null;
  lines: readonly { productName: string; quantity: number; warrantyPricePaise: Paise }[];
  payment_id: string | null;
  /** Oldest first. */
  refunds: readonly { amountPaise: Paise; status: RefundStatus; createdAt: string }[];
  invoiceNumber: string | null;
}

/** Returns an order's number with a `#`, without which a spreadsheet reads some of them as numbers: `#1234E567`. */
export const numberCell = (id: string): string => `#${orderNumber(id)}`;

const PAYMENT_STATES = { queued: 'Refund queued', processed: 'Refunded', failed: 'Refund failed' } as const;

/** Returns the refunds that count: those that did not fail, or all where every one failed. */
function countedRefunds({ refunds }: Pick<ExportedOrder, 'refunds'>) {
  const unfailed = refunds.filter(({ status }) => status !== 'failed');
  return unfailed.length > 0 ? unfailed : refunds;
}

const refundSum = (order: Pick<ExportedOrder, 'refunds'>): Paise =>
  addPaise(...countedRefunds(order).map(({ amountPaise }) => amountPaise));

/** Returns the payment state of an order, which always has a payment. */
function paymentState(order: Pick<ExportedOrder, 'refunds' | 'totalPrice'>): string {
  const counted = countedRefunds(order);
  const last = counted.find(({ status }) => status !== 'processed') ?? counted[0];
  if (!last) return 'Paid';
  const isPart = last.status !== 'failed' && refundSum(order) < order.totalPrice;
  return isPart ? 'Partly refunded' : PAYMENT_STATES[last.status];
}

const warrantyOf = ({ lines }: ExportedOrder): Paise =>
  addPaise(...lines.map((line) => line.warrantyPricePaise));

/** The columns of exported orders. Those from Televisions to Round-off add up to Total; deductions are negative. */
export const ORDER_COLUMNS: CsvColumns<ExportedOrder> = {
  Order: ({ _id }) => numberCell(_id),
  'Order ID': ({ _id }) => _id,
  Placed: ({ created_at }) => indiaMinute(created_at),
  Status: ({ status }) => status,
  Delivered: ({ deliveredAt }) => (deliveredAt === null ? '' : indiaMinute(deliveredAt)),
  Customer: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Account: ({ userEmail }) => userEmail,
  Business: ({ legalName }) => legalName ?? '',
  GSTIN: ({ gstin }) => gstin ?? '',
  'Gift note': ({ giftNote }) => giftNote ?? '',
  Address: ({ address }) => address,
  City: ({ city }) => city,
  State: ({ state }) => state,
  'PIN code': ({ zip }) => zip,
  Items: ({ lines }) => lines.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(', '),
  Units: ({ lines }) => String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
  Televisions: (order) => decimalRupees(subtractPaise(order.subtotal, warrantyOf(order))),
  'Extended warranty': (order) => decimalRupees(warrantyOf(order)),
  Discount: ({ discount }) => decimalRupees(paise(0 - discount)),
  Shipping: ({ shipping }) => decimalRupees(shipping),
  'Round-off': ({ roundOff }) => decimalRupees(roundOff),
  Total: ({ totalPrice }) => decimalRupees(totalPrice),
  Coupon: ({ couponCode }) => couponCode ?? '',
  Payment: paymentState,
  'Payment ID': ({ payment_id }) => payment_id ?? '',
  Refund: (order) => decimalRupees(refundSum(order)),
  'Refund started': ({ refunds: [first] }) => (first ? indiaMinute(first.createdAt) : ''),
  'Return requested': ({ return_request }) => (return_request ? 'Yes' : 'No'),
  Invoice: ({ invoiceNumber }) => invoiceNumber ?? '',
  'Terms version': ({ acceptedTexts }) => String(acceptedTexts?.versions.terms ?? ''),
};
