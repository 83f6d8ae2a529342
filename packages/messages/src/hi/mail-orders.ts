import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { ORDER_STATUSES } from './order-statuses';

/* Mails about orders and their refunds. */

export const withWarranty = (line: string, duration: string) => `${line}, अतिरिक्त वारंटी ${duration}`;
export const placedSubject = (number: string) => `आपका ऑर्डर ${number} हो गया है`;
export const thankYou = 'आपके ऑर्डर के लिए धन्यवाद। ऑर्डर का विवरण यह है:';
export const invoice = 'इनवॉइस';
export const billedTo = 'बिल इनके नाम';
export const to = 'डिलीवरी का पता';
export const phone = 'फ़ोन';
export const inputCredit =
  'इनवॉइस आपके बिज़नेस के नाम पर है। इसका जीएसटी "मेरे इनवॉइस" में इनपुट क्रेडिट के रूप में दिखता है।';

export const statusSubject = (number: string, status: OrderStatus) =>
  `आपका ऑर्डर ${number}: ${ORDER_STATUSES[status]}`;
export const statusTexts: Readonly<Record<OrderStatus, string>> = {
  Pending: 'आपका ऑर्डर फिर से चालू है और उसे पैक किया जाएगा।',
  Shipped: 'खुशखबरी: आपका ऑर्डर रवाना हो गया है।',
  Delivered: 'आपका ऑर्डर पहुँच गया। उम्मीद है, आपको पसंद आएगा।',
  Cancelled: 'आपका ऑर्डर रद्द हो गया है। आपने जो भुगतान किया था, हम उसे लौटा रहे हैं।',
  Returned: 'आपका ऑर्डर हमें वापस मिल गया।',
};
export const setUp = (name: string) => `${name} लगाने की गाइड`;

export const shipmentSubject = (number: string) => `आपके ऑर्डर ${number} का एक हिस्सा रवाना हो गया है`;
export const shipmentLeft = 'खुशखबरी: आपके ऑर्डर का एक हिस्सा रवाना हो गया है। बाकी बाद में पहुँचेगा।';
export const courier = 'कूरियर';
export const ownVan = 'हमारी अपनी वैन';
export const awb = 'AWB नंबर';
export const tracking = 'ट्रैकिंग';

export const trackingSubject = (number: string) => `अपना ऑर्डर ${number} ट्रैक करें`;
export const trackingAsked = 'आपके ऑर्डर को ट्रैक करने का लिंक यह है। यह बिना लॉग इन किए खुलता है।';
export const trackingNote = (days: number) =>
  `जिसके पास यह लिंक है, वह देख सकता है कि ऑर्डर कहाँ है, लेकिन आपका नाम, पता, फ़ोन नंबर या भुगतान की रकम नहीं। यह ऑर्डर के आख़िरी बदलाव के ${days} दिन बाद तक काम करता है।`;
export const trackingNotAsked = 'अगर आपने यह लिंक नहीं मँगाया, तो आपको कुछ करने की ज़रूरत नहीं है।';

export const addressSubject = (number: string) => `आपका ऑर्डर ${number}: डिलीवरी का पता ठीक किया गया`;
export const addressCorrected = 'हमने आपके ऑर्डर की डिलीवरी का पता ठीक कर दिया है।';
export const before = 'पहले';
export const now = 'अब';
export const withPhone = (address: string, number: string) => `${address}, फ़ोन ${number}`;
export const invoiceUnchanged = (number: string) =>
  `आपका इनवॉइस नहीं बदलता। अगर यह पता सही नहीं है, तो कृपया हमें फ़ोन करें: ${number}।`;

export const lateSubject = (number: string, day: string) => `आपका ऑर्डर ${number}: डिलीवरी की नई तारीख ${day}`;
export const lateSorry = 'हमें खेद है: आपका ऑर्डर बताई गई तारीख के बाद पहुँचेगा।';
export const latePromised = 'पहले बताई गई तारीख';
export const lateNow = 'अब डिलीवरी इस तारीख तक';
export const lateChoice = (phone: string) =>
  `आपको कुछ नहीं करना है। अगर नई तारीख ठीक नहीं है, तो हमें फ़ोन करें: ${phone}। जो ऑर्डर अभी रवाना नहीं हुआ है, उसे "मेरे ऑर्डर" में बिना शुल्क रद्द किया जा सकता है।`;

export const refundSubject = (amount: string) => `आपका ${amount} का रिफ़ंड`;
export const refunded = (amount: string, why: string) =>
  `हमने ${amount} उसी खाते में लौटा दिए हैं, जिससे आपने भुगतान किया था। ${why}`;
export const refundedPart = (amount: string, why: string) =>
  `हमने ${amount} उसी खाते में लौटा दिए हैं, जिससे आपने भुगतान किया था। कारण: ${why}`;
/** Reasons that the shop itself gives; others are texts of staff. */
export const refundReasons: Readonly<Record<string, string>> = {
  'The items were sold out when your payment arrived.': 'आपका भुगतान मिलने तक सामान बिक चुका था।',
  'The order was cancelled.': 'ऑर्डर रद्द हो गया था।',
  'The order was returned.': 'ऑर्डर लौटाया गया था।',
};
export const priceReduction = (product: string) => `${product} की कीमत में कमी`;
export const extendedWarranty = (product: string) => `${product} की अतिरिक्त वारंटी`;
export const shipping = 'डिलीवरी शुल्क';
