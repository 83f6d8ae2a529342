import { sql } from 'drizzle-orm';
import { invoiceNumber } from '@aabha/contracts/gst/gst';
import { ratesOn, type TaxRatePeriod } from '@aabha/contracts/tax-rates/tax-rates.rules';
import { invoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import { paise } from '@aabha/contracts/money/money';
import { cartTotals } from '@aabha/contracts/pricing/pricing';
import { expectedDelivery } from '@aabha/contracts/service-areas/delivery.rules';
import { demoSettings, type ShopSettings } from '@aabha/contracts/shop-settings/settings';
import { financialYear, indiaDay } from '@aabha/contracts/time/india-time';
import type { Tx } from '../../client';
import { invoices, invoiceSeries } from '../../schema/invoices';
import { orderEvents, orderLines, orders } from '../../schema/orders';
import { returnRequests } from '../../schema/returns';
import { paymentLines, payments } from '../../schema/payments';
import { refunds } from '../../schema/refunds';
import { taxRates } from '../../schema/tax-rates';
import { serviceNetworkFor } from '../data/service-network';
import { CREDIT_NOTES_OF_REFUNDS } from './credit-notes-of-refunds';
import type { PastOrder } from './history.types';

/** What tells the demo's payments from real ones at the sandbox. */
const demoId = (prefix: string, index: number) => `${prefix}_Demo${String(index).padStart(10, '0')}`;

const iso = (ms: number) => new Date(ms).toISOString();

function totalsOf({ lines, coupon }: PastOrder, settings: ShopSettings) {
  return cartTotals(lines, coupon?.discountPercent ?? 0, paise(settings.shippingFeePaise));
}

function paymentRow(order: PastOrder, settings: ShopSettings) {
  const { buyer, coupon } = order;
  const totals = totalsOf(order, settings);
  return {
    id: order.paymentId,
    userId: buyer.id,
    status: 'completed' as const,
    providerOrderId: demoId('order', order.index),
    providerPaymentId: demoId('pay', order.index),
    method: 'card',
    fingerprint: `demo-${order.index}`,
    subtotalPaise: totals.subtotalPaise,
    discountPaise: totals.discountPaise,
    shippingPaise: totals.shippingPaise,
    roundOffPaise: totals.roundOffPaise,
    amountPaise: totals.payablePaise,
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? null,
    couponPercent: coupon?.discountPercent ?? 0,
    name: buyer.name,
    email: buyer.email,
    phone: buyer.phone,
    address: buyer.address,
    city: buyer.home.district,
    state: buyer.home.state,
    zip: buyer.home.pinCode,
    gstin: buyer.business?.gstin ?? null,
    legalName: buyer.business?.legalName ?? null,
    billingAddress: null,
    expiresAt: iso(order.atMs + 900_000),
    createdAt: iso(order.atMs - 60_000),
    updatedAt: iso(order.atMs),
  };
}

function orderRow(order: PastOrder, amountPaise: ReturnType<typeof paise>) {
  const network = serviceNetworkFor(order.buyer.home.pinCode);
  const expected = expectedDelivery(network, order.buyer.home.state, new Date(order.atMs), []);
  const delivered = order.events.find(({ to }) => to === 'Delivered');
  return {
    id: order.id,
    paymentId: order.paymentId,
    userId: order.buyer.id,
    status: order.status,
    totalPaise: amountPaise,
    ...network,
    expectedDelivery: expected?.latest.toISOString() ?? null,
    deliveredAt: delivered ? iso(delivered.atMs) : null,
    returnRequested: order.returned !== undefined,
    createdAt: iso(order.atMs),
    updatedAt: iso(order.events.at(-1)?.atMs ?? order.atMs),
  };
}

const paidLine = (order: PastOrder) =>
  order.lines.map(({ product, ...line }, position) => ({
    position,
    productId: product.id,
    productName: product.name,
    hsn: product.hsn,
    productWarrantyMonths: product.warrantyMonths,
    ...line,
  }));

const orderedLines = (order: PastOrder) =>
  paidLine(order).map(({ productWarrantyMonths, ...line }) => ({
    orderId: order.id,
    ...line,
    totalWarrantyMonths: productWarrantyMonths + line.warrantyMonths,
  }));

const eventRows = (order: PastOrder) =>
  order.events.map(({ from, to, atMs, by, userId, reason }) => ({
    orderId: order.id,
    fromStatus: from,
    toStatus: to,
    actor: by,
    userId,
    reason,
    createdAt: iso(atMs),
  }));

/** Invoices as the shop gives them: one series a financial year, in the order of sale. */
function invoiceRows(history: readonly PastOrder[], settings: ShopSettings, rates: readonly TaxRatePeriod[]) {
  const series = new Map<string, number>();
  const rows = history.map((order) => {
    const year = financialYear(new Date(order.atMs));
    const serial = (series.get(year) ?? 0) + 1;
    series.set(year, serial);
    const payment = paymentRow(order, settings);
    return {
      orderId: order.id,
      userId: order.buyer.id,
      financialYear: year,
      serial,
      number: invoiceNumber(year, serial),
      amountPaise: payment.amountPaise,
      snapshot: invoiceSnapshot(
        settings,
        payment,
        paidLine(order),
        ratesOn(rates, indiaDay(new Date(order.atMs))),
      ),
      createdAt: iso(order.atMs),
    };
  });
  return { rows, series: [...series].map(([year, lastSerial]) => ({ financialYear: year, lastSerial })) };
}

function refundRows(history: readonly PastOrder[], settings: ShopSettings) {
  return history.flatMap((order) =>
    order.refundedAtMs === undefined
      ? []
      : [
          {
            paymentId: order.paymentId,
            capturedPaymentId: order.paymentId,
            providerRefundId: demoId('rfnd', order.index),
            amountPaise: totalsOf(order, settings).payablePaise,
            reason: order.returned ? 'The order was returned.' : 'The order was cancelled.',
            status: 'processed' as const,
            createdAt: iso(order.refundedAtMs),
            updatedAt: iso(order.refundedAtMs),
          },
        ],
  );
}

function returnRows(history: readonly PastOrder[], settings: ShopSettings) {
  return history.flatMap(({ returned, ...order }) =>
    returned
      ? [
          {
            orderId: order.id,
            userId: order.buyer.id,
            reason: returned.reason,
            refundPaise: totalsOf({ returned, ...order }, settings).payablePaise,
            approvedAt: returned.approved ? iso(returned.atMs + 86_400_000) : null,
            refundedAt: returned.approved && order.refundedAtMs ? iso(order.refundedAtMs) : null,
            createdAt: iso(returned.atMs),
          },
        ]
      : [],
  );
}

/** Writes purchases with payment, lines, timeline, invoice, refund, credit note and return, as the shop itself would have. */
export async function insertHistory(tx: Tx, history: readonly PastOrder[]): Promise<void> {
  const settings = demoSettings();
  const paid = history.map((order) => paymentRow(order, settings));
  const { rows, series } = invoiceRows(history, settings, await tx.select().from(taxRates));
  await tx.insert(payments).values(paid);
  await tx
    .insert(paymentLines)
    .values(
      history.flatMap((order) => paidLine(order).map((line) => ({ paymentId: order.paymentId, ...line }))),
    );
  await tx
    .insert(orders)
    .values(history.map((order, index) => orderRow(order, paid[index]?.amountPaise ?? paise(0))));
  await tx.insert(orderLines).values(history.flatMap(orderedLines));
  await tx.insert(orderEvents).values(history.flatMap(eventRows));
  await tx.insert(invoices).values(rows);
  await tx.insert(invoiceSeries).values(series);
  await tx.insert(refunds).values(refundRows(history, settings));
  for (const statement of CREDIT_NOTES_OF_REFUNDS) await tx.execute(sql.raw(statement));
  await tx.insert(returnRequests).values(returnRows(history, settings));
}
