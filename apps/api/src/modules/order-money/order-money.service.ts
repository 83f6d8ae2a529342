import type { z } from 'zod';
import { appError } from '@aabha/contracts/errors/errors';
import { stateTaxName } from '@aabha/contracts/gst/states';
import type { InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import { invoiceTotals } from '@aabha/contracts/invoices/invoices.rules';
import { paise } from '@aabha/contracts/money/money';
import type { OrderMoney } from '@aabha/contracts/orders/order-money.schema';
import type { SignedInContext } from '../../context/context';
import { ProviderError } from '../../ports/payments/payments';
import { findPaidOrder, selectRefundIds, selectSettledWith } from './order-money.queries';

type MoneyWire = z.input<typeof OrderMoney>;

/** Returns how an invoice is taxed, as it was issued. */
function taxOf(snapshot: InvoiceSnapshot): NonNullable<MoneyWire['tax']> {
  const totals = invoiceTotals(snapshot);
  return {
    place_of_supply: snapshot.placeOfSupply,
    state_tax: stateTaxName(snapshot.placeOfSupply),
    ...{ taxable: totals.taxablePaise, cgst: totals.cgstPaise, sgst: totals.sgstPaise },
    ...{ igst: totals.igstPaise, round_off: totals.roundOffPaise },
    lines: snapshot.lines.map(({ description, hsn, ratePercent, ...line }) => ({
      ...{ description, hsn, ratePercent, taxable: paise(line.taxablePaise) },
      tax: paise(line.cgstPaise + line.sgstPaise + line.igstPaise),
    })),
  };
}

interface ProviderIds {
  providerOrderId: string | null;
  providerPaymentId: string | null;
}

/** Returns what the provider says of a payment now; undefined where it does not respond. */
async function readProvider(ctx: SignedInContext, { providerOrderId, providerPaymentId }: ProviderIds) {
  try {
    const [attempts, refunds] = await Promise.all([
      providerOrderId === null ? [] : ctx.ports.payments.listPayments(providerOrderId),
      providerPaymentId === null ? [] : ctx.ports.payments.listRefunds(providerPaymentId),
    ]);
    return { attempts, refunds };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn({ err: error }, 'payment provider unavailable, order shown without its records');
    return undefined;
  }
}

/**
 * Returns the way of an order's money: each attempt to pay as the provider has it, the references of its refunds, and the taxes
 * of its invoice. Without the provider's part where it does not respond.
 */
export async function getOrderMoney(
  ctx: SignedInContext,
  { id }: { id: string },
): Promise<{ money: MoneyWire }> {
  const order = await findPaidOrder(ctx.db, id);
  if (!order) throw appError('ORDER_NOT_FOUND');
  const [theirs, refunds, settled] = await Promise.all([
    readProvider(ctx, order),
    selectRefundIds(ctx.db, order.paymentId),
    selectSettledWith(ctx.db, order.paymentId),
  ]);
  const arnOf = (providerId: string | null) =>
    theirs?.refunds.find((refund) => refund.id === providerId)?.arn ?? '';
  /** Returns the settlement of a refund, or with null that of the payment. */
  const settlementOf = (of: string | null) => {
    const found = settled.find(({ refundId }) => refundId === of);
    if (!found) return null;
    const { refundId: _of, ...settlement } = found;
    return settlement;
  };
  const attempts = (theirs?.attempts ?? []).toSorted((one, other) =>
    (one.at ?? '').localeCompare(other.at ?? ''),
  );
  return {
    money: {
      provider: theirs ? 'read' : 'unavailable',
      provider_order_id: order.providerOrderId ?? '',
      phone_order:
        order.draftOrderId === null
          ? null
          : { draft_order_id: order.draftOrderId, by: order.draftSentBy ?? '' },
      attempts: attempts.map(({ id: _id, amountPaise, status, method, at = null, error = '' }) => ({
        ...{ _id, amount: paise(amountPaise), status, method, at, error },
      })),
      settlement: settlementOf(null),
      refunds: refunds.map(({ id: refundId, providerRefundId }) => ({
        ...{ refund_id: refundId, provider_refund_id: providerRefundId ?? '', arn: arnOf(providerRefundId) },
        settlement: settlementOf(refundId),
      })),
      tax: order.snapshot ? taxOf(order.snapshot) : null,
    },
  };
}
