import type { Pattern } from './patterns';

/** Refusals of what staff do with televisions. */
export const PRODUCT_REFUSAL_TEXTS = {
  SKU_TAKEN: [
    [/^Another television has the SKU (\S+) already\.$/, (sku) => `SKU ${sku} पहले से किसी दूसरे टीवी का है।`],
  ],
  PRODUCT_PUBLISHED: 'यह टीवी पहले से प्रकाशित है।',
  PRODUCT_IS_DRAFT: 'यह टीवी पहले से ड्राफ़्ट है।',
  PRODUCT_NOT_READY: [
    [
      /^It cannot be published yet\. Missing: (.+)\.$/s,
      (missing) => `इसे अभी प्रकाशित नहीं किया जा सकता। ये बाकी हैं: ${missing}।`,
    ],
  ],
  PREVIEW_NOT_READY: [
    [
      /^A preview needs the key facts\. Missing: (.+)\.$/s,
      (missing) => `प्रीव्यू के लिए मुख्य जानकारी ज़रूरी है। ये बाकी हैं: ${missing}।`,
    ],
  ],
  PUBLISH_TIME_WRONG: 'अगले एक साल के भीतर का कोई समय चुनें।',
  PREVIEW_LINK_OVER: 'यह प्रीव्यू लिंक अब काम नहीं करता। ऐसे लिंक 72 घंटे तक काम करते हैं।',
} as const satisfies Record<string, string | readonly Pattern[]>;
