import { sql } from 'drizzle-orm';
import { paise, type Paise } from '@aabha/contracts/money/money';
import type { RefundStatus } from '@aabha/contracts/refunds/refunds.values';
import { orders } from '@aabha/db/schema/orders';
import { refunds } from '@aabha/db/schema/refunds';

const ofOrder = sql`from ${refunds} where ${refunds.capturedPaymentId} = ${orders.paymentId}`;

/**
 * What was refunded of an invoice's order: the sum of what did not fail; the status of the refund of all that was left,
 * or `processed` where parts have given all back; the last change. Null without a refund. For use in a query over `orders`.
 */
export const refundColumns = {
  refundPaise: sql`(select coalesce(sum(${refunds.amountPaise})
    filter (where ${refunds.status} <> 'failed'), max(${refunds.amountPaise})) ${ofOrder})`.mapWith(
    (sum): Paise | null => paise(Number(sum)),
  ),
  refundStatus: sql<RefundStatus | null>`(select coalesce(
    max(${refunds.status}::text) filter (where ${refunds.paymentId} is not null),
    case when sum(${refunds.amountPaise}) filter (where ${refunds.status} = 'processed') >= ${orders.totalPaise}
      then 'processed' end) ${ofOrder})`,
  refundedAt: sql`(select max(${refunds.updatedAt}) ${ofOrder})`.mapWith((at): string | null =>
    new Date(String(at)).toISOString(),
  ),
};
