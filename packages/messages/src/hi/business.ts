import { missingAddressProblem as problemOf, stateOfGstin } from '@aabha/contracts/business/business.rules';

/* The business that a customer buys for. */

export const businessDetails = 'बिज़नेस की जानकारी';
export const saveYourGstin =
  'अपना GSTIN सेव करें, ताकि वह ऑर्डर करते समय अपने आप भर जाए और आप जीएसटी का इनपुट क्रेडिट ले सकें।';
export const addBusinessDetails = 'बिज़नेस की जानकारी जोड़ें';
export const editBusinessDetails = 'बिज़नेस की जानकारी बदलें';
export const removeBusinessDetails = 'बिज़नेस की जानकारी हटाएँ';
export const saveBusinessDetails = 'बिज़नेस की जानकारी सेव करें';
export const detailsRemoved = 'बिज़नेस की जानकारी हटा दी गई';
export const detailsSaved = 'बिज़नेस की जानकारी सेव हो गई';
export const detailsNotSaved = 'बिज़नेस की जानकारी सेव नहीं हो पाई।';
export const invoicesKeepDetails = 'जारी हो चुके इनवॉइस में यह जानकारी बनी रहती है, क्योंकि कानूनन यह ज़रूरी है।';
export const inputCredit = 'इनपुट क्रेडिट';

export const gstin = 'GSTIN';
export const fifteenCharacters = '15 अक्षर, जैसे आपके रजिस्ट्रेशन सर्टिफ़िकेट पर हैं';
export const registeredIn = (state: string) => `${state} में रजिस्टर्ड`;
export const legalName = 'कानूनी नाम';
export const asOnCertificate = 'जैसा आपके रजिस्ट्रेशन सर्टिफ़िकेट पर है';
export const registeredAddress = 'रजिस्टर्ड पता';
export const registeredCity = 'रजिस्टर्ड पते का शहर';
export const registeredPinCode = 'रजिस्टर्ड पते का पिन कोड';
export const registeredElsewhere = 'रजिस्टर्ड पता और डिलीवरी का पता अलग हैं';
export const goodsGoElsewhere = (deliveryState: string, state: string) =>
  `सामान ${deliveryState} जा रहा है, लेकिन यह GSTIN ${state} में रजिस्टर्ड है। इनवॉइस के लिए ${state} का रजिस्टर्ड पता चाहिए।`;
export const saveInMyAccount = 'बिज़नेस की यह जानकारी मेरे अकाउंट में सेव करें';
export const loadingBusinessDetails = 'आपके बिज़नेस की जानकारी लोड हो रही है';
export const missingAddressProblem = (gstin: string, deliveryState: string) =>
  problemOf(gstin, deliveryState) &&
  `यह GSTIN ${stateOfGstin(gstin)} में रजिस्टर्ड है। कृपया वहाँ का रजिस्टर्ड पता लिखें।`;
