import { formatCount } from '@aabha/contracts/counts/counts';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { ORDER_STATUSES } from './order-statuses';

/* Orders of a shopper: list, progress, contents, payment and cancelling. */

export const statuses = ORDER_STATUSES;
export const orders = 'ऑर्डर';
export const wholesaleOrders = 'थोक ऑर्डर';
export const orderType = 'ऑर्डर का प्रकार';
export const loadingOrders = 'आपके ऑर्डर लोड हो रहे हैं';
export const noOrdersYet = 'अभी कोई ऑर्डर नहीं';
export const ordersAppearHere = 'आपके ऑर्डर और उनकी डिलीवरी की स्थिति यहाँ दिखेगी।';
export const seeTelevisions = 'हमारे टीवी देखें';
export const noOrdersOnPage = 'इस पेज पर कोई ऑर्डर नहीं है';
export const latestOnFirstPage = 'आपके नए ऑर्डर पहले पेज पर हैं।';
export const seeLatestOrders = 'नए ऑर्डर देखें';
export const orderCount = (count: number) => `${formatCount(count)} ऑर्डर`;
export const pagesOfOrders = 'ऑर्डर के पेज';
export const yourOrders = 'आपके ऑर्डर';

export const order = 'ऑर्डर';
export const details = 'विवरण';
export const placedOn = 'ऑर्डर की तारीख';
export const televisions = 'टीवी';
export const andOthers = (product: string, others: number) => `${product} और ${formatCount(others)} अन्य`;
export const status = 'स्थिति';
export const total = 'कुल';
export const newestFirst = 'नए पहले';
export const oldestFirst = 'पुराने पहले';
export const totalHighToLow = 'रकम: ज़्यादा से कम';
export const totalLowToHigh = 'रकम: कम से ज़्यादा';
export const pendingFirst = 'स्थिति: तैयारी वाले पहले';
export const pendingLast = 'स्थिति: तैयारी वाले आख़िर में';
export const numberAscending = 'नंबर: बढ़ते क्रम में';
export const numberDescending = 'नंबर: घटते क्रम में';

export const orderStatus = 'ऑर्डर की स्थिति';
/* As nouns, since steps to come have them too. */
export const steps: Readonly<Record<OrderStatus, string>> = {
  ...statuses,
  Pending: 'ऑर्डर मिला',
  Shipped: 'रवानगी',
  Delivered: 'डिलीवरी',
};
export const stillToCome = ', अभी बाकी है';
export const gettingReady = 'हमें आपका ऑर्डर मिल गया है और हम उसे तैयार कर रहे हैं।';
export const onItsWayTo = (city: string) => `${city} के रास्ते में है।`;
export const hasArrived = 'आपका ऑर्डर पहुँच गया। उम्मीद है, आपको पसंद आएगा।';
export const youCancelled = 'आपने यह ऑर्डर रद्द किया।';
export const weCancelled = 'हमने यह ऑर्डर रद्द किया।';
export const wasReturned = 'आपका ऑर्डर हमें वापस मिल गया।';
export const next = 'आगे';
export const expectedBy = (day: string) => `${day} तक पहुँचने की उम्मीद है`;
export const toBeConfirmed = 'तारीख बाद में बताई जाएगी';
export const addressCorrected = (day: string) => `हमने ${day} को डिलीवरी का पता ठीक किया।`;
export const reason = (text: string) => `कारण: ${text}`;

export const extendedWarranty = (duration: string, price: string, total: string) =>
  `अतिरिक्त वारंटी ${duration} (${price}), कुल ${total}`;
export const warranty = (duration: string) => `वारंटी ${duration}`;

export const paymentAndDelivery = 'भुगतान और डिलीवरी';
export const payment = 'भुगतान';
export const paymentId = 'भुगतान आईडी';
export const invoice = 'इनवॉइस';
export const delivery = 'डिलीवरी';
export const firstPromised = 'पहले बताई गई तारीख';
export const expectedDelivery = 'अनुमानित डिलीवरी';
export const boughtFor = 'इस बिज़नेस के लिए';
export const updatesGoTo = 'जानकारी इस ईमेल पर';

export const shipments = 'शिपमेंट';
export const shipment = 'शिपमेंट';
export const courier = 'कूरियर';
export const ownVan = 'हमारी अपनी वैन';
export const shipmentOf = (index: number, count: number) => `शिपमेंट ${index} / ${count}`;
export const shipped = (day: string) => `${day} को रवाना हुआ`;
export const shipmentDelivered = (day: string) => `${day} को डिलीवर हुआ`;
export const awbNumber = 'AWB नंबर';
export const trackShipment = 'शिपमेंट ट्रैक करें';
export const trackShipmentOf = (courier: string, awb: string) => `${courier} पर शिपमेंट ${awb} ट्रैक करें`;
export const restFollows = 'आपके ऑर्डर का बाकी हिस्सा बाद में आएगा।';

export const cancelOrder = 'ऑर्डर रद्द करें';
export const cancelThisOrder = 'यह ऑर्डर रद्द करें?';
export const cannotBeUndone = 'रद्द करने के बाद इसे वापस नहीं लाया जा सकता।';
export const cannotBeUndoneRefund = (amount: string, promise: string) =>
  `रद्द करने के बाद इसे वापस नहीं लाया जा सकता। जिस खाते से आपने भुगतान किया था, उसी में हम ${amount} लौटा देंगे। ${promise}`;
export const keepOrder = 'ऑर्डर रहने दें';
export const orderCancelled = 'ऑर्डर रद्द हो गया';
export const notCancelled = 'ऑर्डर रद्द नहीं हो पाया';

export const thankYou = 'धन्यवाद, आपका ऑर्डर हो गया';
export const thisWasCancelled = 'यह ऑर्डर रद्द हो चुका है';
export const orderOf = (number: string, day: string) => `ऑर्डर ${number} · ${day}`;
export const expectedDeliveryBy = (day: string) => `अनुमानित डिलीवरी: ${day} तक`;
export const expectedDeliveryOpen = 'अनुमानित डिलीवरी: तारीख बाद में बताई जाएगी';
export const deliveredTo = (name: string, address: string, city: string, zip: string) =>
  `पता: ${name}, ${address}, ${city} ${zip}`;
export const followOrder = 'अपने ऑर्डर पर नज़र रखें';
export const followOrderText =
  'यह लिंक बिना लॉग इन किए दिखाता है कि आपका ऑर्डर कहाँ है। इसमें नाम, पता, फ़ोन नंबर या रकम नहीं है, इसलिए आप इसे परिवार को भेज सकते हैं।';
export const openTracking = 'ट्रैकिंग पेज खोलें';
export const copyLink = 'लिंक कॉपी करें';
export const linkCopied = 'लिंक कॉपी हो गया';
export const copyingNotAllowed = 'आपके ब्राउज़र ने कॉपी नहीं करने दिया। कृपया ट्रैकिंग पेज खोलकर उसका पता कॉपी करें।';
export const seeMyOrders = 'मेरे ऑर्डर देखें';
export const continueShopping = 'ख़रीदारी जारी रखें';

export const lowerPriceOf = (product: string) => `${product} की कीमत में कमी`;
export const warrantyOf = (product: string) => `${product} की अतिरिक्त वारंटी`;
export const shipping = 'डिलीवरी शुल्क';
export const refundIsFor = (parts: string, why: string) => `यह रिफ़ंड इसके लिए है: ${parts}। कारण: ${why}`;
export const acceptedTexts = 'इस ऑर्डर की शर्तें';
export const acceptedTextNames = {
  terms: 'नियम और शर्तें',
  shipping: 'शिपिंग नीति',
  unboxing: 'अनबॉक्सिंग नीति',
  privacy: 'गोपनीयता और वारंटी नीति',
  disclaimer: 'अस्वीकरण',
};
export const acceptedVersion = (name: string, version: number) => `${name} (संस्करण ${version})`;
export const giftNote = 'तोहफ़े का संदेश';

export const setUpGuide = 'टीवी लगाने की गाइड';
export const setUpGuideOf = (name: string) => `${name} लगाने की गाइड`;
