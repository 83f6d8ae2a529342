import { desc, eq, like } from 'drizzle-orm';
import { openDatabase } from '../client';
import { payments } from '../schema/payments';
import { refunds } from '../schema/refunds';

/** A payment of the demo's history; the amount in paise. */
interface DemoPayment {
  orderId: string;
  paymentId: string;
  amount: number;
  paidAt: Date;
  refundId: string | null;
}

/** A sandbox has all its records in memory, so those of the past stay few even where the demo was filled up. */
const MOST = 2000;

/** Returns the demo's newest past payments; a payment sandbox loads them, so that they can be refunded and reconciled. */
export async function listDemoPayments(databaseUrl: string): Promise<DemoPayment[]> {
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 1, applicationName: 'demo payments' });
  try {
    const rows = await db
      .select({
        orderId: payments.providerOrderId,
        paymentId: payments.providerPaymentId,
        amount: payments.amountPaise,
        paidAt: payments.updatedAt,
        refundId: refunds.providerRefundId,
      })
      .from(payments)
      .leftJoin(refunds, eq(refunds.paymentId, payments.id))
      .where(like(payments.providerOrderId, 'order\\_Demo%'))
      .orderBy(desc(payments.updatedAt))
      .limit(MOST);
    return rows.flatMap(({ orderId, paymentId, paidAt, ...row }) =>
      orderId && paymentId ? [{ orderId, paymentId, paidAt: new Date(paidAt), ...row }] : [],
    );
  } finally {
    await close();
  }
}
