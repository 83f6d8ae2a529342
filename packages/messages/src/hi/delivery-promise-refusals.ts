import { datesInHindi, type Pattern } from './patterns';

/** Refusals about dispatch centres, lanes and promised dates. */
export const DELIVERY_PROMISE_REFUSALS = {
  CENTER_NOT_FOUND: 'यह डिस्पैच सेंटर नहीं मिला।',
  CENTER_TAKEN: 'इस नाम का डिस्पैच सेंटर पहले से है।',
  LANE_NOT_FOUND: 'यह मार्ग नहीं मिला।',
  LANE_TAKEN: 'इस सेंटर, इलाके और वज़न का मार्ग पहले से है।',
  LANE_AREA_UNKNOWN: 'इस इलाके में भारत का कोई पिन कोड नहीं है। कृपया वर्तनी जाँचें।',
  CENTER_DAY_NOT_FOUND: 'यह दिन नहीं मिला।',
  CENTER_DAY_TAKEN: 'सेंटर का यह दिन सूची में पहले से है।',
  PROMISE_CHANGED: [
    [
      /^The delivery date has changed: it has to be confirmed\. Please check it and pay again\.$/,
      () => 'डिलीवरी की तारीख बदल गई है: अब यह बाद में बताई जाएगी। कृपया जाँचें और फिर से भुगतान करें।',
    ],
    [
      /^The delivery date has changed to (.+)\. Please check it and pay again\.$/,
      (day = '') => `डिलीवरी की तारीख बदलकर ${datesInHindi(day)} हो गई है। कृपया जाँचें और फिर से भुगतान करें।`,
    ],
  ],
} as const satisfies Record<string, string | readonly Pattern[]>;
