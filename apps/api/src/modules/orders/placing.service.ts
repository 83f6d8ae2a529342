import { asc, eq } from 'drizzle-orm';
import type { Tx } from '@aabha/db/client';
import { invoices, orderEvents, orderLines, orders } from '@aabha/db/schema/orders';
import type { paymentLines, payments } from '@aabha/db/schema/payments';
import { only } from '@aabha/db/tx';

/** What an order is made from: a payment's snapshot, and where its goods leave from. */
export interface OrderToPlace {
  payment: typeof payments.$inferSelect;
  lines: readonly (typeof paymentLines.$inferSelect)[];
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

/** Writes the order of a payment with its lines and the first entry of its timeline. The unique payment keeps it single. */
export async function placeOrder(tx: Tx, { payment, lines, area, expectedDelivery }: OrderToPlace) {
  const order = only(
    await tx
      .insert(orders)
      .values({
        paymentId: payment.id,
        userId: payment.userId,
        totalPaise: payment.amountPaise,
        dispatchCenter: area?.dispatchCenter ?? '',
        originCenter: area?.originCenter ?? '',
        returnCenter: area?.returnCenter ?? '',
        facilityCity: area?.facilityCity ?? '',
        facilityState: area?.facilityState ?? '',
        expectedDelivery,
      })
      .returning({ id: orders.id }),
  );
  await tx.insert(orderLines).values(
    lines.map((line) => ({
      orderId: order.id,
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
  );
  await tx.insert(orderEvents).values({
    orderId: order.id,
    fromStatus: null,
    toStatus: 'Pending',
    actor: 'shopper',
    userId: payment.userId,
  });
  return order;
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
