/* Mails about logins. */

export const subjects = {
  'new-device': 'आपके अकाउंट में नया लॉग इन',
  reused: 'आपकी सुरक्षा के लिए आपको लॉग आउट किया गया है',
};
export const happened = {
  'new-device': 'किसी ने नए डिवाइस या नए नेटवर्क से आपके अकाउंट में लॉग इन किया है।',
  reused:
    'आपके लॉग इन का एक हिस्सा, जो सिर्फ़ एक बार चलता है, दो बार इस्तेमाल हुआ, जैसा चोरी के बाद होता है। हमने वह लॉग इन बंद कर दिया है; कृपया फिर से लॉग इन करें।',
};
export const device = 'डिवाइस';
export const unknownDevice = 'पता नहीं';
export const network = 'नेटवर्क';
export const time = 'समय (भारत)';
export const ifNotYou =
  'अगर यह आप थे, तो आपको कुछ नहीं करना है। अगर नहीं, तो कृपया नया पासवर्ड बनाएँ: इससे सभी डिवाइस लॉग आउट हो जाते हैं।';
export const newPassword = 'नया पासवर्ड बनाएँ';
