import { ALERT_CONFIRM_DAYS } from '@aabha/contracts/alerts/alerts.values';

/* Mails about alerts of televisions. */

export const confirmSubject = 'कृपया अपने अलर्ट की पुष्टि करें';
export const confirmStock = (television: string) =>
  `आपने कहा था कि ${television} के दोबारा स्टॉक में आने पर हम आपको ईमेल करें। कृपया पुष्टि करें कि यह ईमेल आपका है।`;
export const confirmPrice = (television: string) =>
  `आपने कहा था कि ${television} की कीमत घटने पर हम आपको ईमेल करें। कृपया पुष्टि करें कि यह ईमेल आपका है।`;
export const confirm = 'मेरे अलर्ट की पुष्टि करें';
export const confirmWithin = `यह लिंक ${ALERT_CONFIRM_DAYS} दिन तक काम करता है। अगर आपने ऐसा नहीं कहा था, तो इस ईमेल पर ध्यान न दें।`;

export const stockSubject = (television: string) => `फिर से स्टॉक में: ${television}`;
export const stock =
  'जिस टीवी का आप इंतज़ार कर रहे थे, वह फिर से स्टॉक में है। यह आपके लिए आरक्षित नहीं है: कृपया जल्दी ऑर्डर करें।';
export const priceSubject = (price: string, television: string) => `अब ${price}: ${television}`;
export const price = 'जिस टीवी का आप इंतज़ार कर रहे थे, उसकी कीमत अब कम हो गई है।';
export const priceNow = 'कीमत, सभी टैक्स सहित';
export const yourPrice = 'आपने इस कीमत का इंतज़ार किया';
export const seeTelevision = 'टीवी देखें';
export const ended = 'यह अलर्ट पूरा हो गया है, इसलिए इसके बारे में आपको और ईमेल नहीं मिलेंगे।';

export const stop = (link: string) => `यह अलर्ट बंद करें: ${link}`;
