import { BILL_TO_NOTE } from '@aabha/contracts/gst/place-of-supply';
import { readLineDescription } from '@aabha/contracts/invoices/line-description';
import { refundReasons } from './mail-orders';
import { warrantyDuration } from './quantities';

/* Invoices and credit notes as PDF files. */

export { amountInWordsInHindi as amountInWords } from '@aabha/contracts/money/amount-in-words-in-hindi';
export { invoiceRefundText } from './invoices';

export const taxInvoice = 'टैक्स इनवॉइस';
export const creditNote = 'क्रेडिट नोट';
export const commercialCreditNote = 'कमर्शियल क्रेडिट नोट';

export const invoiceNumber = 'इनवॉइस नंबर';
export const creditNoteNumber = 'क्रेडिट नोट नंबर';
export const date = 'तारीख';
export const againstInvoice = 'मूल इनवॉइस';
export const invoiceDate = 'इनवॉइस की तारीख';
export const placeOfSupply = 'आपूर्ति का स्थान';
export const ewayBill = 'ई-वे बिल';
export const ewayBillGenerated = 'बनने का समय';
export const ewayBillValidUntil = 'वैधता की समाप्ति';

export const billedTo = 'बिल इनके नाम';
export const creditedTo = 'क्रेडिट इनके नाम';
export const deliveredTo = 'डिलीवरी का पता';
export const state = (name: string) => `राज्य: ${name}`;

export const item = 'सामान';
export const quantity = 'संख्या';
export const price = 'कीमत';
export const discount = 'छूट';
export const taxable = 'कर योग्य';
export const amount = 'राशि';
/** The description of a line, from that in the stored document. */
export function lineDescription(stored: string): string {
  const { kind, productName, warrantyMonths } = readLineDescription(stored);
  if (kind === 'delivery') return 'डिलीवरी';
  const duration = warrantyMonths > 0 ? warrantyDuration(warrantyMonths) : '';
  const goods = duration ? `${productName}, ${duration} की अतिरिक्त वारंटी के साथ` : productName;
  if (kind === 'price-reduction') return `कीमत में कमी: ${goods}`;
  return kind === 'warranty-only' ? `केवल अतिरिक्त वारंटी: ${goods}` : goods;
}

export const value = 'मूल्य';
export const taxableValue = 'कर योग्य मूल्य';
export const roundOff = 'राउंड-ऑफ़';
export const total = 'कुल राशि';
export const totalInWords = 'कुल राशि शब्दों में';

/** The reason of a credit note, from the stored one. */
export const reason = (stored: string) => `कारण: ${refundReasons[stored] ?? stored}`;
export const couponOff = (code: string, rupees: string) =>
  `कूपन ${code}: ${rupees} की छूट, सभी सामान पर बाँटी गई।`;
export const offerOff = (rupees: string) => `बैंक या EMI ऑफ़र: ${rupees} की छूट, सभी सामान पर बाँटी गई।`;
/** Why the place of supply is not the State of delivery, from the stored note. */
export const placeOfSupplyNote = (stored: string) =>
  stored === BILL_TO_NOTE ? 'आपूर्ति का स्थान ख़रीदार के GSTIN का राज्य है (IGST अधिनियम, धारा 10(1)(b))।' : stored;
export const pricesIncludeGst = 'कीमतों में जीएसटी शामिल है। सभी राशियाँ भारतीय रुपये में हैं।';
export const noReverseCharge = 'रिवर्स चार्ज के तहत कोई टैक्स देय नहीं है।';
export const tooLateForGst =
  'इस क्रेडिट नोट में जीएसटी नहीं है: यह बिक्री के अगले वित्त वर्ष के 30 नवंबर के बाद जारी हुआ (CGST अधिनियम, धारा 34(2))। इनवॉइस का इनपुट क्रेडिट बना रहता है।';
export const inRupees = 'सभी राशियाँ भारतीय रुपये में हैं।';
export const invoiceNeedsNoSignature = 'यह इनवॉइस कंप्यूटर से बना है, इस पर हस्ताक्षर की ज़रूरत नहीं है।';
export const creditNoteNeedsNoSignature = 'यह क्रेडिट नोट कंप्यूटर से बना है, इस पर हस्ताक्षर की ज़रूरत नहीं है।';

export const cancelled = 'रद्द';
export const cancelledOn = (day: string, refund: string) => `ऑर्डर ${day} को रद्द हुआ। ${refund}`;
export const nothingRefunded = 'कोई रिफ़ंड नहीं किया गया।';

export const irn = 'IRN';
export const ackNumber = 'पावती नंबर';
export const acknowledged = 'पावती का समय';
export const warrantyPassports = 'वारंटी पासपोर्ट';
export const warrantyPassportsHint = 'कोड स्कैन करके देखें कि टीवी की वारंटी कब तक है, और दावा करें। इसे टीवी के साथ रखें।';
export const serialNumber = (serial: string) => `सीरियल नंबर ${serial}`;
export const warrantyPassportOf = (name: string, serial: string) =>
  `${name}, सीरियल नंबर ${serial} के वारंटी पासपोर्ट का QR कोड`;
export const signedQrCode = 'ई-इनवॉइस का हस्ताक्षरित QR कोड';
export const pageOf = (page: number, count: number) => `पेज ${page} / ${count}`;
