import { formatCount } from '@aabha/contracts/counts/counts';
import { OFFER_DAYS } from '@aabha/contracts/passports/transfers.values';

/* टीवी नए मालिक के नाम करना, और अपने टीवी की सूची। */

export const reminderTitle = 'वारंटी ख़त्म होने से पहले';
export const remindMe = 'वारंटी ख़त्म होने से 30 दिन पहले मुझे ईमेल से याद दिलाएँ';
export const reminderNotice = 'इसके लिए हम क्या इस्तेमाल करते हैं';

export const transferTitle = 'यह टीवी किसी और को दे रहे हैं?';
export const transferText = 'इसे वारंटी के साथ नए मालिक के नाम करें, जो फिर आपके ऑर्डर के बिना वारंटी का दावा कर सकेंगे।';
export const transfer = 'नए मालिक के नाम करें';
export const offeredTo = (email: string, day: string) => `${email} को पेशकश भेजी गई है, ${day} तक खुली है।`;
export const stillYours = 'पेशकश स्वीकार होने तक टीवी आपका ही है।';
export const withdraw = 'पेशकश वापस लें';
export const offerWithdrawn = 'पेशकश वापस ले ली गई';

export const dialogTitle = 'नए मालिक के नाम करें';
export const whatHappens = 'नए मालिक के स्वीकार करने पर:';
export const consequences = [
  'यह लिंक और छपा हुआ QR कोड काम करना बंद कर देंगे। नए मालिक को नए मिलेंगे।',
  'वारंटी का दावा नए मालिक करेंगे, आप नहीं कर सकेंगे।',
  'आपका ऑर्डर और उसका इनवॉइस आपके पास रहेंगे।',
];
export const newOwnersEmail = 'नए मालिक का ईमेल';
export const invalidEmail = 'सही ईमेल लिखें।';
export const sendHint = `हम इस ईमेल पर एक लिंक भेजेंगे। वह ${OFFER_DAYS} दिन तक काम करता है, और स्वीकार होने तक आप पेशकश वापस ले सकते हैं।`;
export const sendOffer = 'पेशकश भेजें';
export const offerSent = (email: string) => `${email} को पेशकश भेज दी गई`;

export const loadingOffer = 'पेशकश लोड हो रही है...';
export const offerNotFound = 'इस लिंक पर कोई पेशकश नहीं है';
export const offerNotLoaded = 'पेशकश लोड नहीं हो सकी';
export const isOffered = 'आपको एक टीवी दिया जा रहा है';
export const offerText =
  'इसके मालिक इसे वारंटी के साथ आपके नाम करना चाहते हैं। स्वीकार करने के बाद वारंटी का दावा आप कर सकेंगे।';
export const acceptUntil = (day: string) => `आप ${day} तक स्वीकार कर सकते हैं।`;
export const warranty = 'वारंटी';
export const panel = 'पैनल या मॉड्यूल';
export const until = (day: string) => `${day} तक`;
export const warrantyOver = 'ख़त्म हो गई है';
export const accept = 'टीवी स्वीकार करें';
export const logInToAccept = 'स्वीकार करने के लिए लॉग इन करें';
export const logInHint =
  'उसी ईमेल से लॉग इन करें जिस पर हमने लिंक भेजा था। अकाउंट न हो तो “ईमेल पर OTP से आगे बढ़ें” चुनें, उससे अकाउंट बन जाता है।';
export const otherEmail =
  'यह पेशकश किसी और ईमेल के लिए है। लॉग आउट करें, फिर उस ईमेल से लॉग इन करें जिस पर हमने लिंक भेजा था।';
export const decline = 'मना करें';
export const accepted = 'टीवी अब आपका है';
export const openPassport = 'वारंटी पासपोर्ट खोलें';
export const ended = {
  accepted: 'यह पेशकश स्वीकार हो चुकी है',
  withdrawn: 'यह पेशकश वापस ले ली गई है',
  declined: 'इस पेशकश के लिए मना कर दिया गया है',
  expired: 'इस पेशकश का समय ख़त्म हो गया है',
  ended: 'यह टीवी अब किसी और के नाम नहीं हो सकता',
};
export const acceptedByYou = 'अगर आपने स्वीकार किया था, तो लॉग इन करने पर यह आपके टीवी की सूची में मिलेगा।';
export const seeOwnTelevisions = 'मेरे टीवी';
export const askOwner = 'अगर आपको टीवी अब भी चाहिए, तो इसके मालिक से नई पेशकश भेजने को कहें।';

export const transferred = 'नए मालिक के नाम हो चुका है';
export const transferredOn = (day: string) => `${day} को नए मालिक के नाम हुआ`;

export const loadingTelevisions = 'आपके टीवी लोड हो रहे हैं...';
export const noTelevisions = 'अभी कोई टीवी नहीं';
export const televisionsAppearHere = 'आपके ख़रीदे हुए, या किसी के आपके नाम किए हुए टीवी, रवाना होने के बाद यहाँ दिखेंगे।';
export const seeTelevisions = 'टीवी देखें';
export const noneOnPage = 'इस पेज पर कोई टीवी नहीं है';
export const seeFirstPage = 'पहला पेज देखें';
export const televisionCount = (count: number) => `${formatCount(count)} टीवी`;
export const pages = 'टीवी के पेज';
export const wasTransferred = 'आपके नाम किया गया';
