/* Sign-in, sign-up, passwords and the profile. */

export const welcomeBack = 'आपका फिर से स्वागत है';
export const logInIntro = 'अपनी कार्ट और ऑर्डर देखने के लिए लॉग इन करें।';
export const password = 'पासवर्ड';
export const showOrHidePassword = 'पासवर्ड दिखाएँ या छिपाएँ';
export const forgotPassword = 'पासवर्ड भूल गए?';
export const newHere = 'यहाँ नए हैं?';
export const trackWithoutLogin = 'बिना लॉग इन किए ऑर्डर ट्रैक करें';
export const createAnAccount = 'अकाउंट बनाएँ';
export const loggedIn = 'आप लॉग इन हो गए!';
export const logInFailed = 'लॉग इन नहीं हो पाया।';

export const createYourAccount = 'अपना अकाउंट बनाएँ';
export const signupIntro = 'ऑर्डर करने, डिलीवरी ट्रैक करने और इनवॉइस डाउनलोड करने के लिए।';
export const atLeastSixCharacters = 'कम से कम 6 अक्षर';
export const continueToCode = 'आगे बढ़ें';
export const alreadyHaveAnAccount = 'पहले से अकाउंट है?';
export const checkYourEmail = 'अपना ईमेल देखें';
export const verifyAndCreateAccount = 'OTP जाँचें और अकाउंट बनाएँ';
export const accountCreated = 'आपका अकाउंट बन गया!';
export const verificationFailed = 'जाँच के समय कोई गड़बड़ी हुई।';

export const sixDigitOtp = '6 अंकों का OTP';
export const sendOtp = 'OTP भेजें';
export const otpSent = 'OTP आपके ईमेल पर भेज दिया गया!';
export const otpSentToNewEmail = 'OTP आपके नए ईमेल पर भेज दिया गया!';
export const otpNotSent = 'OTP नहीं भेजा जा सका।';
export const resend = 'फिर भेजें';
export const resendOtp = 'OTP फिर भेजें';
export const resendIn = (label: string, seconds: number) => `${seconds} सेकंड में ${label}`;
export const otpResent = 'OTP फिर भेज दिया गया!';
export const otpNotResent = 'OTP फिर नहीं भेजा जा सका।';
export const verifyOtp = 'OTP जाँचें';
export const otpVerified = 'OTP सही है!';
export const otpInvalid = 'OTP सही नहीं है।';
export const otpNotVerified = 'OTP की जाँच नहीं हो पाई।';

export const forgotYourPassword = 'पासवर्ड भूल गए?';
export const forgotIntro = 'अपना ईमेल लिखें। हम नया पासवर्ड बनाने के लिए आपको OTP भेजेंगे।';
export const rememberYourPassword = 'पासवर्ड याद आ गया?';
export const chooseANewPassword = 'नया पासवर्ड चुनें';
export const newPassword = 'नया पासवर्ड';
export const confirmNewPassword = 'नया पासवर्ड दोबारा लिखें';
export const passwordsDoNotMatch = 'दोनों पासवर्ड एक जैसे नहीं हैं।';
export const authenticatorCode = 'ऑथेंटिकेटर कोड';
export const authenticatorCodeHint = 'या एक रिकवरी कोड';
export const resetPassword = 'पासवर्ड बदलें';
export const passwordReset = 'आपका पासवर्ड बदल गया!';
export const passwordNotReset = 'पासवर्ड नहीं बदला जा सका।';

export const personalAccount = 'निजी अकाउंट';
export const businessAccount = 'बिज़नेस अकाउंट';
export const address = 'पता';
export const pinCode = 'पिन कोड';
export const pinCodeOptional = 'पिन कोड (वैकल्पिक)';
export const languageOfMails = 'ईमेल की भाषा';
export const languageOfMailsHint = 'हम आपको इसी भाषा में ईमेल भेजेंगे।';
/** Languages by their own names. */
export const languages = { en: 'English', hi: 'हिन्दी' };
export const notGivenYet = 'अभी नहीं दिया गया';
export const editProfile = 'प्रोफ़ाइल बदलें';
export const profileUpdated = 'आपकी प्रोफ़ाइल सेव हो गई!';
export const profileNotUpdated = 'प्रोफ़ाइल सेव नहीं हो पाई।';
export const toChangeYourEmail = 'ईमेल बदलने के लिए आपका पासवर्ड और वह OTP चाहिए, जो हम नए ईमेल पर भेजते हैं।';
export const yourPassword = 'आपका पासवर्ड';
export const weInformYourOldEmail = 'हम आपके पुराने ईमेल पर भी सूचना भेजेंगे और आपके दूसरे डिवाइस से लॉग आउट कर देंगे।';
export const verifyAndSave = 'OTP जाँचें और सेव करें';

export const someoneElseChangedEmail = 'क्या आपका ईमेल किसी और ने बदला?';
export const undoIntro =
  'इससे आपका पुराना ईमेल वापस आ जाएगा और सभी डिवाइस से लॉग आउट हो जाएगा। हो सकता है कि आपका पासवर्ड कोई और जानता हो, इसलिए नया पासवर्ड चुनें। अगर ईमेल आपने ही बदला है, तो बस यह पेज बंद कर दें।';
export const restoreMyEmail = 'मेरा ईमेल वापस लाएँ';
export const emailNotRestored = 'आपका ईमेल वापस नहीं लाया जा सका।';
export const emailRestored = 'आपका ईमेल वापस आ गया है';
export const allDevicesLoggedOut = 'सभी डिवाइस से लॉग आउट हो गया है। कृपया अपने नए पासवर्ड से लॉग इन करें।';
export const linkDoesNotWork = 'यह लिंक काम नहीं करता';
export const linkIsIncomplete = 'लिंक अधूरा है। कृपया इसे ईमेल से फिर खोलें, या पूरा लिंक एड्रेस बार में कॉपी करें।';
