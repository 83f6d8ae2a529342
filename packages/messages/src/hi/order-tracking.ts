import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';

/* The tracking page of an order, which opens without signing in, and the form that asks for its link. */

export const trackAnOrder = 'एक ऑर्डर ट्रैक करें';
export const description =
  'देखें कि आपका टीवी कहाँ है। ऑर्डर नंबर और ईमेल लिखें; हम आपको एक लिंक भेजेंगे, जो बिना लॉग इन किए खुलता है।';
export const lead =
  'अपना ऑर्डर नंबर और ईमेल लिखें। हम आपको एक लिंक भेजेंगे, जिससे बिना लॉग इन किए दिखता है कि आपका ऑर्डर कहाँ है।';
export const ways = {
  mail: ['हमारा ईमेल आपके पास है?', 'ऑर्डर के हर ईमेल में “अपना ऑर्डर देखें” बटन है।'],
  share: ['परिवार को भेजें', 'लिंक में नाम, पता, फ़ोन नंबर या रकम नहीं दिखती।'],
  account: ['आपका अकाउंट है?', '“मेरे ऑर्डर” में सब कुछ है: इनवॉइस, ऑर्डर रद्द करना और लौटाना।'],
} as const;
export const myOrders = 'मेरे ऑर्डर देखें';
export const orderNumber = 'ऑर्डर नंबर';
export const orderNumberHint = 'ऑर्डर के ईमेल में लिखे 8 अक्षर।';
export const emailHint = 'ऑर्डर में दिया हुआ या आपके अकाउंट का ईमेल।';
export const sendLink = 'मुझे लिंक ईमेल करें';
export const failed = 'लिंक नहीं भेजा जा सका। कृपया फिर कोशिश करें।';
export const checkYourInbox = 'अपना इनबॉक्स देखें';
export const linkSent = (email: string) =>
  `अगर यह ऑर्डर नंबर और ईमेल एक ही ऑर्डर के हैं, तो हमने ${email} पर एक लिंक भेजा है। इसमें एक मिनट लग सकता है।`;
export const linkDays = (days: number) => `लिंक ऑर्डर के आख़िरी बदलाव के ${days} दिन बाद तक काम करते हैं।`;
export const askAgain = 'दूसरा ऑर्डर लिखें';

export const loading = 'आपका ऑर्डर लोड हो रहा है';
export const order = (number: string) => `ऑर्डर ${number}`;
export const headlines: Readonly<Record<OrderStatus, string>> = {
  Pending: 'हम आपका ऑर्डर तैयार कर रहे हैं',
  Shipped: 'आपका ऑर्डर रास्ते में है',
  Delivered: 'आपका ऑर्डर पहुँच गया',
  Cancelled: 'यह ऑर्डर रद्द हो चुका है',
  Returned: 'यह ऑर्डर लौटाया गया',
};
export const partOnItsWay = 'आपके ऑर्डर का एक हिस्सा रास्ते में है';
export const expectedIn = (city: string, day: string) => `${day} तक ${city} पहुँचने की उम्मीद है।`;
export const expectedOpen = (city: string) => `यह ${city} जा रहा है। तारीख हम ईमेल से बताएँगे।`;
export const late = (city: string, day: string) =>
  `इसके ${day} तक ${city} पहुँचने की उम्मीद थी। देरी के लिए माफ़ करें। आपको कुछ करने की ज़रूरत नहीं है।`;
export const arrived = (city: string, day: string) =>
  `${day} को ${city} में डिलीवर हुआ। उम्मीद है, आपको पसंद आएगा।`;
export const cancelled = 'जो भुगतान हुआ था, वह उसी खाते में लौटाया जाता है।';
export const returned = 'यह हमें वापस मिल गया। जो बनता है, वह उसी खाते में लौटाया जाता है।';

export const parcels = 'पार्सल';
export const parcel = 'पार्सल';
export const parcelOf = (index: number, count: number) => `पार्सल ${index} / ${count}`;
export const onItsWay = 'रास्ते में';
export const delivered = 'डिलीवर हुआ';
export const stations = (parcel: string) => `${parcel} के पड़ाव`;
export const packed = 'पैक हुआ';
export const handedOver = 'रवाना हुआ';
export const arrival = 'डिलीवरी';
export const reached = (station: string) => `${station}, हो गया`;
export const toCome = (station: string) => `${station}, अभी बाकी है`;
export const trackAt = (courier: string) => `${courier} पर ट्रैक करें`;
export const trackAtNew = (courier: string, awb: string) => `${courier} पर ${awb} ट्रैक करें, नया पेज खुलेगा`;

export const stillToCome = 'अभी हमारे पास';
export const packingNow = 'हम इन्हें पैक कर रहे हैं। ये दूसरे पार्सल में आएँगे।';
export const inThisOrder = 'इस ऑर्डर में';

export const whoSees = (day: string) =>
  `जिसके पास यह लिंक है, वह ${day} तक यह पेज खोल सकता है। इसमें नाम, पता, फ़ोन नंबर या रकम नहीं है।`;
export const openOrder = 'ऑर्डर खोलें';
export const ownOrder = 'यह आपका ऑर्डर है। इनवॉइस और बाकी सब देखने के लिए इसे खोलें।';
export const logInForMore = 'क्या यह आपका ऑर्डर है? इनवॉइस और बाकी सब देखने के लिए लॉग इन करें।';
export const needHelp = 'हमसे संपर्क करें';
export const linkUnknown = 'यह लिंक काम नहीं करता';
export const linkOver = 'इस लिंक का समय ख़त्म हो गया है';
export const notLoaded = 'आपका ऑर्डर लोड नहीं हो पाया';
export const askForLink = 'नया लिंक मँगाएँ';
