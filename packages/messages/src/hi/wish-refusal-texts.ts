import type { Pattern } from './patterns';

/** Refusals about wish lists. */
export const WISH_REFUSAL_TEXTS = {
  WISH_LIST_FULL: [
    [
      /^Your wish list has (\d+) televisions already\. Please remove one of them first\.$/,
      (most) => `आपकी विशलिस्ट में ${most} टीवी पहले से हैं। कृपया पहले उनमें से कोई एक हटाएँ।`,
    ],
  ],
} as const satisfies Record<string, string | readonly Pattern[]>;
