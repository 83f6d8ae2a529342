import type { Pattern } from './patterns';

/** Refusals about saved views of lists, and about jobs on all records of a filter. */
export const VIEW_REFUSAL_TEXTS = {
  SAVED_VIEW_NOT_FOUND: 'यह व्यू मौजूद नहीं है। हो सकता है कि इसे हटा दिया गया हो।',
  SAVED_VIEW_NOT_YOURS: 'साझा व्यू को वही बदल सकता है जिसने उसे बनाया है, या कोई SuperAdmin।',
  SAVED_VIEW_NAME: 'इस नाम का आपका एक व्यू पहले से है।',
  SAVED_VIEW_LIMIT: [
    [
      /^You have (\d+) views of this list already\. Please delete one that you do not need\.$/,
      (most) => `इस सूची के आपके पहले से ${most} व्यू हैं। कृपया एक ऐसा व्यू हटा दें जिसकी ज़रूरत न हो।`,
    ],
  ],
} as const satisfies Record<string, string | readonly Pattern[]>;
