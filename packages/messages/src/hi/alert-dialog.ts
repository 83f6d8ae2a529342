/* The dialog that asks for an alert of a television. */

export const stockTitle = 'स्टॉक में आने पर बताएँ';
export const stockText = (name: string) => `${name} के फिर से स्टॉक में आने पर हम आपको एक ईमेल भेजेंगे।`;
export const priceTitle = 'कीमत घटने पर बताएँ';
export const priceText = (price: string) =>
  `आज इसकी कीमत ${price} है। कीमत आपकी बताई कीमत या उससे कम होने पर हम आपको एक ईमेल भेजेंगे।`;
export const yourPrice = 'आपकी कीमत, रुपयों में';
export const someExamples = 'कुछ कीमतें, जिनमें से आप चुन सकते हैं';
export const priceBelow = (price: string) => `${price} से कम कीमत लिखें।`;
export const email = 'ईमेल';
export const invalidEmail = 'सही ईमेल लिखें।';
export const usedFor = 'आपके ईमेल का इस्तेमाल हम केवल इस अलर्ट के लिए करते हैं।';
export const notice = 'इस्तेमाल की जानकारी';
export const notifyMe = 'मुझे बताएँ';
export const checkYourEmail = 'अपना ईमेल देखें';
export const openTheLink = (email: string) =>
  `हमने ${email} पर एक लिंक भेजा है। अलर्ट चालू करने के लिए कृपया उसे खोलें। अगर ईमेल न आए, तो हो सकता है यह अलर्ट पहले से चालू हो।`;
export const done = 'ठीक है';
export const alertIsOn = 'अलर्ट चालू है';
