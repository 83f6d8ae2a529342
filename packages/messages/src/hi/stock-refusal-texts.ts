import type { Pattern } from './patterns';

/** Refusals of what staff do with stock. */
export const STOCK_REFUSAL_TEXTS = {
  STOCK_CHANGED: [
    [
      /^The stock has changed to (\d+) since you began\. Please count again\.$/,
      (units) => `इस बीच स्टॉक ${units} हो गया है। फिर से गिनें।`,
    ],
  ],
} as const satisfies Record<string, string | readonly Pattern[]>;
