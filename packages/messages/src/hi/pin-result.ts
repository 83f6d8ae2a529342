/* What a PIN code means for the delivery of a television. */

export const cannotOrderOnline: string =
  'हम इस पिन कोड पर डिलीवरी करते हैं, पर अभी इसके लिए ऑनलाइन ऑर्डर नहीं ले सकते। ऑर्डर करने के लिए हमसे संपर्क करें।';
export const serviceNotAvailable = 'यहाँ सेवा उपलब्ध नहीं है';
export const notDeliveredTo = (pin: string) => `हम अभी ${pin} पर डिलीवरी नहीं करते।`;
export const notDeliveredNearest = (pin: string, nearest: string) =>
  `हम अभी ${pin} पर डिलीवरी नहीं करते। सबसे पास के पिन कोड, जहाँ हम डिलीवरी करते हैं: ${nearest}।`;
export const deliveryBetween = (from: string, to: string) => `डिलीवरी ${from} से ${to} के बीच`;
export const deliveryToBeConfirmed = 'डिलीवरी की तारीख बाद में बताई जाएगी';
export const ifYouOrderToday = (place: string) => `${place} पर, अगर आप आज ऑर्डर करें`;
