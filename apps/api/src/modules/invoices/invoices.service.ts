import { discountPerLine, invoiceNumber, splitInclusive } from '@aabha/contracts/gst/gst';
import type { ListInvoicesInput } from '@aabha/contracts/invoices/invoices.schema';
import { appError } from '@aabha/contracts/errors/errors';
import { paise, subtractPaise, ZERO, type Paise } from '@aabha/contracts/money/money';
import { lineTotalPaise } from '@aabha/contracts/pricing/pricing';
import { warrantyDuration } from '@aabha/contracts/products/products.rules';
import type { ShopSettings } from '@aabha/contracts/settings/settings';
import { financialYear } from '@aabha/contracts/time/india-time';
import type { Tx } from '@aabha/db/client';
import type { InvoiceLine, InvoiceSnapshot } from '@aabha/db/schema/orders';
import type { paymentLines, payments } from '@aabha/db/schema/payments';
import type { SignedInContext } from '../../trpc/context';
import { countInvoices, insertInvoice, itemsOf, nextSerial, selectInvoices } from './invoices.queries';

type Payment = typeof payments.$inferSelect;
type PaymentLine = typeof paymentLines.$inferSelect;

interface InvoiceToIssue {
  settings: ShopSettings;
  order: { id: string };
  payment: Payment;
  lines: readonly PaymentLine[];
  now: Date;
}

function describe(line: PaymentLine): string {
  if (line.warrantyMonths === 0) return line.productName;
  return `${line.productName} with extended warranty of ${warrantyDuration(line.warrantyMonths)}`;
}

/** Every line with its share of the coupon and its tax; delivery follows the goods (decisions §7). */
function invoiceLines({ settings, payment, lines }: InvoiceToIssue, sameState: boolean): InvoiceLine[] {
  const gross = lines.map(lineTotalPaise);
  const discounts = discountPerLine(gross, payment.discountPaise);
  const tax = (amount: Paise) => splitInclusive(amount, settings.gstPercent, sameState);
  const goods = lines.map((line, index) => {
    const grossPaise = gross[index] ?? ZERO;
    const discountPaise = discounts[index] ?? ZERO;
    return {
      description: describe(line),
      hsn: line.hsn,
      quantity: line.quantity,
      grossPaise,
      discountPaise,
      ...tax(subtractPaise(grossPaise, discountPaise)),
      ratePercent: settings.gstPercent,
    };
  });
  const delivery: InvoiceLine = {
    description: 'Delivery',
    hsn: lines[0]?.hsn ?? '',
    quantity: 1,
    grossPaise: payment.shippingPaise,
    discountPaise: 0,
    ...tax(payment.shippingPaise),
    ratePercent: settings.gstPercent,
  };
  return payment.shippingPaise > 0 ? [...goods, delivery] : goods;
}

function snapshotOf(issue: InvoiceToIssue): InvoiceSnapshot {
  const { settings, payment } = issue;
  const { brand } = settings;
  const sameState = payment.state.toLowerCase() === brand.state.toLowerCase();
  return {
    seller: {
      name: brand.legalName,
      address: brand.addressLine,
      city: brand.city,
      state: brand.state,
      pinCode: brand.pinCode,
      gstin: brand.gstin,
      email: brand.supportEmail,
      phone: brand.phone,
    },
    buyer: {
      name: payment.name,
      address: payment.address,
      city: payment.city,
      state: payment.state,
      pinCode: payment.zip,
      email: payment.email,
      phone: payment.phone,
    },
    placeOfSupply: payment.state,
    sameState,
    lines: invoiceLines(issue, sameState),
    roundOffPaise: payment.roundOffPaise,
    couponCode: payment.couponCode,
  };
}

/**
 * Gives an order its invoice with the next number of its financial year. Call it last in the order's transaction: the
 * series stays locked until that commits, which is what leaves no gap and no double (decisions §6, §7).
 */
export async function issueInvoice(tx: Tx, issue: InvoiceToIssue): Promise<{ number: string }> {
  const snapshot = snapshotOf(issue);
  const year = financialYear(issue.now);
  const serial = await nextSerial(tx, year);
  return insertInvoice(tx, {
    orderId: issue.order.id,
    userId: issue.payment.userId,
    financialYear: year,
    serial,
    number: invoiceNumber(year, serial),
    amountPaise: issue.payment.amountPaise,
    snapshot,
  });
}

/** One's own invoices, all of them for a SuperAdmin (decisions §3). */
export async function listInvoices(ctx: SignedInContext, input: ListInvoicesInput) {
  const all = ctx.user.role === 'SuperAdmin';
  if (!all && input.filters.user_Id !== undefined && input.filters.user_Id !== ctx.user.id)
    throw appError('NOT_YOURS');
  const userId = all ? input.filters.user_Id : ctx.user.id;
  const [rows, invoiceCount] = await Promise.all([
    selectInvoices(ctx.db, { ...input, userId }),
    countInvoices(ctx.db, userId),
  ]);
  const items = await itemsOf(
    ctx.db,
    rows.map((row) => row.orderId),
  );
  const invoiceList = rows.map(({ orderId, refunded, ...row }) => ({
    ...row,
    amount: paise(row.amount),
    status: refunded ? ('Refunded' as const) : ('Paid' as const),
    items: items
      .filter((item) => item.orderId === orderId)
      .map((item) => ({
        product: { name: item.name },
        quantity: item.quantity,
        totalWarranty: item.totalWarranty,
      })),
  }));
  return { invoiceList, invoiceCount };
}
