import { sql, type SQL } from 'drizzle-orm';
import { expect } from 'vitest';
import { paidFor, type Model, type ModelPayment, type ModelRefund } from './order-model';
import type { World } from './order-world';
import { settledUnits } from './refund-rules';

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
  /** How far a return of the order is. */
  returned: string;
  settled: number;
  /** Status, amount and credit note of each refund, in the order in which they were first made. */
  refunds: string[];
  invoices: number;
  invoiced: number;
  /** Whether issued credit notes that are together the invoice have other taxes than it. */
  is_mistaxed: boolean;
}

const taxesOf = (snapshot: SQL, tax: string) =>
  sql`coalesce((select sum((line ->> ${tax})::int) from jsonb_array_elements(${snapshot} -> 'lines') line), 0)`;
const TAXES = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'];

/** Whether the issued credit notes of an invoice `i` are together its amount, and not its taxes. */
const IS_MISTAXED = sql`(select sum(c.amount_paise) = i.amount_paise and (${sql.join(
  TAXES.map((tax) => sql`sum(${taxesOf(sql`c.snapshot`, tax)}) <> ${taxesOf(sql`i.snapshot`, tax)}`),
  sql` or `,
)}) from credit_notes c where c.invoice_id = i.id and c.number is not null)`;

/** What became of each payment: its order and return, its refunds with their credit notes, and its invoice; amounts in paise. */
async function readPayments({ shop, payments }: World) {
  if (payments.length === 0) return [];
  const ids = listOf(payments.map(({ providerOrderId }) => providerOrderId));
  return shop.db.execute<{ [K in keyof PaymentSeen]: PaymentSeen[K] }>(sql`
    select p.status, (select count(*)::int from orders where payment_id = p.id) as orders, o.status as order_status,
      coalesce(o.is_restocked, o.status = 'Cancelled', false) as is_restocked,
      case when t.id is null then 'no' when t.refunded_at is not null then 'refunded'
        when t.approved_at is not null then 'approved' else 'requested' end as returned,
      (select coalesce(sum(l.settled_units), 0)::int from refund_lines l join refunds r on r.id = l.refund_id
        where r.captured_payment_id = p.id) as settled,
      array(select concat_ws(' ', r.status, r.amount_paise, 'credited', c.amount_paise, case when c.number is not null then 'issued' end)
        from refunds r left join credit_notes c on c.refund_id = r.id
        where r.captured_payment_id = p.id order by r.created_at) as refunds,
      (select count(*)::int from invoices where order_id = o.id) as invoices, coalesce(i.amount_paise, 0)::int as invoiced,
      coalesce(${IS_MISTAXED}, false) as is_mistaxed
    from payments p left join orders o on o.payment_id = p.id left join return_requests t on t.order_id = o.id
      left join invoices i on i.order_id = o.id
    where p.provider_order_id = any(${ids}) order by array_position(${ids}, p.provider_order_id)`);
}

const STATES = { open: 'open', ordered: 'completed', refunded: 'refund-due' };

/** A refund of an order has a credit note, which is issued once the money is sent. */
function expectedRefund({ status, paise }: ModelRefund, isOrder: boolean): string {
  const note = isOrder ? [paise, ...(status === 'processed' ? ['issued'] : [])] : [];
  return [status === 'sent' ? 'queued' : status, paise, 'credited', ...note].join(' ');
}

function expectedOf(payment: ModelPayment): PaymentSeen {
  const { state, order } = payment;
  return {
    ...{ status: STATES[state], orders: order ? 1 : 0, order_status: order?.status ?? null },
    ...{ is_restocked: order?.isRestocked ?? false, returned: order?.returned ?? 'no' },
    settled: settledUnits(payment),
    refunds: payment.refunds.map((refund) => expectedRefund(refund, order !== undefined)),
    ...{ invoices: order ? 1 : 0, invoiced: order ? paidFor(payment) : 0, is_mistaxed: false },
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
