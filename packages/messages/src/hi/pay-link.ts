export const yourOrder = 'आपका ऑर्डर';
export const payment = 'भुगतान';
export const deliverTo = (place: string) => `डिलीवरी: ${place}`;
export const addressInMail = 'पूरा पता इस लिंक वाले ईमेल में है। कुछ ग़लत हो तो हमें फ़ोन करें।';
export const validUntil = (time: string) => `ये कीमतें ${time} तक आपके लिए हैं। भुगतान से पहले कुछ भी आरक्षित नहीं होता।`;
export const confirming = 'आपके बैंक का इंतज़ार है';
export const thanks = 'आपके ऑर्डर के लिए धन्यवाद';
export const orderNumber = (number: string) => `आपका ऑर्डर नंबर ${number} है। हमने आपको पूरी जानकारी ईमेल की है।`;
export const unknownLink = 'यह लिंक मान्य नहीं है';
export const endTitles = {
  paid: 'इस ऑर्डर का भुगतान हो चुका है',
  expired: 'इस लिंक का समय ख़त्म हो गया है',
  cancelled: 'यह ऑर्डर रद्द हो चुका है',
};
export const endTexts = {
  paid: 'धन्यवाद। हमने आपको पूरी जानकारी ईमेल की है।',
  expired: 'ये कीमतें सीमित समय के लिए थीं। कृपया हमसे नया लिंक माँगें।',
  cancelled: 'कुछ भी भुगतान नहीं करना है। अगर आप अब भी यह चाहते हैं, तो हमसे पूछें।',
};
