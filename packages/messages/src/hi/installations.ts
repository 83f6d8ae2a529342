import type { InstallationType } from '@aabha/contracts/installations/installations.values';

/* When a technician installs the televisions of an order. */

export const heading = 'इंस्टॉलेशन';
export const types: Readonly<Record<InstallationType, string>> = {
  wall: 'दीवार पर',
  stand: 'टेबल स्टैंड पर',
  demo: 'केवल डेमो',
};
export const typeHints: Readonly<Record<InstallationType, string>> = {
  wall: 'हम ड्रिल करके सामान्य ब्रैकेट लगाते हैं।',
  stand: 'हम टीवी को स्टैंड पर रखकर चालू करते हैं।',
  demo: 'हम दिखाते हैं कि टीवी कैसे चलता है।',
};
export const isFree = 'मुफ़्त। हमारा तकनीशियन आपके डिलीवरी पते पर टीवी लगाता है।';
export const withFee = 'हमारा तकनीशियन आपके डिलीवरी पते पर टीवी लगाता है।';
export const free = 'मुफ़्त';
/** What the visit costs, beside its kind. */
export const feeOf = (amount: string) => `${amount}, तकनीशियन को देने हैं`;
export const payTechnician = (amount: string) => `आप तकनीशियन को ${amount} देते हैं, नकद या UPI से।`;
export const notServed = 'आपके इलाके में अभी उपलब्ध नहीं है';
export const noDate = 'डिलीवरी की तारीख पता चलने पर आप इसे बुक कर सकते हैं।';
export const over = (days: number) =>
  `इसे यहाँ डिलीवरी के ${days} दिन बाद तक बुक किया जा सकता है। कृपया हमें फ़ोन करें।`;
export const book = 'इंस्टॉलेशन बुक करें';
export const bookOf = (name: string) => `${name} का इंस्टॉलेशन बुक करें`;
export const firstDay = (day: string) => `पहला संभव दिन: ${day}`;
export const at = (day: string, part: string) => `${day}, ${part}`;
export const doneOn = (day: string) => `${day} को लगाया गया`;
export const failed = 'विज़िट पूरी नहीं हो सकी। कृपया दूसरा समय बुक करें या हमें फ़ोन करें।';
export const codeOf = (code: string) => `आपका कोड: ${code}`;
export const codeNote = 'टीवी चलने लगे तब इसे तकनीशियन को बताएँ।';
export const movableUntil = (time: string) => `आप इसे ${time} तक एक बार बदल सकते हैं।`;
export const notMovable = 'समय बदलने के लिए कृपया हमें फ़ोन करें।';
export const move = 'दूसरा समय चुनें';
export const moveOf = (name: string) => `${name} के लिए दूसरा समय चुनें`;
export const cancel = 'इंस्टॉलेशन रद्द करें';
export const cancelOf = (name: string) => `${name} का इंस्टॉलेशन रद्द करें`;
export const cancelTitle = 'यह इंस्टॉलेशन रद्द करें?';
export const cancelNote = 'कोई नहीं आएगा। जगह ख़ाली रहने तक आप दूसरा समय बुक कर सकते हैं।';
export const keep = 'रहने दें';
export const bookTitle = 'हम इसे कब लगाएँ?';
export const moveTitle = 'दूसरा समय चुनें';
export const chooseTelevision = 'कौन सा टीवी?';
export const chooseType = 'हम इसे कैसे लगाएँ?';
export const chooseTime = 'कब?';
export const loading = 'ख़ाली समय देखा जा रहा है…';
export const allFull = 'अगले दो हफ़्तों के सभी समय भर गए हैं। कृपया कल फिर देखें या हमें फ़ोन करें।';
export const full = 'भर गया';
export const yours = 'आपका समय';
export const confirm = 'यह समय पक्का करें';
export const notNow = 'अभी नहीं';
export const onlyOnce = 'इंस्टॉलेशन एक ही बार बदला जा सकता है। कृपया सोचकर चुनें।';
export const booked = 'आपका इंस्टॉलेशन बुक हो गया। हमने आपको ईमेल भेजा है।';
export const moved = 'आपके इंस्टॉलेशन का समय बदल गया। हमने आपको ईमेल भेजा है।';
export const cancelled = 'आपका इंस्टॉलेशन रद्द हो गया।';
export const notLoaded = 'इंस्टॉलेशन नहीं दिखाया जा सका।';
