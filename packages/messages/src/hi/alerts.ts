/* Alerts of a television: on its page, in the account and behind the links of mails. */

export const weWillEmail = 'स्टॉक में आते ही हम आपको ईमेल करेंगे।';
export const weWillEmailAt = (price: string) => `${price} या उससे कम होने पर हम आपको ईमेल करेंगे।`;
export const change = 'बदलें';
export const myAlerts = 'मेरे अलर्ट';

export const backInStock = 'फिर से स्टॉक में';
export const priceAtMost = (price: string) => `${price} या उससे कम`;
export const since = (day: string) => `${day} से`;
export const priceNow = (price: string) => `अभी ${price}`;
export const notOnSale = 'अब बिक्री में नहीं है';
export const stop = 'बंद करें';
export const stopAlert = (name: string) => `${name} का अलर्ट बंद करें`;
export const alertStopped = 'अलर्ट बंद हो गया';
export const noAlerts = 'आपका कोई अलर्ट चालू नहीं है';
export const howToAsk = 'टीवी के पेज पर आप कह सकते हैं कि उसके दोबारा स्टॉक में आने पर या कीमत घटने पर हम आपको ईमेल करें।';
export const seeTelevisions = 'टीवी देखें';
export const loadingAlerts = 'आपके अलर्ट आ रहे हैं…';

export const confirmTitle = 'यह अलर्ट चालू करें?';
export const confirmText = 'हम आपको एक ईमेल भेजेंगे, और फिर अलर्ट पूरा हो जाएगा।';
export const switchOn = 'चालू करें';
export const isOn = 'आपका अलर्ट चालू है';
export const stopTitle = 'यह अलर्ट बंद करें?';
export const stopText = 'हम इसके बारे में आपको और ईमेल नहीं भेजेंगे।';
export const hasEnded = 'यह अलर्ट बंद हो चुका है';
export const noMoreEmails = 'इसके बारे में आपको और ईमेल नहीं मिलेंगे।';
export const seeTelevision = 'टीवी देखें';
export const linkDoesNotWork = 'यह लिंक काम नहीं करता';
export const linkIsIncomplete =
  'लिंक अधूरा है। कृपया इसे हमारे ईमेल से फिर खोलें। अगर वहाँ यह दो लाइनों में है, तो दोनों लाइनें एड्रेस बार में कॉपी करें।';
