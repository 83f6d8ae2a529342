/* Leaving the newsletter. */

export const linkDoesNotWork = 'यह लिंक काम नहीं करता';
export const linkIsIncomplete =
  'लिंक अधूरा है। कृपया इसे हमारे ईमेल के अंत से फिर खोलें। अगर वहाँ यह दो लाइनों में है, तो दोनों लाइनें एड्रेस बार में कॉपी करें।';
export const youAreUnsubscribed = 'आपके लिए ऑफ़र के ईमेल बंद हो गए हैं';
export const noMoreOffers = 'अब आपको हमारे ऑफ़र नहीं मिलेंगे। आपके ऑर्डर के ईमेल आते रहेंगे।';
export const continueShopping = 'ख़रीदारी जारी रखें';
export const stopOfferEmails = 'हमारे ऑफ़र के ईमेल बंद करें?';
export const weWillStop = 'हम आपके ईमेल पर ऑफ़र भेजना बंद कर देंगे। आपके ऑर्डर के ईमेल आते रहेंगे।';
export const unsubscribe = 'ईमेल बंद करें';
