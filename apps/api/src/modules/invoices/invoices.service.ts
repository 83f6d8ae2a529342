import { appError } from '@aabha/contracts/errors/errors';
import { INVOICE_DIGITS, invoiceNumber, invoicePrefix } from '@aabha/contracts/gst/gst';
import { invoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import type { ListInvoicesInput } from '@aabha/contracts/invoices/invoices.schema';
import { paise } from '@aabha/contracts/money/money';
import type { ShopSettings } from '@aabha/contracts/settings/settings';
import { financialYear } from '@aabha/contracts/time/india-time';
import type { Tx } from '@aabha/db/client';
import type { paymentLines, payments } from '@aabha/db/schema/payments';
import type { AppDeps } from '../../context/deps';
import type { Mail } from '../../ports/mail/mail';
import type { SignedInContext } from '../../context/context';
import {
  countInvoices,
  findInvoice,
  findInvoiceOfOrder,
  findInvoiceOfWholesale,
  insertInvoice,
  itemsOf,
  itemsOfWholesale,
  selectInvoices,
} from './invoices.queries';

type Payment = typeof payments.$inferSelect;
type PaymentLine = typeof paymentLines.$inferSelect;

interface InvoiceToIssue {
  settings: ShopSettings;
  order: { id: string };
  payment: Payment;
  lines: readonly PaymentLine[];
  now: Date;
}

type Numbered = Omit<Parameters<typeof insertInvoice>[1], 'financialYear' | 'prefix' | 'digits'> & {
  now: Date;
};

/**
 * Writes an invoice under the next number of its financial year. Call it last in the transaction: the series stays
 * locked until that commits, which is what leaves no gap and no double (docs/spec/invoices-and-tax.md#numbers).
 */
async function numberInvoice(tx: Tx, { now, ...invoice }: Numbered): Promise<{ number: string }> {
  const year = financialYear(now);
  const { serial, number } = await insertInvoice(tx, {
    ...invoice,
    financialYear: year,
    prefix: invoicePrefix(year),
    digits: INVOICE_DIGITS,
  });
  /* The statement that takes the serial spells it, so that the series is not locked while we would; it must do so as we do. */
  if (number !== invoiceNumber(year, serial)) throw new Error(`Invoice ${serial} was numbered ${number}.`);
  return { number };
}

/** Gives a shopper's order its invoice. Call it last in the order's transaction. */
export function issueInvoice(tx: Tx, issue: InvoiceToIssue): Promise<{ number: string }> {
  return numberInvoice(tx, {
    orderId: issue.order.id,
    wholesaleOrderId: null,
    userId: issue.payment.userId,
    amountPaise: issue.payment.amountPaise,
    snapshot: invoiceSnapshot(issue.settings, issue.payment, issue.lines),
    now: issue.now,
  });
}

/** Gives a wholesale order its invoice, in the same series as the shop's. Call it last in the transaction. */
export function issueWholesaleInvoice(
  tx: Tx,
  invoice: Omit<Numbered, 'orderId'>,
): Promise<{ number: string }> {
  return numberInvoice(tx, { ...invoice, orderId: null });
}

/** The number of a wholesale order's invoice; undefined while it has none. */
export async function invoiceNumberOfWholesale(tx: Tx, id: string): Promise<string | undefined> {
  return (await findInvoiceOfWholesale(tx, id))?.number;
}

/** Returns the status of an invoice: Cancelled from the moment its order is, though the refund is still on its way. */
export function statusOf(
  cancelledAt: string | null,
  refundStatus: string | null,
): 'Paid' | 'Refunded' | 'Cancelled' {
  if (cancelledAt !== null) return 'Cancelled';
  return refundStatus === 'processed' ? 'Refunded' : 'Paid';
}

type FoundInvoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

/** The PDF of an invoice; it says so where the order was cancelled, and what went back. */
function pdfOf(deps: Pick<AppDeps, 'ports'>, invoice: FoundInvoice): Promise<Buffer> {
  const { cancelledAt: at, refundPaise, refundStatus, refundedAt } = invoice;
  const isRefunded = refundPaise !== null && refundStatus !== null && refundedAt !== null;
  const refund = isRefunded ? { amountPaise: refundPaise, status: refundStatus, at: refundedAt } : null;
  return deps.ports.pdf.invoice({ ...invoice, cancellation: at === null ? undefined : { at, refund } });
}

/** One's own invoices, all of them for a SuperAdmin (docs/spec/invoices-and-tax.md#lists). */
export async function listInvoices(ctx: SignedInContext, input: ListInvoicesInput) {
  const all = ctx.user.role === 'SuperAdmin';
  if (!all && input.filters.user_Id !== undefined && input.filters.user_Id !== ctx.user.id)
    throw appError('NOT_YOURS');
  const which = { userId: all ? input.filters.user_Id : ctx.user.id, search: input.filters.search };
  const [rows, invoiceCount] = await Promise.all([
    selectInvoices(ctx.db, { ...input, ...which }),
    countInvoices(ctx.db, which),
  ]);
  const items = await Promise.all([
    itemsOf(
      ctx.db,
      rows.flatMap(({ orderId }) => orderId ?? []),
    ),
    itemsOfWholesale(
      ctx.db,
      rows.flatMap(({ wholesaleOrderId }) => wholesaleOrderId ?? []),
    ),
  ]);
  const invoiceList = rows.map(
    ({ orderId, wholesaleOrderId, cancelledAt, refundPaise, refundStatus, ...row }) => ({
      ...row,
      amount: paise(row.amount),
      status: statusOf(cancelledAt, refundStatus),
      cancelled_at: cancelledAt ?? '',
      refund_amount: paise(refundPaise ?? 0),
      refund_status: refundStatus,
      items: items
        .flat()
        .filter((item) => item.orderId === (orderId ?? wholesaleOrderId))
        .map((item) => ({
          product: { name: item.name },
          quantity: item.quantity,
          totalWarranty: item.totalWarranty,
        })),
    }),
  );
  return { invoiceList, invoiceCount };
}

/**
 * The PDF of one's own invoice, of any for a SuperAdmin; another person's is unknown
 * (docs/spec/invoices-and-tax.md#download).
 */
export async function downloadInvoice(ctx: SignedInContext, { id }: { id: string }) {
  const invoice = await findInvoice(ctx.db, id);
  const mine = ctx.user.role === 'SuperAdmin' || invoice?.userId === ctx.user.id;
  if (!invoice || !mine) throw appError('INVOICE_NOT_FOUND');
  const pdf = await pdfOf(ctx, invoice);
  return { filename: `${invoice.id}.pdf`, pdf: pdf.toString('base64') };
}

async function attached(
  deps: AppDeps,
  invoice: Awaited<ReturnType<typeof findInvoiceOfOrder>>,
): Promise<NonNullable<Mail['attachments']>> {
  if (!invoice) return [];
  return [
    {
      filename: `Invoice ${invoice.number.replaceAll('/', '-')}.pdf`,
      content: await pdfOf(deps, invoice),
      contentType: 'application/pdf',
    },
  ];
}

/** The invoice of an order, to go with a mail. */
export async function invoiceAttachments(deps: AppDeps, orderId: string): Promise<Mail['attachments']> {
  return attached(deps, await findInvoiceOfOrder(deps.db, orderId));
}

/** The invoice of a wholesale order, to go with a mail. */
export async function wholesaleInvoiceAttachments(deps: AppDeps, id: string): Promise<Mail['attachments']> {
  return attached(deps, await findInvoiceOfWholesale(deps.db, id));
}
