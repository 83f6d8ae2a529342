import { OFFER_DAYS } from '@aabha/contracts/passports/transfers.values';

/* टीवी और उसकी वारंटी किसी और के नाम करने के ईमेल। */

export const offerSubject = (television: string) => `आपको एक टीवी दिया जा रहा है: ${television}`;
export const offer =
  'इस टीवी के मालिक इसे वारंटी के साथ आपके नाम करना चाहते हैं। स्वीकार करने के बाद वारंटी का दावा आप ख़ुद कर सकेंगे।';
export const serial = 'सीरियल नंबर';
export const warrantyUntil = 'वारंटी इस दिन तक';
export const panelUntil = 'पैनल या मॉड्यूल की इस दिन तक';
export const noWarranty = 'वारंटी ख़त्म हो गई है';
export const seeOffer = 'पेशकश देखें';
export const offerWithin = `यह लिंक ${OFFER_DAYS} दिन तक काम करता है, इसी ईमेल से लॉग इन करके। अगर आप किसी टीवी का इंतज़ार नहीं कर रहे, तो इस ईमेल पर ध्यान न दें।`;

export const givenSubject = (television: string) => `अब किसी और के नाम: ${television}`;
export const given = (television: string, serial: string) =>
  `आपकी पेशकश स्वीकार हो गई: ${television}, सीरियल नंबर ${serial}, अब नए मालिक का है।`;
export const givenEnds =
  'इसके वारंटी पासपोर्ट का लिंक और QR कोड अब आपके लिए काम नहीं करेंगे, और वारंटी का दावा नए मालिक करेंगे। आपका ऑर्डर और उसका इनवॉइस आपके पास रहेंगे।';
export const seeTelevisions = 'अपने टीवी देखें';

export const receivedSubject = (television: string) => `अब यह आपका है: ${television}`;
export const received =
  'आपने यह टीवी स्वीकार किया है। वारंटी कब तक है, यह इसके वारंटी पासपोर्ट में लिखा है; कृपया लिंक सँभालकर रखें।';
export const openPassport = 'वारंटी पासपोर्ट खोलें';
export const newCode = 'पहले छपे QR कोड अब काम नहीं करते। पासपोर्ट में नया कोड है।';
