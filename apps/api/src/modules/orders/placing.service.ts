import { asc, eq } from 'drizzle-orm';
import type { Tx } from '@aabha/db/client';
import { placeholders, prepared } from '@aabha/db/prepared';
import { invoices, orderEvents, orderLines, orders } from '@aabha/db/schema/orders';
import type { paymentLines, payments } from '@aabha/db/schema/payments';
import { only } from '@aabha/db/tx';

type Payment = typeof payments.$inferSelect;
type PaymentLine = typeof paymentLines.$inferSelect;

/** What an order is made from: a payment's snapshot, and where its goods leave from. */
export interface OrderToPlace {
  payment: Payment;
  area:
    | {
        dispatchCenter: string;
        originCenter: string;
        returnCenter: string;
        facilityCity: string;
        facilityState: string;
      }
    | undefined;
  expectedDelivery: string | null;
}

const COLUMNS = [
  'paymentId',
  'userId',
  'totalPaise',
  'dispatchCenter',
  'originCenter',
  'returnCenter',
  'facilityCity',
  'facilityState',
  'expectedDelivery',
] as const;

const placed = prepared((db) =>
  db.insert(orders).values(placeholders(COLUMNS)).returning({ id: orders.id }).prepare('place_order'),
);

/** Writes the order of a payment, to be filled in the same transaction. The unique payment keeps it single. */
export async function placeOrder(tx: Tx, { payment, area, expectedDelivery }: OrderToPlace) {
  return only(
    await placed(tx).execute({
      paymentId: payment.id,
      userId: payment.userId,
      totalPaise: payment.amountPaise,
      dispatchCenter: area?.dispatchCenter ?? '',
      originCenter: area?.originCenter ?? '',
      returnCenter: area?.returnCenter ?? '',
      facilityCity: area?.facilityCity ?? '',
      facilityState: area?.facilityState ?? '',
      expectedDelivery,
    }),
  );
}

/** Gives an order its lines and the first entry of its timeline. */
export async function fillOrder(
  tx: Tx,
  orderId: string,
  { payment, lines }: { payment: Payment; lines: readonly PaymentLine[] },
): Promise<void> {
  await Promise.all([
    tx.insert(orderLines).values(
      lines.map((line) => ({
        orderId,
        position: line.position,
        productId: line.productId,
        productName: line.productName,
        hsn: line.hsn,
        quantity: line.quantity,
        unitPricePaise: line.unitPricePaise,
        warrantyMonths: line.warrantyMonths,
        warrantyPricePaise: line.warrantyPricePaise,
        totalWarrantyMonths: line.productWarrantyMonths + line.warrantyMonths,
      })),
    ),
    tx.insert(orderEvents).values({
      orderId,
      fromStatus: null,
      toStatus: 'Pending',
      actor: 'shopper',
      userId: payment.userId,
    }),
  ]);
}

/** The order that a completed payment became. */
export async function findOrderOfPayment(tx: Tx, paymentId: string) {
  const row = only(
    await tx
      .select({ _id: orders.id, invoiceNumber: invoices.number, totalPaise: orders.totalPaise })
      .from(orders)
      .innerJoin(invoices, eq(invoices.orderId, orders.id))
      .where(eq(orders.paymentId, paymentId))
      .orderBy(asc(orders.id)),
  );
  return { _id: row._id, invoiceNumber: row.invoiceNumber, totalPrice: row.totalPaise / 100 };
}
