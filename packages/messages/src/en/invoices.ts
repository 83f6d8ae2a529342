import { counted } from '@aabha/contracts/counts/counts';

/* Invoices and credit notes of a shopper, and the input credit of a business. */

export { invoiceRefundText } from '@aabha/contracts/invoices/invoice-refund-text';
export const statuses = { Paid: 'Paid', Refunded: 'Refunded', Cancelled: 'Cancelled' };
export const loadingInvoices = 'Loading your invoices';
export const noInvoices = 'No Invoices found';
export const noneOnThisPage = 'There are no invoices on this page.';
export const everyOrderHasOne = 'Every order comes with a GST invoice, which you will find here.';
export const seeYourInvoices = 'See your invoices';
export const seeTelevisions = 'See our televisions';
export const invoiceCount = (count: number) => counted(count, 'invoice');
export const pagesOfInvoices = 'Pages of invoices';
export const sortBy = 'Sort by';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';

export const cancelledOn = (day: string) => `Cancelled on ${day}`;
export const cancelledAndRefund = (day: string, refund: string) => `Cancelled on ${day}. ${refund}`;
export const quantity = (count: number) => `Quantity ${count}`;
export const quantityAndWarranty = (count: number, duration: string) =>
  `Quantity ${count} · Warranty ${duration}`;
export const gstinAndCredit = (gstin: string, credit: string) => `GSTIN ${gstin} · Input credit ${credit}`;

export const downloadPdf = 'Download PDF';
export const invoiceDownloaded = 'Invoice downloaded successfully';
export const invoiceFailed = 'Failed to download invoice';
export const invoiceFailedRetry = 'Failed to download invoice. Please try again.';
export const downloadCreditNote = (number: string) => `Download credit note ${number}`;
export const creditNoteDownloaded = 'Credit note downloaded successfully';
export const creditNoteFailed = 'Failed to download credit note';
export const creditNoteFailedRetry = 'Failed to download credit note. Please try again.';

export const inputCredit = 'Input credit';
export const inputCreditOf = (year: string) => `Input credit ${year}`;
export const loadingInputCredit = 'Loading your input credit';
export const allInvoices = 'All invoices';
export const downloadCsv = 'Download CSV';
export const aboutInputCredit =
  'The GST of the invoices that name your GSTIN, less that of their credit notes. It appears in your GSTR-2B after we file our return; your accountant decides what you can claim.';
export const noInputCredit = (year: string) => `No input credit in ${year}`;
export const addGstinAtCheckout =
  'Add your GSTIN at checkout to get a tax invoice in the name of your business.';
export const financialYear = 'Financial year';
export const taxableValue = 'Taxable value';
export const sgstOrUtgst = 'SGST or UTGST';
export const documentOf = (kind: 'Invoice' | 'Credit note', day: string, place: string) =>
  `${kind} of ${day} · ${place}`;
