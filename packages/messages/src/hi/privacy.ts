import type { PrivacyOverview } from '@aabha/contracts/privacy/privacy.schema';
import type { ConsentAction, ConsentPurpose, RequestKind } from '@aabha/contracts/privacy/privacy.values';
import { translateObstacle } from './erasure-obstacles';

/* The privacy centre: what is stored of a person, and their rights. */

type Consent = PrivacyOverview['consents'][number];
type Held = PrivacyOverview['held'][number];

export const privacyCentre = 'गोपनीयता केंद्र';
export const intro = 'हमारे पास आपकी जो जानकारी है, उसे यहाँ देखें, डाउनलोड करें, ठीक कराएँ या मिटाएँ।';
export const aboutEmail = (email: string) => `${email} के बारे में`;
export const dataErased = 'आपका डेटा मिटा दिया गया है। इसकी पुष्टि के लिए हमने आपको एक आख़िरी ईमेल भेजा है।';
export const sendMeTheLink = 'मुझे लिंक भेजें';
export const linkSent = 'हमने आपको एक लिंक ईमेल किया है।';

export const whatWeStore = 'हमारे पास आपकी जानकारी';
export const nothingStored = 'हमारे पास इस ईमेल की कोई जानकारी नहीं है।';
export const what = 'जानकारी';
export const records = 'कितने रिकॉर्ड';
export const ifYouErase = 'डेटा मिटाने पर';
export const onErasure: Readonly<Record<Held['on_erasure'], string>> = {
  deleted: 'मिटा दिया जाएगा',
  anonymised: 'आपकी पहचान हटा दी जाएगी',
  kept: 'रखा जाएगा',
};
const HELD: Readonly<Record<string, string>> = {
  Account: 'अकाउंट',
  'Business details': 'बिज़नेस की जानकारी',
  'Saved addresses': 'सेव किए हुए पते',
  Cart: 'कार्ट',
  'Changes by staff to your records': 'आपके रिकॉर्ड में कर्मचारियों के किए बदलाव',
  'Changes of email': 'ईमेल में बदलाव',
  Logins: 'लॉग इन',
  'Changes of orders': 'ऑर्डर में बदलाव',
  'Files of notes about your orders': 'आपके ऑर्डर के बारे में नोट की फ़ाइलें',
  'Saved filters of staff that name you': 'कर्मचारियों के सहेजे हुए फ़िल्टर जिनमें आपका नाम है',
  'Filters of bulk acts that name you': 'एक साथ कई रिकॉर्ड बदलने के फ़िल्टर जिनमें आपका नाम है',
  'Notes of staff about your orders': 'आपके ऑर्डर के बारे में कर्मचारियों के नोट',
  'Orders that we composed for you': 'आपके लिए हमारे बनाए ऑर्डर',
  'Refunds of your orders that needed a second person':
    'आपके ऑर्डर के वे रिफ़ंड जिनके लिए दूसरे व्यक्ति की मंज़ूरी चाहिए थी',
  'Replacements of returned goods': 'लौटाए गए सामान के बदले भेजे गए टीवी',
  'Promised delivery dates': 'डिलीवरी की बताई गई तारीखें',
  'Photos of installations': 'इंस्टॉलेशन की फ़ोटो',
  'Links of technicians to your installations': 'आपके इंस्टॉलेशन के लिए तकनीशियनों के लिंक',
  'Installations of your televisions': 'आपके टीवी के इंस्टॉलेशन',
  'Shipments of your orders': 'आपके ऑर्डर के शिपमेंट',
  Complaints: 'शिकायतें',
  Consents: 'सहमतियाँ',
  'Copies of your data': 'आपके डेटा की कॉपी',
  'Counters of attempts': 'कोशिशों की गिनती',
  'Credit notes': 'क्रेडिट नोट',
  'Files of complaints': 'शिकायतों की फ़ाइलें',
  'Answers to messages to the shop': 'दुकान को भेजे संदेशों के जवाब',
  'When returned goods are fetched': 'लौटाए गए सामान का पिकअप कब है',
  'Photos of returned goods': 'लौटाए गए सामान की फ़ोटो',
  Invoices: 'इनवॉइस',
  'Links to the privacy centre': 'गोपनीयता केंद्र के लिंक',
  'Mails to you of the last 30 days': 'पिछले 30 दिनों में आपको भेजे गए मेल',
  'Messages about complaints': 'शिकायतों के संदेश',
  'Messages to the shop': 'दुकान को भेजे गए संदेश',
  Nominee: 'नॉमिनी',
  'One-time codes': 'OTP कोड',
  Orders: 'ऑर्डर',
  'Payment discrepancies': 'भुगतान में मिले अंतर',
  Payments: 'भुगतान',
  'Places in waiting rooms': 'वेटिंग रूम में जगहें',
  Refunds: 'रिफ़ंड',
  'Requests and grievances about your data': 'आपके डेटा से जुड़े अनुरोध और शिकायतें',
  'Responses of repeated calls': 'दोबारा भेजे गए अनुरोधों के जवाब',
  Returns: 'रिटर्न',
  'Photos of reviews': 'रिव्यू की फ़ोटो',
  Reviews: 'रिव्यू',
  'Alerts about televisions': 'टीवी के अलर्ट',
  'Offers of televisions to or by you': 'आपको या आपकी ओर से दिए जा रहे टीवी की पेशकशें',
  'Reminders of the end of warranties': 'वारंटी ख़त्म होने की याद',
  'Televisions that were transferred to or by you': 'आपके नाम किए गए या आपकी ओर से किसी और के नाम किए गए टीवी',
  'Subscription to offers': 'ऑफ़र के ईमेल',
  'Wholesale orders': 'थोक ऑर्डर',
  'Wish list': 'विशलिस्ट',
};
const REASONS: Readonly<Record<string, string>> = {
  'Ids of accounts without a name: they say whose the warranty of a television is.':
    'बिना नाम के अकाउंट के आईडी: इनसे पता चलता है कि टीवी की वारंटी किसकी है।',
  'A number without a name; deleted 7 days after the sale.':
    'बिना नाम का एक नंबर; सेल के 7 दिन बाद मिटा दिया जाता है।',
  'Days on which goods were fetched, without a name or address; those ahead are freed.':
    'सामान लिए जाने के दिन, बिना नाम या पते के; आने वाले पिकअप हटा दिए जाते हैं।',
  'Evidence of the consent (section 6(10)); without a name or address.':
    'सहमति का सबूत (धारा 6(10)); इसमें नाम या पता नहीं होता।',
  'GST law: 72 months after the annual return of their financial year.':
    'जीएसटी कानून: उस वित्त वर्ष का वार्षिक जीएसटी रिटर्न भरने के 72 महीने बाद तक।',
};
/** Returns the name of a kind of records; the English one where it is unknown. */
export const heldName = ({ what: name }: Pick<Held, 'what'>) => HELD[name] ?? name;
/** Returns why a kind of records is kept; in English where the reason is unknown. */
export const whyKept = ({ why }: Pick<Held, 'why'>) => REASONS[why] ?? why;

export const downloadYourData = 'अपना डेटा डाउनलोड करें';
export const oneFileForEachKind =
  'एक ZIP फ़ाइल, जिसमें हर तरह के डेटा की एक JSON फ़ाइल होती है, और PDF में आपके इनवॉइस।';
export const makeTheFile = 'फ़ाइल बनाएँ';
export const makeANewFile = 'नई फ़ाइल बनाएँ';
export const download = 'डाउनलोड करें';
export const makingFile = (made: number, total: number) =>
  total === 0 ? 'आपकी फ़ाइल बन रही है…' : `आपकी फ़ाइल बन रही है… ${total} में से ${made}`;
export const availableUntil = (time: string) => `${time} तक उपलब्ध।`;

export const yourConsents = 'आपकी सहमतियाँ';
const CONSENTS: Readonly<Record<ConsentPurpose, string>> = {
  account: 'आपका अकाउंट और आपके ऑर्डर',
  newsletter: 'ईमेल पर ऑफ़र',
  analytics: 'Google Analytics',
  alerts: 'टीवी के अलर्ट',
  'warranty-reminders': 'वारंटी की याद',
};
export const consentTitle = ({ purpose }: Pick<Consent, 'purpose' | 'title'>) => CONSENTS[purpose];
export const neverGiven = 'कभी नहीं दी गई';
export const consentSince: Readonly<Record<ConsentAction, (day: string) => string>> = {
  given: (day) => `${day} को दी गई`,
  withdrawn: (day) => `${day} को वापस ली गई`,
};
export const allow = 'सहमति दें';
export const withdraw = 'वापस लें';
export const allowConsent = (title: string) => `सहमति दें: ${title}`;
export const withdrawConsent = (title: string) => `सहमति वापस लें: ${title}`;

export const nominee = 'नॉमिनी';
export const nomineeMayAct =
  'आपकी मृत्यु होने पर, या जब आप ख़ुद कुछ न कर सकें, यह व्यक्ति आपके डेटा से जुड़े आपके अधिकार इस्तेमाल कर सकता है।';
export const saveNominee = 'नॉमिनी सेव करें';
export const removeNominee = 'नॉमिनी हटाएँ';
export const nomineeSaved = 'नॉमिनी सेव हो गया';
export const nomineeRemoved = 'नॉमिनी हटा दिया गया';

export const correctionsAndGrievances = 'सुधार और शिकायतें';
export const officerAnswersWithin = (days: number) => `हमारे शिकायत अधिकारी ${days} दिन में जवाब देते हैं।`;
export const requestKinds: Readonly<Record<RequestKind, string>> = {
  correction: 'मेरा डेटा ठीक करें',
  grievance: 'मेरे डेटा के इस्तेमाल की शिकायत',
};
export const whatIsItAbout = 'यह किस बारे में है?';
export const yourRequest = 'आपका अनुरोध';
export const sendRequest = 'अनुरोध भेजें';
export const yourRequests = 'आपके अनुरोध';
export const answerDue = (sent: string, due: string) => `${sent} · हम ${due} तक जवाब देंगे`;
export const answered = (sent: string) => `${sent} · जवाब दिया गया`;
export const ourAnswer = (answer: string) => `हमारा जवाब: ${answer}`;

export const eraseYourData = 'अपना डेटा मिटाएँ';
export const accountIsClosed =
  'आपका अकाउंट हमेशा के लिए बंद हो जाएगा और आप हर जगह से लॉग आउट हो जाएँगे। ऑर्डर, भुगतान और शिकायतों से आपकी जानकारी हटा दी जाएगी; आपके रिव्यू, संदेश और कार्ट मिटा दिए जाएँगे। इसके बाद आप अकाउंट से ऑर्डर नहीं लौटा पाएँगे और वारंटी का फ़ायदा नहीं ले पाएँगे, इसलिए अपने इनवॉइस सँभालकर रखें।';
export const emailIsErased =
  'इस ईमेल की जो भी जानकारी हमारे पास है, वह मिटा दी जाएगी या उसमें से आपकी पहचान हटा दी जाएगी।';
export const weKeep = (kept: readonly Pick<Held, 'what'>[]) =>
  `हम इन्हें रखते हैं: ${kept.map(heldName).join(', ')}।`;
export const cannotBeUndone = 'मिटाने के बाद इसे वापस नहीं लाया जा सकता।';
export const waitUntilFinished = (obstacles: readonly string[]) =>
  `कृपया इसके पूरा होने तक इंतज़ार करें: ${obstacles.map(translateObstacle).join(', ')}।`;
export const yourPassword = 'आपका पासवर्ड';
export const eraseMyData = 'मेरा डेटा मिटाएँ';
export const eraseMyDataDialog = 'मेरा डेटा मिटाएँ…';
