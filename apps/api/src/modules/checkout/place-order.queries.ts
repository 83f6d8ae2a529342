import { asc, eq, sql } from 'drizzle-orm';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { preparedSql } from '@aabha/db/driver/prepared-statement';
import { invoices } from '@aabha/db/schema/invoices';
import { orderEvents, orderLines, orders } from '@aabha/db/schema/orders';
import { paymentLines, type payments } from '@aabha/db/schema/payments';
import { only } from '@aabha/db/tx';

type Payment = typeof payments.$inferSelect;

/** The source of an order: a payment's snapshot and its dispatch centre. */
interface OrderToPlace {
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

const value = (name: string) => sql.placeholder(name);

const placed = preparedSql(
  'place_order',
  sql`with placed as (
      insert into ${orders} (id, payment_id, user_id, total_paise, dispatch_center, origin_center, return_center,
        facility_city, facility_state, expected_delivery, accepted_texts)
      values (${value('id')}, ${value('paymentId')}, ${value('userId')}, ${value('totalPaise')},
        ${value('dispatchCenter')}, ${value('originCenter')}, ${value('returnCenter')}, ${value('facilityCity')},
        ${value('facilityState')}, ${value('expectedDelivery')}, ${value('acceptedTexts')})
      returning id, payment_id, user_id
    ), filled as (
      insert into ${orderLines} (order_id, position, product_id, product_name, hsn, quantity, unit_price_paise,
        warranty_months, warranty_price_paise, total_warranty_months)
      select placed.id, position, product_id, product_name, hsn, quantity, unit_price_paise,
        warranty_months, warranty_price_paise, product_warranty_months + warranty_months
      from placed inner join ${paymentLines} on ${paymentLines.paymentId} = placed.payment_id
    )
    insert into ${orderEvents} (order_id, from_status, to_status, actor, user_id)
    select id, null, 'Pending', 'shopper', user_id from placed`,
);

/**
 * Writes the order of a payment under a new id, with the payment's lines and the first entry of its timeline.
 * The payment's unique constraint prevents a second order. The payment must have its provider id by now, by
 * which the order can be found.
 */
export async function placeOrder(
  tx: Tx,
  id: string,
  { payment, area, expectedDelivery }: OrderToPlace,
): Promise<void> {
  await placed(tx).execute({
    id,
    paymentId: payment.id,
    userId: payment.userId,
    totalPaise: payment.amountPaise,
    dispatchCenter: area?.dispatchCenter ?? '',
    originCenter: area?.originCenter ?? '',
    returnCenter: area?.returnCenter ?? '',
    facilityCity: area?.facilityCity ?? '',
    facilityState: area?.facilityState ?? '',
    expectedDelivery,
    acceptedTexts: payment.acceptedTexts && JSON.stringify(payment.acceptedTexts),
  });
}

/** Returns the order of a completed payment. */
export async function findOrderOfPayment(db: DbOrTx, paymentId: string) {
  const row = only(
    await db
      .select({ _id: orders.id, invoiceNumber: invoices.number, totalPaise: orders.totalPaise })
      .from(orders)
      .innerJoin(invoices, eq(invoices.orderId, orders.id))
      .where(eq(orders.paymentId, paymentId))
      .orderBy(asc(orders.id)),
  );
  return {
    _id: row._id,
    invoiceNumber: row.invoiceNumber ?? '',
    totalPrice: rupeesFromPaise(row.totalPaise),
  };
}
