import type { CodePurpose } from '@aabha/contracts/accounts/accounts.schema';

/* Mails about accounts. */

export const codeSubject = (brand: string) => `आपका ${brand} OTP`;
export const codePurposes: Readonly<Record<CodePurpose, string>> = {
  signup: 'अपना अकाउंट बनाने के लिए यह OTP डालें:',
  'forgot-password': 'नया पासवर्ड बनाने के लिए यह OTP डालें:',
  'email-change': 'अपने नए ईमेल की पुष्टि के लिए यह OTP डालें:',
  'sign-in': 'लॉग इन करने के लिए यह OTP डालें:',
};
export const codeIsValid = (minutes: number) =>
  `यह ${minutes} मिनट तक मान्य है। इसे किसी को न बताएँ। अगर आपने इसे नहीं मँगाया, तो इस ईमेल पर ध्यान न दें।`;

export const welcome = (brand: string) => `${brand} में आपका स्वागत है`;
export const accountReady =
  'आपका अकाउंट तैयार है। अब आप ऑर्डर कर सकते हैं, डिलीवरी की स्थिति देख सकते हैं और इनवॉइस डाउनलोड कर सकते हैं।';
export const seeTelevisions = 'हमारे टीवी देखें';

export const passwordChanged = 'आपका पासवर्ड बदल गया है';
export const passwordJustChanged = 'आपका पासवर्ड अभी-अभी बदला गया है, और आपके सभी डिवाइस लॉग आउट हो गए हैं।';
export const callUsImmediately = (phone: string) => `अगर यह आपने नहीं किया, तो कृपया हमें तुरंत फ़ोन करें: ${phone}।`;

export const emailChanged = 'आपके अकाउंट का ईमेल बदल गया है';
export const emailChangedTo = (brand: string, email: string) =>
  `आपके ${brand} अकाउंट का ईमेल बदलकर ${email} कर दिया गया है, और आपके बाकी डिवाइस लॉग आउट हो गए हैं।`;
export const ifItWasYou = 'अगर यह आपने किया है, तो आपको कुछ नहीं करना है।';
export const undoWithin = (days: number) =>
  `अगर यह आपने नहीं किया, तो ${days} दिनों के अंदर इस लिंक को खोलें। इससे यह ईमेल वापस आ जाएगा, सभी डिवाइस लॉग आउट हो जाएँगे और आप नया पासवर्ड बना सकेंगे।`;
export const undoChange = 'बदलाव वापस लें';
export const orCallUs = (phone: string) => `या हमें फ़ोन करें: ${phone}।`;

export const accountClosed = 'आपका अकाउंट बंद कर दिया गया है';
export const accountOfShopClosed = (brand: string) =>
  `आपका ${brand} अकाउंट बंद कर दिया गया है, और आपके सभी डिवाइस लॉग आउट हो गए हैं।`;
export const openWorkGoesOn =
  'जो ऑर्डर, रिटर्न और शिकायतें खुली हैं, उन पर काम जारी रहेगा और हम आपको उनके बारे में लिखते रहेंगे।';
export const ifUnexpected = (phone: string) => `अगर आपको इसकी उम्मीद नहीं थी, तो कृपया हमें फ़ोन करें: ${phone}।`;

export const accountReopened = 'आपका अकाउंट फिर से खुल गया है';
export const accountOfShopReopened = (brand: string) =>
  `आपका ${brand} अकाउंट फिर से खुल गया है। कृपया पहले वाले पासवर्ड से लॉग इन करें।`;
export const logIn = 'लॉग इन करें';

export const roleChanged = {
  Business: 'आपका अकाउंट अब बिज़नेस अकाउंट है',
  User: 'आपका अकाउंट अब निजी अकाउंट है',
};
export const roleOfShopChanged = {
  Business: (brand: string) => `आपका ${brand} अकाउंट अब बिज़नेस अकाउंट है। कृपया फिर से लॉग इन करें।`,
  User: (brand: string) => `आपका ${brand} अकाउंट अब निजी अकाउंट है। कृपया फिर से लॉग इन करें।`,
};
export const nothingElseChanged = 'आपके ऑर्डर, इनवॉइस और कार्ट वैसे ही हैं।';
