/** Refusals about roles of staff and what they may do. */
export const STAFF_ROLE_REFUSALS = {
  REFUND_NOT_PERMITTED: 'इससे ग्राहक को रिफ़ंड होता है, जिसकी अनुमति आपकी भूमिका को नहीं है। कुछ भी नहीं बदला गया।',
  STAFF_ROLE_NOT_FOUND: 'भूमिका नहीं मिली।',
  STAFF_ROLE_EXISTS: 'इस नाम की भूमिका पहले से है।',
  STAFF_ROLE_FIRST: 'यह भूमिका शुरू से दुकान में है और हटाई नहीं जा सकती।',
  STAFF_ROLE_OF_SUPER_ADMIN: 'SuperAdmin सब कुछ कर सकते हैं और उनकी कोई दूसरी भूमिका नहीं होती।',
  STAFF_ROLE_LIMIT: 'दुकान में 12 भूमिकाएँ हो सकती हैं। पहले किसी एक को हटाएँ।',
} satisfies Readonly<Record<string, string>>;
