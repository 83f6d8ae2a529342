import { formatCount } from '@aabha/contracts/counts/counts';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { RefundStatus } from '@aabha/contracts/refunds/refunds.values';

/* Invoices and credit notes of a shopper, and the input credit of a business. */

export function invoiceRefundText(status: RefundStatus, rupees: number): string {
  const amount = formatRupees(rupees);
  if (status === 'processed') return `${amount} लौटा दिए गए हैं।`;
  return status === 'queued' ? `${amount} लौटाए जा रहे हैं।` : `${amount} का रिफ़ंड अभी तक नहीं हो पाया है।`;
}
export const statuses = { Paid: 'भुगतान हो गया', Refunded: 'रिफ़ंड हो गया', Cancelled: 'रद्द' };
export const loadingInvoices = 'आपके इनवॉइस लोड हो रहे हैं';
export const noInvoices = 'कोई इनवॉइस नहीं मिला';
export const noneOnThisPage = 'इस पेज पर कोई इनवॉइस नहीं है।';
export const everyOrderHasOne = 'हर ऑर्डर के साथ जीएसटी इनवॉइस मिलता है, जो आपको यहाँ दिखेगा।';
export const seeYourInvoices = 'अपने इनवॉइस देखें';
export const seeTelevisions = 'हमारे टीवी देखें';
export const invoiceCount = (count: number) => `${formatCount(count)} इनवॉइस`;
export const pagesOfInvoices = 'इनवॉइस के पेज';
export const sortBy = 'क्रम';
export const newestFirst = 'नए पहले';
export const oldestFirst = 'पुराने पहले';

export const cancelledOn = (day: string) => `${day} को रद्द हुआ`;
export const cancelledAndRefund = (day: string, refund: string) => `${day} को रद्द हुआ। ${refund}`;
export const quantity = (count: number) => `संख्या ${count}`;
export const quantityAndWarranty = (count: number, duration: string) => `संख्या ${count} · वारंटी ${duration}`;
export const gstinAndCredit = (gstin: string, credit: string) => `GSTIN ${gstin} · इनपुट क्रेडिट ${credit}`;

export const downloadPdf = 'PDF डाउनलोड करें';
export const invoiceDownloaded = 'इनवॉइस डाउनलोड हो गया';
export const invoiceFailed = 'इनवॉइस डाउनलोड नहीं हो पाया';
export const invoiceFailedRetry = 'इनवॉइस डाउनलोड नहीं हो पाया। कृपया फिर कोशिश करें।';
export const downloadCreditNote = (number: string) => `क्रेडिट नोट ${number} डाउनलोड करें`;
export const creditNoteDownloaded = 'क्रेडिट नोट डाउनलोड हो गया';
export const creditNoteFailed = 'क्रेडिट नोट डाउनलोड नहीं हो पाया';
export const creditNoteFailedRetry = 'क्रेडिट नोट डाउनलोड नहीं हो पाया। कृपया फिर कोशिश करें।';

export const inputCredit = 'इनपुट क्रेडिट';
export const inputCreditOf = (year: string) => `इनपुट क्रेडिट ${year}`;
export const loadingInputCredit = 'आपका इनपुट क्रेडिट लोड हो रहा है';
export const allInvoices = 'सभी इनवॉइस';
export const downloadCsv = 'CSV डाउनलोड करें';
export const aboutInputCredit =
  'जिन इनवॉइस पर आपका GSTIN है, उनका जीएसटी, उनके क्रेडिट नोट का जीएसटी घटाकर। हमारे रिटर्न भरने के बाद यह आपके GSTR-2B में दिखता है; आप कितना क्लेम कर सकते हैं, यह आपके अकाउंटेंट तय करते हैं।';
export const noInputCredit = (year: string) => `${year} में कोई इनपुट क्रेडिट नहीं`;
export const addGstinAtCheckout = 'बिज़नेस के नाम पर टैक्स इनवॉइस पाने के लिए भुगतान करते समय अपना GSTIN जोड़ें।';
export const financialYear = 'वित्त वर्ष';
export const taxableValue = 'कर योग्य मूल्य';
export const sgstOrUtgst = 'SGST या UTGST';
const kinds = { Invoice: 'इनवॉइस', 'Credit note': 'क्रेडिट नोट' };
export const documentOf = (kind: 'Invoice' | 'Credit note', day: string, place: string) =>
  `${kinds[kind]}, ${day} · ${place}`;
