import { refundReasons } from './mail-orders';

/* Invoices and credit notes as PDF files. */

export { amountInWords } from '@aabha/contracts/money/amount-in-words';
export { invoiceRefundText } from '@aabha/contracts/invoices/invoice-refund-text';

export const taxInvoice = 'Tax Invoice';
export const creditNote = 'Credit Note';
export const commercialCreditNote = 'Commercial Credit Note';

export const invoiceNumber = 'Invoice number';
export const creditNoteNumber = 'Credit note number';
export const date = 'Date';
export const againstInvoice = 'Against invoice';
export const invoiceDate = 'Invoice date';
export const placeOfSupply = 'Place of supply';
export const ewayBill = 'E-way bill';
export const ewayBillGenerated = 'Generated';
export const ewayBillValidUntil = 'Valid until';

export const billedTo = 'Billed to';
export const creditedTo = 'Credited to';
export const deliveredTo = 'Delivered to';
export const state = (name: string) => `State: ${name}`;

export const item = 'Item';
export const quantity = 'Qty';
export const price = 'Price';
export const discount = 'Discount';
export const taxable = 'Taxable';
export const amount = 'Amount';
/** The description of a line, from that in the stored document. */
export const lineDescription = (stored: string) => stored;

export const value = 'Value';
export const taxableValue = 'Taxable value';
export const roundOff = 'Round-off';
export const total = 'Total';
export const totalInWords = 'Total in words';

/** The reason of a credit note, from the stored one. */
export const reason = (stored: string) => `Reason: ${refundReasons[stored] ?? stored}`;
export const couponOff = (code: string, rupees: string) =>
  `Coupon ${code}: ${rupees} off, spread over the items.`;
export const offerOff = (rupees: string) => `Bank or EMI offer: ${rupees} off, spread over the items.`;
/** Why the place of supply is not the State of delivery, from the stored note. */
export const placeOfSupplyNote = (stored: string) => stored;
export const pricesIncludeGst = 'Prices include GST. All amounts are in Indian rupees.';
export const noReverseCharge = 'Tax is not payable on reverse charge.';
export const tooLateForGst =
  'This credit note has no GST: it was issued after 30 November of the financial year after the sale (CGST Act, section 34(2)). The input credit of the invoice stays.';
export const inRupees = 'All amounts are in Indian rupees.';
export const invoiceNeedsNoSignature = 'This is a computer-generated invoice and needs no signature.';
export const creditNoteNeedsNoSignature = 'This is a computer-generated credit note and needs no signature.';

export const cancelled = 'CANCELLED';
export const cancelledOn = (day: string, refund: string) => `The order was cancelled on ${day}. ${refund}`;
export const nothingRefunded = 'Nothing was refunded.';

export const irn = 'IRN';
export const ackNumber = 'Acknowledgement number';
export const acknowledged = 'Acknowledged';
export const warrantyPassports = 'Warranty passport';
export const warrantyPassportsHint =
  'Scan the code to see how long the television is covered, and to claim. Keep it with the television.';
export const serialNumber = (serial: string) => `Serial number ${serial}`;
export const warrantyPassportOf = (name: string, serial: string) =>
  `QR code of the warranty passport of ${name}, serial number ${serial}`;
export const signedQrCode = 'Signed QR code of the e-invoice';
export const pageOf = (page: number, count: number) => `Page ${page} of ${count}`;
