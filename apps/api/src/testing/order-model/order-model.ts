import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';

export const PRICE_PAISE = 12_345_00;
export const SHIPPING_PAISE = 99_00;

interface ModelOrder {
  status: OrderStatus;
  /** Whether the units that no refund has settled are in stock. */
  isRestocked: boolean;
  returned: 'no' | 'requested' | 'approved' | 'refunded';
  /** The refund that staff made of the return. */
  refundOfReturn?: ModelRefund;
}

export interface ModelRefund {
  /** Of all that was left of the payment, or of a part. */
  of: 'rest' | 'part';
  units: number;
  hasShipping: boolean;
  /** Units whose goods it has settled: they are not moved with the order any more. */
  settledUnits: number;
  paise: number;
  /** `sent` is accepted by the provider and not ended. */
  status: 'queued' | 'sent' | 'processed' | 'failed';
  /** Whether the provider has sent the money, and its response was lost. */
  isLost: boolean;
}

export interface ModelPayment {
  user: number;
  product: number;
  quantity: number;
  /** Whether it holds units now. */
  holds: boolean;
  state: 'open' | 'ordered' | 'refunded';
  order?: ModelOrder;
  /** In the order in which they were first made. */
  refunds: ModelRefund[];
}

/** The world of a sequence: units on hand of each television, and payments in the order of their first start. */
export interface Model {
  stock: number[];
  payments: ModelPayment[];
}

export const newModel = (stock: number[]): Model => ({ stock: [...stock], payments: [] });

export const paidFor = ({ quantity }: ModelPayment) => quantity * PRICE_PAISE + SHIPPING_PAISE;
