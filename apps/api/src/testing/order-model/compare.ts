import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { paidFor, type Model, type ModelPayment } from './order-model';
import type { World } from './order-world';

const listOf = (ids: readonly string[]) =>
  sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`;

/** The units of each television: on hand, held, in slots that hold others than reservations name, and all movements. */
async function readStock({ shop, products }: World) {
  return shop.db.execute<{ on_hand: number; held: number; misnamed: number; moved: number }>(sql`
    select sum(s.on_hand)::int as on_hand, sum(s.held)::int as held,
      (select coalesce(sum(m.delta), 0)::int from stock_moves m where m.product_id = p.id) as moved,
      count(*) filter (where s.held <> coalesce((select sum(named.units) from stock_reservations r,
        unnest(r.slots, r.slot_units) as named(slot, units)
        where r.product_id = p.id and r.settled_at is null and named.slot = s.slot), 0))::int as misnamed
    from products p join stock_slots s on s.product_id = p.id
    where p.id = any(${listOf(products)}::uuid[]) group by p.id order by array_position(${listOf(products)}::uuid[], p.id)`);
}

interface PaymentSeen {
  status: string;
  orders: number;
  order_status: string | null;
  is_restocked: boolean;
  refunded: number;
  invoices: number;
  invoiced: number;
  credited: number;
}

/** What became of each payment: its order, its refunds, its invoice and credit notes, amounts in paise. */
async function readPayments({ shop, payments }: World) {
  if (payments.length === 0) return [];
  const ids = listOf(payments.map(({ providerOrderId }) => providerOrderId));
  return shop.db.execute<{ [K in keyof PaymentSeen]: PaymentSeen[K] }>(sql`
    select p.status, (select count(*)::int from orders where payment_id = p.id) as orders, o.status as order_status,
      coalesce(o.is_restocked, o.status = 'Cancelled', false) as is_restocked, (select coalesce(sum(r.amount_paise), 0)::int from refunds r
        where r.captured_payment_id = p.id and r.status <> 'failed') as refunded,
      (select count(*)::int from invoices i where i.order_id = o.id) as invoices,
      (select coalesce(sum(i.amount_paise), 0)::int from invoices i where i.order_id = o.id) as invoiced,
      (select coalesce(sum(c.amount_paise), 0)::int from credit_notes c join invoices i on i.id = c.invoice_id
        where i.order_id = o.id) as credited
    from payments p left join orders o on o.payment_id = p.id
    where p.provider_order_id = any(${ids}) order by array_position(${ids}, p.provider_order_id)`);
}

const STATES = { open: 'open', ordered: 'completed', refunded: 'refund-due' };

function expectedOf(payment: ModelPayment): PaymentSeen {
  const { state, order } = payment;
  const status = STATES[state];
  const none = { orders: 0, order_status: null, is_restocked: false, invoices: 0, invoiced: 0, credited: 0 };
  if (!order) return { status, ...none, refunded: state === 'refunded' ? paidFor(payment) : 0 };
  return {
    ...{ status, orders: 1, order_status: order.status },
    is_restocked: order.isRestocked,
    ...{
      refunded: order.refundedPaise,
      invoices: 1,
      invoiced: paidFor(payment),
      credited: order.refundedPaise,
    },
  };
}

/** Fails unless the shop's stock, payments, orders, refunds, invoices and credit notes are what the model expects. */
export async function compare(model: Model, world: World): Promise<void> {
  const [stock, payments] = await Promise.all([readStock(world), readPayments(world)]);
  const heldOf = (product: number) =>
    model.payments.reduce((sum, one) => sum + (one.holds && one.product === product ? one.quantity : 0), 0);
  expect(stock.map((row) => ({ ...row }))).toEqual(
    model.stock.map((units, product) => ({
      on_hand: units,
      held: heldOf(product),
      moved: units,
      misnamed: 0,
    })),
  );
  expect(payments.map((row) => ({ ...row }))).toEqual(
    model.payments.map(expectedOf).map((row) => ({ ...row })),
  );
}
