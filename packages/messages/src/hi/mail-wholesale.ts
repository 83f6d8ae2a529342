import { openingHours } from './opening-hours';

/* Mails about wholesale orders. */

export const lineAt = (line: string, price: string) => `${line}, ${price} प्रति टीवी`;
export const pinCode = 'डिलीवरी का पिन कोड';

export const placedSubject = (number: string) => `आपका थोक ऑर्डर ${number}`;
export const placed = 'आपके थोक ऑर्डर के लिए धन्यवाद। अभी आपको कुछ नहीं देना है।';
export const weWillCall = (phone: string, hours: string) =>
  `भुगतान और डिलीवरी के लिए हम आपको उस नंबर पर फ़ोन करेंगे, जो आपने दिया है। कोई सवाल है? ${phone} पर फ़ोन करें, समय: ${openingHours(hours)}।`;
export const ifNotYou = 'अगर आपने ऑर्डर नहीं किया, तो किसी और ने आपका ईमेल डाला है। आप इस संदेश पर ध्यान न दें।';

export const invoiceSubject = (invoice: string, number: string) =>
  `आपके थोक ऑर्डर ${number} का इनवॉइस ${invoice}`;
export const paid = 'हमें आपका भुगतान मिल गया है। आपका टैक्स इनवॉइस साथ में है, और आपका ऑर्डर पैक किया जाएगा।';

export const creditNoteSubject = (number: string) => `आपके थोक ऑर्डर ${number} का क्रेडिट नोट`;
export const credited =
  'हमने क्रेडिट नोट जारी किया है, जो साथ में है। आपकी बाकी रकम उसी तरीके से लौटाई जाएगी, जिससे आपने भुगतान किया था।';
