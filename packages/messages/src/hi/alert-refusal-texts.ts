import type { Pattern } from './patterns';

/** Refusals about alerts of televisions. */
export const ALERT_REFUSAL_TEXTS = {
  ALERT_NOT_FOUND: 'यह अलर्ट अब नहीं है।',
  ALERT_LINK_WRONG: 'यह लिंक अब काम नहीं करता। कृपया अलर्ट के लिए फिर से कहें।',
  ALERT_IN_STOCK: 'यह टीवी स्टॉक में है। आप इसे अभी ऑर्डर कर सकते हैं।',
  ALERT_TARGET_TOO_HIGH: 'कृपया आज की कीमत से कम कीमत लिखें।',
  ALERT_LIMIT: [
    [
      /^You have (\d+) alerts already\. Please stop one of them first\.$/,
      (most) => `आपके ${most} अलर्ट पहले से चालू हैं। कृपया पहले उनमें से कोई एक बंद करें।`,
    ],
  ],
} as const satisfies Record<string, string | readonly Pattern[]>;
