import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { stateTaxName } from '@aabha/contracts/gst/states';
import { invoiceTotals } from '@aabha/contracts/invoices/invoices.rules';
import { rupeesFromPaise, ZERO } from '@aabha/contracts/money/money';
import {
  planRefund,
  type Refundable,
  type RefundedLine,
  type RefundPlan,
} from '@aabha/contracts/refunds/refund-plan';
import { creditableOf } from '@aabha/contracts/wholesale/creditable-of';
import type {
  CreditWholesaleOrderInput,
  PreviewWholesaleCreditInput,
} from '@aabha/contracts/wholesale/wholesale-credit.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import {
  addWholesaleCreditNote,
  findWholesaleInvoice,
  previewWholesaleCreditNote,
  type CreditedWholesale,
} from '../credit-notes/credit-notes.wholesale.service';
import { lockProducts, putBackStock } from '../stock/stock.service';
import { lockWholesaleOrder, soldLines } from './wholesale.orders.queries';
import { getWholesaleOrder } from './wholesale.orders.service';

interface Creditable extends CreditedWholesale {
  left: Refundable;
}

/** Returns the invoice of an order with what its credit notes have left of it; 409 where there is none. */
async function readCreditable(db: DbOrTx, id: string): Promise<Creditable> {
  const found = await findWholesaleInvoice(db, id);
  if (!found) throw appError('WHOLESALE_NOT_INVOICED');
  return { ...found, left: creditableOf(found.invoice, found.credited) };
}

const planOf = (ctx: SignedInContext, left: Refundable, { lines, amount }: PreviewWholesaleCreditInput) =>
  planRefund(
    left,
    { lines: lines.map((line) => ({ ...line, warranty: false })), shipping: false, sumPaise: amount ?? ZERO },
    ctx.now(),
  );

const lineToWire = ({ position, quantity, goodsPaise }: RefundedLine, { invoice }: Creditable) => ({
  position,
  name: invoice.snapshot.lines[position]?.description ?? '',
  quantity,
  goods: goodsPaise,
});

function planToWire(ctx: SignedInContext, found: Creditable, plan: RefundPlan) {
  const note = previewWholesaleCreditNote(ctx, found, plan);
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = invoiceTotals(note);
  return {
    amount: plan.amountPaise,
    lines: plan.lines
      .filter(({ quantity, goodsPaise }) => quantity + goodsPaise > 0)
      .map((line) => lineToWire(line, found)),
    ...{ taxable: taxablePaise, cgst: cgstPaise, sgst: sgstPaise, igst: igstPaise },
    state_tax: stateTaxName(note.placeOfSupply),
    commercial: note.isCommercial === true,
    creditable_after: plan.restPaise,
  };
}

/**
 * Returns what is left of a wholesale invoice to credit, and what a choice of it credits with its taxes
 * (docs/spec/wholesale.md#credit-notes). Changes nothing.
 */
export async function previewWholesaleCredit(ctx: SignedInContext, input: PreviewWholesaleCreditInput) {
  await getWholesaleOrder(ctx.db, input.id);
  const found = await readCreditable(ctx.db, input.id);
  const planned = planOf(ctx, found.left, input);
  return {
    left: {
      lines: found.left.lines.map((line) => lineToWire(line, found)),
      creditable: found.left.restPaise,
    },
    credit: planned.ok ? planToWire(ctx, found, planned.plan) : null,
    refusal: planned.ok ? '' : new AppError(planned.code, planned.data).message,
  };
}

/** Puts the chosen units into stock that staff say are back; returns how many. */
async function restock(
  tx: Tx,
  found: Creditable,
  input: CreditWholesaleOrderInput,
  actorId: string,
): Promise<number> {
  const sold = await soldLines(tx, input.id);
  const back = input.lines
    .filter(({ restock: isBack, quantity }) => isBack && quantity > 0)
    .map(({ position, quantity }) => {
      const name = found.invoice.snapshot.lines[position]?.description;
      const line = sold[position];
      /* Lines of the invoice are those of the order, by name. */
      if (!line || line.productName !== name) throw appError('REFUND_PART_GONE');
      return { productId: line.productId, quantity };
    });
  if (back.length === 0) return 0;
  await lockProducts(
    tx,
    back.map(({ productId }) => productId),
  );
  await putBackStock(tx, back, { reason: 'wholesale-return', refId: input.id, actorId });
  return back.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns the plan of a choice; throws when there is none, or it is not what the caller was shown. */
function requirePlan(ctx: SignedInContext, left: Refundable, input: CreditWholesaleOrderInput): RefundPlan {
  const { expected_creditable: expected, credit_amount: shown } = input;
  if (expected !== undefined && expected !== left.restPaise) throw appError('REFUND_CHANGED');
  const planned = planOf(ctx, left, input);
  assertAllowed(planned);
  if (!planned.ok || (shown !== undefined && shown !== planned.plan.amountPaise))
    throw appError('REFUND_CHANGED');
  return planned.plan;
}

/**
 * Credits a part of a wholesale invoice: credit note, stock, mail and audit in one transaction
 * (docs/spec/wholesale.md#credit-notes). The money goes back outside of the shop.
 */
export async function creditWholesaleOrder(ctx: SignedInContext, input: CreditWholesaleOrderInput) {
  await inTx(ctx.db, async (tx) => {
    const order = await lockWholesaleOrder(tx, input.id);
    if (!order) throw appError('WHOLESALE_ORDER_NOT_FOUND');
    const found = await readCreditable(tx, input.id);
    const plan = requirePlan(ctx, found.left, input);
    const unitsBack = await restock(tx, found, input, ctx.user.id);
    const creditNoteId = await addWholesaleCreditNote(tx, found, { plan, reason: input.reason });
    await enqueue(tx, 'mail.wholesale-credit-note', { orderId: order.id, creditNoteId });
    await writeAudit(tx, ctx.user.id, {
      action: 'wholesale-order.credit',
      entity: 'wholesale-order',
      entityId: order.id,
      before: { creditable: rupeesFromPaise(found.left.restPaise) },
      after: {
        creditable: rupeesFromPaise(plan.restPaise),
        credit_amount: rupeesFromPaise(plan.amountPaise),
        credit_note_id: creditNoteId,
        goods_returned: unitsBack,
        reason: input.reason,
      },
    });
  });
  return { wholesaleOrder: await getWholesaleOrder(ctx.db, input.id) };
}
