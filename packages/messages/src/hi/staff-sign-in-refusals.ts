/** Refusals about how staff sign in. */
export const STAFF_SIGN_IN_REFUSALS = {
  STAFF_PASSWORD_SHORT: 'स्टाफ़ के पासवर्ड में कम से कम 12 अक्षर होने चाहिए।',
  STAFF_PASSWORD_BREACHED: 'यह पासवर्ड चोरी हुए पासवर्ड की एक सार्वजनिक सूची में है। कोई दूसरा पासवर्ड चुनें।',
  STAFF_RESET_LINK_WRONG:
    'यह लिंक अब काम नहीं करता। हो सकता है कि इसका समय ख़त्म हो गया हो या यह इस्तेमाल हो चुका हो।',
  SECOND_FACTOR_REQUIRED: 'अपने ऑथेंटिकेटर ऐप का कोड लिखें।',
  SECOND_FACTOR_WRONG: 'यह कोड सही नहीं है, या पहले ही इस्तेमाल हो चुका है।',
  PASSKEY_WRONG: 'यह पासकी स्वीकार नहीं हुई। फिर से कोशिश करें।',
  SECOND_FACTOR_ENROL: 'पहले अपना दूसरा फ़ैक्टर चालू करें।',
  STEP_UP_REQUIRED: 'पुष्टि करें कि यह आप ही हैं, फिर दोबारा कोशिश करें।',
  STAFF_RESET_NEEDS_LINK: 'स्टाफ़ का पासवर्ड केवल OTP से नहीं बदलता। किसी SuperAdmin से रीसेट लिंक माँगें।',
  SECOND_FACTOR_OFF: 'इस दुकान में दूसरा फ़ैक्टर इस्तेमाल नहीं होता।',
  SECOND_FACTOR_ON: 'इस अकाउंट में दूसरा फ़ैक्टर पहले से चालू है।',
  SECOND_FACTOR_NONE: 'इस अकाउंट में दूसरा फ़ैक्टर नहीं है।',
  SECOND_FACTOR_NOT_STARTED: 'यह QR कोड अब मान्य नहीं है। फिर से शुरू करें।',
  SECOND_FACTOR_LAST: 'इस दुकान में दूसरा फ़ैक्टर ज़रूरी है। इसे हटाने से पहले कोई दूसरा जोड़ें।',
  PASSKEY_NOT_ADDED: 'यह पासकी नहीं जुड़ सकी। फिर से शुरू करें।',
  PASSKEY_KNOWN: 'यह पासकी पहले ही जोड़ी जा चुकी है।',
  PASSKEY_TOO_MANY: 'एक अकाउंट में ज़्यादा से ज़्यादा 10 पासकी हो सकती हैं। पहले कोई एक हटाएँ।',
  STAFF_RESET_OWN: 'अपने अकाउंट के लिए Sign-in security का इस्तेमाल करें।',
  STAFF_RESET_DISABLED: 'यह अकाउंट बंद है। पहले इसे चालू करें।',
} as const;
