/* Mails about personal data. */

export const kinds = { correction: 'डेटा में सुधार', grievance: 'डेटा के बारे में शिकायत' };

export const linkSubject = 'गोपनीयता केंद्र का आपका लिंक';
export const logInToSee =
  'इस ईमेल से एक अकाउंट बना हुआ है। अपना डेटा देखने, डाउनलोड करने या मिटाने के लिए कृपया लॉग इन करें।';
export const linkShows = (hours: number) =>
  `इस लिंक से आप देख सकते हैं कि इस ईमेल के बारे में हमारे पास क्या डेटा है, उसे डाउनलोड कर सकते हैं या मिटा सकते हैं। यह ${hours} घंटे तक काम करता है।`;
export const openCentre = 'गोपनीयता केंद्र खोलें';
export const ifNotYou = 'अगर यह आपने नहीं माँगा, तो किसी और ने आपका ईमेल डाला है। आप इस संदेश पर ध्यान न दें।';

export const requestSubject = 'हमें आपके डेटा के बारे में आपका अनुरोध मिल गया है';
export const request = 'अनुरोध';
export const answerBy = 'जवाब की आख़िरी तारीख';
export const officerWrites = (officer: string) => `हमारे शिकायत अधिकारी ${officer} आपको लिखेंगे।`;

export const answerSubject = 'आपके डेटा के बारे में आपके अनुरोध का जवाब';
export const mayComplain = 'अगर आप संतुष्ट नहीं हैं, तो आप भारत के डेटा संरक्षण बोर्ड में शिकायत कर सकते हैं।';

export const erasedSubject = 'आपका डेटा मिटा दिया गया है';
export const erased = 'आपके कहने पर हमने आपका डेटा मिटा दिया है। इस पते पर यह हमारा आख़िरी ईमेल है।';
export const invoicesStay =
  'इनवॉइस और क्रेडिट नोट तब तक रहते हैं, जब तक टैक्स कानून के अनुसार ज़रूरी है: वार्षिक रिटर्न के बाद 72 महीने।';
