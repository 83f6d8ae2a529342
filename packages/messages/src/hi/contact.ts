/* The contact page with its form. */

export const contact = 'संपर्क';
export const description =
  'लिखें, फ़ोन करें, चैट करें या मिलें: ख़रीदने से पहले सवाल, ऑर्डर में मदद, वारंटी और शिकायतें, सोमवार से शनिवार।';
export const howCanWeHelp = 'हम आपकी क्या मदद कर सकते हैं?';
export const aPersonReplies = 'ख़रीदने से पहले या बाद में, आपका संदेश कोई व्यक्ति ही पढ़ता है और जवाब देता है।';
export const writeToUs = 'हमें लिखें';
export const messageReceived = 'हमें आपका संदेश मिल गया है';
export const confirmationSentTo = (email: string) =>
  `हम ${email} पर पुष्टि का ईमेल भेज रहे हैं और दो कार्य दिवसों में वहीं जवाब देंगे।`;
export const writeAnotherMessage = 'दूसरा संदेश लिखें';
export const messageSent = 'संदेश भेज दिया गया!';
export const messageFailed = 'संदेश नहीं भेजा जा सका। कृपया फिर कोशिश करें।';
export const subject = 'विषय';
export const message = 'संदेश';
export const sendMessage = 'संदेश भेजें';
export const otherWaysToReachUs = 'संपर्क के दूसरे तरीके';
export const call = 'फ़ोन करें';
export const warrantyHelpline = 'वारंटी हेल्पलाइन:';
export const chat = 'चैट करें';
export const hours = 'समय';
export const visit = 'यहाँ आएँ';
export const grievanceOfficer = (officer: string) =>
  `शिकायत अधिकारी: ${officer}। हम हर शिकायत मिलने की सूचना 48 घंटे में देते हैं और उसे एक महीने में सुलझाते हैं।`;
export const howWeHandleComplaints = 'हम शिकायतें कैसे सुलझाते हैं';

export const messageTitle = (reference: string) => `संदेश ${reference}`;
export const isClosed = 'हमने यह संदेश बंद कर दिया है। फिर से लिखें और हम इसे देखेंगे।';
