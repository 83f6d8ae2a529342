/** Refusals about warranty passports and their transfer. */
export const PASSPORT_REFUSALS = {
  PASSPORT_LINK_UNKNOWN: 'यह वारंटी पासपोर्ट नहीं मिला। इसे अपने ऑर्डर से फिर खोलें।',
  PASSPORT_NOT_COVERED: 'याद दिलाने के लिए कोई वारंटी नहीं है: वह शुरू नहीं हुई या ख़त्म हो गई है।',
  PASSPORT_NOT_OWNER: 'यह केवल इस टीवी के मालिक कर सकते हैं।',
  PASSPORT_NOT_TRANSFERABLE: 'यह टीवी किसी और के नाम नहीं हो सकता: इसकी डिलीवरी नहीं हुई या यह हमारे पास लौट आया।',
  PASSPORT_OFFERED: 'यह टीवी पहले से किसी को देने की पेशकश में है। पहले वह पेशकश वापस लें।',
  PASSPORT_OFFER_UNKNOWN: 'यह पेशकश नहीं मिली। ईमेल का लिंक फिर खोलें।',
  PASSPORT_OFFER_ENDED: 'यह पेशकश ख़त्म हो चुकी है।',
  PASSPORT_OFFER_OTHER_EMAIL: 'यह पेशकश किसी और ईमेल के लिए है। उस ईमेल से लॉग इन करें जिस पर हमने लिंक भेजा था।',
} as const;
