import type { Pattern } from './patterns';

/** Refusals about installations and the zones of technicians. */
export const INSTALLATION_REFUSALS = {
  INSTALLATION_NOT_FOUND: 'यह इंस्टॉलेशन नहीं मिला।',
  INSTALLATION_NOT_SERVED: 'आपके इलाके में इंस्टॉलेशन अभी उपलब्ध नहीं है।',
  INSTALLATION_NO_DATE: 'डिलीवरी की तारीख पता चलने पर इंस्टॉलेशन बुक हो सकेगा।',
  INSTALLATION_OVER: [
    [
      /^Installation can be booked here until (\d+) days after the delivery\. Please call us\.$/,
      (days) => `इंस्टॉलेशन यहाँ डिलीवरी के ${days} दिन बाद तक बुक हो सकता है। कृपया हमें फ़ोन करें।`,
    ],
  ],
  INSTALLATION_ORDER_ENDED: 'यह ऑर्डर रद्द या वापस हो चुका है, इसलिए इंस्टॉल करने के लिए कुछ नहीं है।',
  INSTALLATION_ALL_BOOKED: 'इनमें से हर टीवी का इंस्टॉलेशन पहले से बुक है।',
  INSTALLATION_NOT_OFFERED: 'यह समय अब नहीं चुना जा सकता। कृपया दूसरा चुनें।',
  INSTALLATION_FULL: 'इस समय की सभी जगहें अब भर गई हैं। कृपया दूसरा समय चुनें।',
  INSTALLATION_MOVED_ONCE: 'इंस्टॉलेशन यहाँ एक बार बदला जा सकता है। फिर से बदलने के लिए कृपया हमें फ़ोन करें।',
  INSTALLATION_TOO_LATE: 'यह इंस्टॉलेशन अब यहाँ नहीं बदला जा सकता। कृपया हमें फ़ोन करें।',
  INSTALLATION_NOT_OPEN: 'यह इंस्टॉलेशन पहले ही ख़त्म हो चुका है। कृपया इसे फिर से देखें।',
  INSTALLATION_DONE_AHEAD: 'इंस्टॉलेशन आने वाले दिन को पूरा नहीं हो सकता।',
  ZONE_NOT_FOUND: 'तकनीशियन का यह ज़ोन नहीं मिला।',
  ZONE_TAKEN: 'इस नाम का तकनीशियन ज़ोन पहले से है।',
  ZONE_AREA_TAKEN: [
    [/^(.+) belongs to the zone (.+) already\.$/s, (area, zone) => `${area} पहले से ज़ोन ${zone} में है।`],
  ],
  ZONE_AREA_UNKNOWN: [
    [
      /^No PIN code of India is in (.+)\. Please check its spelling\.$/s,
      (area) => `${area} में भारत का कोई पिन कोड नहीं है। कृपया वर्तनी जाँचें।`,
    ],
  ],
  ZONE_IN_USE: 'इस ज़ोन के ग्राहकों के यहाँ तकनीशियन अभी आने वाले हैं। पहले वे इंस्टॉलेशन बदलें या रद्द करें।',
} as const satisfies Record<string, string | readonly Pattern[]>;
