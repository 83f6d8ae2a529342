import { appError } from '@aabha/contracts/errors/errors';
import { INVOICE_DIGITS, invoiceNumber, invoicePrefix } from '@aabha/contracts/gst/gst';
import { invoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import type { ListInvoicesInput } from '@aabha/contracts/invoices/invoices.schema';
import { paise } from '@aabha/contracts/money/money';
import type { ShopSettings } from '@aabha/contracts/settings/settings';
import { financialYear } from '@aabha/contracts/time/india-time';
import type { Tx } from '@aabha/db/client';
import type { paymentLines, payments } from '@aabha/db/schema/payments';
import type { AppDeps } from '../../deps';
import type { Mail } from '../../ports/mail/mail';
import type { SignedInContext } from '../../trpc/context';
import {
  countInvoices,
  findInvoice,
  findInvoiceOfOrder,
  insertInvoice,
  itemsOf,
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

/**
 * Gives an order its invoice with the next number of its financial year. Call it last in the order's transaction: the
 * series stays locked until that commits, which is what leaves no gap and no double (decisions §6, §7).
 */
export async function issueInvoice(tx: Tx, issue: InvoiceToIssue): Promise<{ number: string }> {
  const year = financialYear(issue.now);
  const { serial, number } = await insertInvoice(tx, {
    orderId: issue.order.id,
    userId: issue.payment.userId,
    financialYear: year,
    prefix: invoicePrefix(year),
    digits: INVOICE_DIGITS,
    amountPaise: issue.payment.amountPaise,
    snapshot: invoiceSnapshot(issue.settings, issue.payment, issue.lines),
  });
  /* The statement that takes the serial spells it, so that the series is not locked while we would; it must do so as we do. */
  if (number !== invoiceNumber(year, serial)) throw new Error(`Invoice ${serial} was numbered ${number}.`);
  return { number };
}

/** One's own invoices, all of them for a SuperAdmin (decisions §3). */
export async function listInvoices(ctx: SignedInContext, input: ListInvoicesInput) {
  const all = ctx.user.role === 'SuperAdmin';
  if (!all && input.filters.user_Id !== undefined && input.filters.user_Id !== ctx.user.id)
    throw appError('NOT_YOURS');
  const which = { userId: all ? input.filters.user_Id : ctx.user.id, search: input.filters.search };
  const [rows, invoiceCount] = await Promise.all([
    selectInvoices(ctx.db, { ...input, ...which }),
    countInvoices(ctx.db, which),
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

/** The PDF of one's own invoice, of any for a SuperAdmin; another person's is unknown (decisions §3, §15). */
export async function downloadInvoice(ctx: SignedInContext, { id }: { id: string }) {
  const invoice = await findInvoice(ctx.db, id);
  const mine = ctx.user.role === 'SuperAdmin' || invoice?.userId === ctx.user.id;
  if (!invoice || !mine) throw appError('INVOICE_NOT_FOUND');
  const pdf = await ctx.ports.pdf.invoice(invoice);
  return { filename: `${invoice.id}.pdf`, pdf: pdf.toString('base64') };
}

/** The invoice of an order, to go with a mail. */
export async function invoiceAttachments(deps: AppDeps, orderId: string): Promise<Mail['attachments']> {
  const invoice = await findInvoiceOfOrder(deps.db, orderId);
  if (!invoice) return [];
  return [
    {
      filename: `Invoice ${invoice.number.replaceAll('/', '-')}.pdf`,
      content: await deps.ports.pdf.invoice(invoice),
      contentType: 'application/pdf',
    },
  ];
}
