/* Checkout: address, payment method, and what became of a payment. */

import { BANKS_REVERSE_WITHIN_DAYS } from '@aabha/contracts/settings/promises';

export const stateUnknown =
  'हम इस पिन कोड पर डिलीवरी करते हैं, लेकिन यहाँ के लिए अभी ऑनलाइन ऑर्डर नहीं ले सकते। ऑर्डर करने के लिए हमसे संपर्क करें।';
export const checkout = 'पता और भुगतान';
export const orderSummary = 'ऑर्डर का सारांश';
export const placeOrderAndPay = (amount: string) => `ऑर्डर करें · ${amount} का भुगतान`;
export const orderPlaced = 'आपका ऑर्डर हो गया';

export const shippingAddress = 'डिलीवरी का पता';
export const phoneHint = '10 अंक, +91 के साथ या उसके बिना';
export const address = 'पता';
export const city = 'शहर';
export const zipCode = 'पिन कोड';
export const zipHint = 'आपका 6 अंकों का पिन कोड';
export const country = 'देश';
export const india = 'भारत';
export const deliverTo = (place: string) => `हम ${place} में डिलीवरी करते हैं।`;
export const expectedDelivery = 'अनुमानित डिलीवरी:';
export const fromTo = (earliest: string, latest: string) => `${earliest} से ${latest} तक`;
export const toBeConfirmed = 'तारीख बाद में बताई जाएगी';
export const enterPinForDates = 'तारीख देखने के लिए अपना पिन कोड लिखें।';
export const serviceNotAvailable = 'यहाँ डिलीवरी उपलब्ध नहीं';
export const notDeliveredTo = (zip: string) => `${zip} पर हम अभी डिलीवरी नहीं करते।`;
export const nearestPins = 'आसपास के पिन कोड, जहाँ हम डिलीवरी करते हैं:';
export const enterAnotherPin = 'दूसरा पिन कोड लिखें';

export const buyingForBusiness = 'बिज़नेस के लिए ख़रीद रहे हैं?';
export const addGstin = 'GSTIN जोड़ें';
export const addGstinHint = 'इनपुट क्रेडिट के साथ, बिज़नेस के नाम पर टैक्स इनवॉइस के लिए';
export const loadingBusinessFields = 'बिज़नेस की जानकारी का फ़ॉर्म लोड हो रहा है';

export const paymentMethod = 'भुगतान का तरीका';
export const payOnline = 'ऑनलाइन भुगतान';
const PARTNER = 'हमारे पेमेंट पार्टनर के सुरक्षित पेज पर';
export const upiOffered = `UPI, कार्ड, नेटबैंकिंग और EMI, ${PARTNER}`;
export const upiMayBeRefused = (ceiling: string) =>
  `कार्ड, नेटबैंकिंग और EMI, ${PARTNER}। UPI भी, लेकिन ${ceiling} से ऊपर आपका बैंक UPI अस्वीकार कर सकता है।`;
export const upiUpTo = (ceiling: string) => `कार्ड, नेटबैंकिंग और EMI, ${PARTNER}। UPI ${ceiling} तक संभव है।`;
export const cashOnDelivery = 'कैश ऑन डिलीवरी';
export const codUnavailable = 'कैश ऑन डिलीवरी अभी उपलब्ध नहीं है।';

const deductedPayment = `अगर पैसे कटकर हम तक पहुँचे, तो आपको यह ऑर्डर या पूरा रिफ़ंड मिलेगा, और एक ईमेल। अगर पैसे हम तक नहीं पहुँचे, तो आपके बैंक को उन्हें ${BANKS_REVERSE_WITHIN_DAYS} दिन में लौटाना होगा।`;
export const paymentFailed = 'भुगतान नहीं हो पाया';
export const bankDeclined = 'आपके बैंक ने भुगतान अस्वीकार कर दिया';
export const notCompleted = 'भुगतान पूरा नहीं हुआ';
export const paymentNotReceived = `हमें आपका भुगतान नहीं मिला है। ${deductedPayment}`;
export const windowDidNotOpen = 'भुगतान की विंडो नहीं खुली';
export const notCharged = 'आपके पैसे नहीं कटे हैं। अपना इंटरनेट कनेक्शन जाँचें, ऐड ब्लॉकर हो तो उसे बंद करें और फिर कोशिश करें।';
export const reservedUntil = (time: string) => `आपकी चीज़ें ${time} तक आपके लिए रिज़र्व हैं।`;
export const noLongerReserved = 'आपकी चीज़ें अब रिज़र्व नहीं हैं। जो अब भी स्टॉक में है, उसे लेने के लिए फिर कोशिश करें।';

export const finishingOrder = 'आपका ऑर्डर पूरा किया जा रहा है';
export const paidNotConfirmed =
  'आपका भुगतान हो गया, लेकिन हम अभी आपके ऑर्डर की पुष्टि नहीं कर पाए। आपके पैसे सुरक्षित हैं: हम आपको ईमेल भेजेंगे, या आप अभी फिर से जाँच सकते हैं।';
export const doNotPayAgain = 'आप यह पेज बंद कर सकते हैं। कृपया दोबारा भुगतान न करें।';
export const checkAgain = 'फिर से जाँचें';
export const checkingPayment = 'हमें इस भुगतान की जाँच करनी होगी';
export const seeMyOrders = 'मेरे ऑर्डर देखें';

export const waitingForBank = 'आपके बैंक के जवाब का इंतज़ार है';
export const beingConfirmed = 'आपके भुगतान की पुष्टि हो रही है। पूरी होने पर हम आपको ईमेल भेजेंगे।';
export const refundOnItsWay = 'आपका रिफ़ंड भेजा जा रहा है';
export const soldOutRefunding =
  'आपका भुगतान हम तक पहुँचने से पहले ही आपकी चीज़ें बिक गईं। जिस खाते से आपने भुगतान किया था, उसी में हम पूरी रकम लौटा रहे हैं और आपको ईमेल भेजेंगे।';
export const notReceived = 'हमें आपका भुगतान नहीं मिला है';
export const unpaidNotReserved = `आपकी चीज़ें अब रिज़र्व नहीं हैं। ${deductedPayment}`;
export const backToCart = 'कार्ट पर वापस जाएँ';
export const amount = (rupees: string) => `रकम: ${rupees}`;
export const amountWaiting = (rupees: string) =>
  `रकम ${rupees} है। यह पेज अपने आप अपडेट होता है। आप इसे बंद कर सकते हैं, लेकिन कृपया दोबारा भुगतान न करें।`;

export const state = 'राज्य';
export const stateHint = 'पिन कोड से';
export const landmark = 'लैंडमार्क (वैकल्पिक)';
export const landmarkHint = 'जैसे: सिटी मॉल के सामने';
export const pinNotChecked = 'हम यह पिन कोड नहीं जाँच पाए।';
export const checkPinAgain = 'फिर जाँचें';

export const isAGift = 'क्या यह तोहफ़ा है?';
export const addGiftNote = 'तोहफ़े के साथ संदेश भेजें';
export const addGiftNoteHint = 'हम इसे पैकिंग स्लिप पर छापेंगे, जिस पर कीमतें नहीं होतीं।';
export const giftNote = 'तोहफ़े का संदेश';
export const charactersLeft = (count: number) => `${count} अक्षर बाकी`;

export const total = 'कुल';
export const pay = (amount: string) => `${amount} चुकाएँ`;
export const onlyThisTelevision = 'इस ऑर्डर में केवल यही टीवी है। आपकी कार्ट वैसी ही रहेगी।';
