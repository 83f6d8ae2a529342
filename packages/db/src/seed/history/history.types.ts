import type { Paise } from '@aabha/contracts/money/money';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { DemoCoupon, DemoProduct } from '../seed-catalogue';
import type { Person } from '../seed-people';

export interface PastLine {
  product: DemoProduct;
  quantity: number;
  unitPricePaise: Paise;
  warrantyMonths: number;
  warrantyPricePaise: Paise;
}

export interface PastEvent {
  from: OrderStatus | null;
  to: OrderStatus;
  atMs: number;
  by: 'shopper' | 'staff';
  userId: string;
  reason: string | null;
}

/** One purchase of the demo's last months, with all that became of it. */
export interface PastOrder {
  index: number;
  id: string;
  paymentId: string;
  atMs: number;
  buyer: Person;
  lines: PastLine[];
  coupon: DemoCoupon | undefined;
  status: OrderStatus;
  events: PastEvent[];
  /** When its money went back. */
  refundedAtMs: number | undefined;
  /** Why its buyer requested its return, and whether staff have agreed. */
  returned: { reason: string; atMs: number; approved: boolean } | undefined;
}
