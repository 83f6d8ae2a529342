/** Refusals about how staff sign in. */
export const STAFF_SIGN_IN_REFUSALS = {
  STAFF_PASSWORD_SHORT: 'स्टाफ़ के पासवर्ड में कम से कम 12 अक्षर होने चाहिए।',
  STAFF_PASSWORD_BREACHED: 'यह पासवर्ड चोरी हुए पासवर्ड की एक सार्वजनिक सूची में है। कोई दूसरा पासवर्ड चुनें।',
} as const;
