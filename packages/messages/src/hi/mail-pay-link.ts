export const subject = (amount: string, shop: string) => `${shop} से आपका ऑर्डर: ${amount} का भुगतान करें`;
export const composed =
  'आपने फ़ोन पर जो ऑर्डर कहा था, वह हमने तैयार कर दिया है। कृपया उसे जाँचें और नीचे दिए बटन से भुगतान करें।';
export const total = 'कुल';
export const deliverTo = 'डिलीवरी का पता';
export const validUntil = (time: string) => `ये कीमतें ${time} तक आपके लिए हैं। भुगतान से पहले कुछ भी आरक्षित नहीं होता।`;
export const pay = 'ऑर्डर देखें और भुगतान करें';
export const account =
  'यह ऑर्डर इसी ईमेल वाले आपके खाते में दिखेगा। अगर आपका पासवर्ड अभी नहीं है, तो साइन इन करते समय “पासवर्ड भूल गए” चुनें। अगर आपने यह ऑर्डर नहीं कहा था, तो आपको कुछ नहीं करना है।';
