import { contentProblems } from '@aabha/contracts/books/document-problems';
import { documentFiltersOf, wholeDays } from '@aabha/contracts/invoices/document-filters.rules';
import { appError } from '@aabha/contracts/errors/errors';
import { invoicePrefix } from '@aabha/contracts/gst/gst';
import type { RateOf } from '@aabha/contracts/tax-rates/tax-rates.rules';
import { invoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import type { DownloadInvoiceInput, ListInvoicesInput } from '@aabha/contracts/invoices/invoices.schema';
import { inputCreditOf } from '@aabha/contracts/invoices/invoices.rules';
import type { Language } from '@aabha/contracts/language/language';
import { paise, ZERO } from '@aabha/contracts/money/money';
import type { ShopSettings } from '@aabha/contracts/shop-settings/settings';
import { financialYear } from '@aabha/contracts/time/india-time';
import { hasPermission } from '@aabha/contracts/staff-roles/staff-roles.rules';
import type { DbOrTx, Tx } from '@aabha/db/client';
import type { paymentLines, payments } from '@aabha/db/schema/payments';
import type { AppDeps } from '../../context/deps';
import { documentLanguage } from '../../mails/document-language';
import { registrationOf } from '../e-invoices/e-invoices.service';
import { ewayBillOfInvoice } from '../eway-bills/eway-bills.service';
import { passportsOfInvoice } from '../passports/passports.service';
import { raiseDiscrepancies } from '../discrepancies/raise-discrepancies.service';
import { countIssued } from '../reports/count-issued.service';
import type { Mail } from '../../ports/mail/mail';
import type { SignedInContext } from '../../context/context';
import {
  countInvoices,
  findInvoice,
  findInvoiceOfOrder,
  findInvoiceOfWholesale,
  hasInvoicedHsn,
  itemsOf,
  itemsOfWholesale,
  selectInvoices,
  selectListedInvoices,
} from './invoices.queries';
import type { WantedInvoices } from './found-invoices.queries';
import { assertNumberFormat } from './invoice-numbers';
import { insertInvoiceWithNumber, insertInvoiceWithoutNumber } from './invoice-numbers.queries';
import { searchInvoices } from './search-invoices.queries';

type Payment = typeof payments.$inferSelect;
type PaymentLine = typeof paymentLines.$inferSelect;

interface InvoiceToIssue {
  settings: ShopSettings;
  order: { id: string };
  payment: Payment;
  lines: readonly PaymentLine[];
  /** The tax rates of the day of the sale. */
  rateOf: RateOf;
  now: Date;
}

type WholesaleInvoice = Omit<Parameters<typeof insertInvoiceWithNumber>[1], 'orderId' | 'financialYear'> & {
  now: Date;
};

/**
 * Adds the invoice of a shopper's order to its transaction. It gets its number when the order is committed, so
 * that no sale waits for another (docs/spec/invoices-and-tax.md#numbers). The money was taken: an invoice that breaks
 * rule 46 is issued all the same, and staff are told in the same transaction.
 */
export async function addInvoice(tx: Tx, issue: InvoiceToIssue): Promise<void> {
  const { order, payment, now } = issue;
  const snapshot = invoiceSnapshot(issue.settings, payment, issue.lines, issue.rateOf);
  const { amountPaise } = payment;
  const detail = contentProblems({ amountPaise, snapshot }).join(' ');
  await Promise.all([
    insertInvoiceWithoutNumber(tx, {
      ...{ orderId: order.id, wholesaleOrderId: null, userId: payment.userId },
      ...{ financialYear: financialYear(now), amountPaise, snapshot },
    }),
    detail !== '' &&
      raiseDiscrepancies(
        tx,
        [{ kind: 'document-flawed', subject: order.id, orderId: order.id, detail }],
        now.toISOString(),
      ),
  ]);
}

/**
 * Issues the invoice of a wholesale order, in the same series, with its number. Call it last in the
 * transaction: the series stays locked until the commit, which prevents gaps and duplicates. 409 for one that breaks
 * rule 46.
 */
export async function issueWholesaleInvoice(
  tx: Tx,
  { now, ...invoice }: WholesaleInvoice,
): Promise<{ number: string }> {
  const problems = contentProblems(invoice).join(' ');
  if (problems !== '') throw appError('INVOICE_UNLAWFUL', { problems });
  const year = financialYear(now);
  const { serial, number } = await insertInvoiceWithNumber(
    tx,
    { ...invoice, orderId: null, financialYear: year },
    invoicePrefix(year),
  );
  assertNumberFormat({ year, serial, number });
  return { number };
}

/** Returns the number of a wholesale order's invoice; undefined while it has none. */
export async function invoiceNumberOfWholesale(tx: Tx, id: string): Promise<string | undefined> {
  return (await findInvoiceOfWholesale(tx, id))?.number ?? undefined;
}

/** Returns whether goods whose HSN codes begin with `hsn` were invoiced since an instant. */
export const hasInvoicedGoods = (tx: Tx, hsn: string, since: Date): Promise<boolean> =>
  hasInvoicedHsn(tx, hsn, since);

/** Returns the status of an invoice: Cancelled as soon as its order is, even before the refund is done. */
export function statusOf(
  cancelledAt: string | null,
  refundStatus: string | null,
): 'Paid' | 'Refunded' | 'Cancelled' {
  if (cancelledAt !== null) return 'Cancelled';
  return refundStatus === 'processed' ? 'Refunded' : 'Paid';
}

type FoundInvoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;
type IssuedInvoice = FoundInvoice & { number: string };

const isIssued = (invoice: FoundInvoice): invoice is IssuedInvoice => invoice.number !== null;

/**
 * Returns an invoice as it is drawn, with its IRN, its e-way bill, the cancellation and refund of its order, and the warranty
 * passports of what was packed. Content and number are those that were issued.
 */
export async function drawnInvoice(deps: Pick<AppDeps, 'config' | 'db'>, invoice: IssuedInvoice) {
  const { db } = deps;
  const { orderId, cancelledAt: at, refundPaise, refundStatus, refundedAt } = invoice;
  const isRefunded = refundPaise !== null && refundStatus !== null && refundedAt !== null;
  const refund = isRefunded ? { amountPaise: refundPaise, status: refundStatus, at: refundedAt } : null;
  const [registration, ewayBill, passports] = await Promise.all([
    registrationOf(db, invoice.id),
    ewayBillOfInvoice(db, invoice.id),
    orderId === null || at !== null ? [] : passportsOfInvoice(deps, orderId),
  ]);
  const cancellation = at === null ? undefined : { at, refund };
  return { ...invoice, registration, ewayBill, cancellation, passports };
}

async function pdfOf(
  deps: Pick<AppDeps, 'config' | 'ports' | 'db'>,
  invoice: IssuedInvoice,
  language: Language,
): Promise<Buffer> {
  return deps.ports.pdf.invoice(await drawnInvoice(deps, invoice), language);
}

/** Counts the invoices of a list: those of whole days, of one State or all, by the sums of reports. */
function countListed(db: DbOrTx, which: Parameters<typeof countInvoices>[1]): Promise<number> {
  const { userId, search, buyerType, document = {} } = which;
  const isPlain = userId === undefined && !search && buyerType === undefined;
  const days = isPlain ? wholeDays(document) : undefined;
  return days ? countIssued(db, { ...days, place: document.place }) : countInvoices(db, which);
}

/** Reads a page with its total; that of a text is counted up to a limit. */
async function readPage(db: DbOrTx, input: ListInvoicesInput, which: WantedInvoices) {
  if (which.userId !== undefined || !which.search?.trim()) {
    const [rows, total] = await Promise.all([
      selectInvoices(db, { ...input, ...which }),
      countListed(db, which),
    ]);
    return { rows, total, isMore: false };
  }
  const order = input.sort?.order ?? 'desc';
  const part = { order, limit: input.pageSize, offset: (input.pageNum - 1) * input.pageSize };
  const { ids, ...counted } = await searchInvoices(db, which, part);
  return { rows: await selectListedInvoices(db, ids, order), ...counted };
}

/** Returns a page of the caller's invoices, all for staff who may see invoices (docs/spec/invoices-and-tax.md#lists). */
export async function listInvoices(ctx: SignedInContext, input: ListInvoicesInput) {
  const all = hasPermission(ctx.user, 'invoices');
  if (!all && input.filters.user_Id !== undefined && input.filters.user_Id !== ctx.user.id)
    throw appError('NOT_YOURS');
  const { user_Id, search, buyerType } = input.filters;
  const document = documentFiltersOf(input.filters);
  const which = { userId: all ? user_Id : ctx.user.id, search, buyerType, document };
  const { rows, total, isMore } = await readPage(ctx.db, input, which);
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
    ({ orderId, wholesaleOrderId, cancelledAt, refundPaise, refundStatus, business, ...row }) => ({
      ...row,
      amount: paise(row.amount),
      gstin: business?.buyer.gstin ?? '',
      input_credit: business ? inputCreditOf(business) : ZERO,
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
  return { invoiceList, invoiceCount: total, ...(isMore && { hasMoreThanCounted: true as const }) };
}

/**
 * Returns the PDF of the caller's invoice in their language or the chosen one, of any for staff who may see invoices; another person's is 404
 * (docs/spec/invoices-and-tax.md#download).
 */
export async function downloadInvoice(ctx: SignedInContext, { id, language }: DownloadInvoiceInput) {
  const invoice = await findInvoice(ctx.db, id);
  const mine = hasPermission(ctx.user, 'invoices') || invoice?.userId === ctx.user.id;
  if (!invoice || !mine) throw appError('INVOICE_NOT_FOUND');
  if (!isIssued(invoice)) throw appError('INVOICE_NOT_NUMBERED');
  const pdf = await pdfOf(ctx, invoice, await documentLanguage(ctx, language));
  return { filename: `${invoice.id}.pdf`, pdf: pdf.toString('base64') };
}

/** Returns the PDF of an invoice; undefined for one without a number. The caller checks whose it is. */
export async function issuedInvoicePdf(
  deps: Pick<AppDeps, 'config' | 'db' | 'ports'>,
  id: string,
  language: Language,
) {
  const invoice = await findInvoice(deps.db, id);
  return invoice && isIssued(invoice) ? pdfOf(deps, invoice, language) : undefined;
}

async function attached(
  deps: AppDeps,
  invoice: Awaited<ReturnType<typeof findInvoiceOfOrder>>,
  language: Language,
): Promise<NonNullable<Mail['attachments']>> {
  if (!invoice) return [];
  /* The mail is sent again later, with its invoice. */
  if (!isIssued(invoice)) throw appError('INVOICE_NOT_NUMBERED');
  return [
    {
      filename: `Invoice ${invoice.number.replaceAll('/', '-')}.pdf`,
      content: await pdfOf(deps, invoice, language),
      contentType: 'application/pdf',
    },
  ];
}

/** Returns the invoice of an order as mail attachments. */
export async function invoiceAttachments(
  deps: AppDeps,
  orderId: string,
  language: Language,
): Promise<Mail['attachments']> {
  return attached(deps, await findInvoiceOfOrder(deps.db, orderId), language);
}

/** Returns the invoice of a wholesale order as mail attachments. */
export async function wholesaleInvoiceAttachments(
  deps: AppDeps,
  id: string,
  language: Language,
): Promise<Mail['attachments']> {
  return attached(deps, await findInvoiceOfWholesale(deps.db, id), language);
}
