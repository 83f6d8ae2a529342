import type { Pattern } from './patterns';

/** Refusals of what staff do with stock. */
export const STOCK_REFUSAL_TEXTS = {
  STOCK_CHANGED: [
    [
      /^The stock has changed to (\d+) since you began\. Please count again\.$/,
      (units) => `इस बीच स्टॉक ${units} हो गया है। फिर से गिनें।`,
    ],
  ],
  PRODUCT_NOT_REMOVED: 'यह टीवी पहले से बिक्री में है।',
  DELIVERY_NOT_FOUND: 'यह डिलीवरी नहीं मिली।',
  DELIVERY_CLOSED: 'यह डिलीवरी अब दूसरी स्थिति में है। कुछ नहीं बदला गया।',
  DELIVERY_EXCEEDED: [
    [
      /^Only (\d+) of this delivery are still to come\. Count the television if more are there\.$/,
      (units) => `इस डिलीवरी के केवल ${units} यूनिट आने बाकी हैं। अगर ज़्यादा हैं, तो टीवी गिनें।`,
    ],
  ],
  DELIVERY_BELOW_RECEIVED: [
    [
      /^(\d+) of this delivery are in stock already\.$/,
      (units) => `इस डिलीवरी के ${units} यूनिट पहले से स्टॉक में हैं।`,
    ],
  ],
} as const satisfies Record<string, string | readonly Pattern[]>;
