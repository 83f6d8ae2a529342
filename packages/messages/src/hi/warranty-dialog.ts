/* The dialog that offers an extended warranty. */

export const extendYourWarranty = 'वारंटी बढ़ाना चाहेंगे?';
export const standardWarranty = (product: string, duration: string) =>
  `${product} के साथ ${duration} की वारंटी मिलती है, बिना किसी अतिरिक्त शुल्क के।`;
export const noStandardWarranty = (product: string) => `${product} के साथ कोई वारंटी नहीं मिलती।`;
export const extendedWarranty = 'अतिरिक्त वारंटी';
export const extra = (duration: string) => `${duration} और`;
export const inTotal = (duration: string) => `कुल ${duration}`;
export const selectWarranty = 'कोई एक वारंटी चुनें';
export const paidOnce =
  'संख्या कितनी भी हो, यह शुल्क एक ही बार लगता है। अतिरिक्त वारंटी पर 30 दिन की मनी-बैक गारंटी है।';
export const noThanks = 'नहीं, धन्यवाद';
export const addProtection = 'वारंटी जोड़ें';
