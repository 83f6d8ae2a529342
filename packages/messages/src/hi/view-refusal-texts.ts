import type { Pattern } from './patterns';

/** Refusals about saved views of lists, API keys, webhooks, schedules of reports, the dictionary of specifications, EMI plans, and jobs on all records of a filter. */
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
  SETTLEMENT_NOT_FOUND: 'निपटान नहीं मिला।',
  SETTLEMENT_READ_RUNNING: 'निपटान पहले से पढ़े जा रहे हैं।',
  SETTLEMENT_READ_OVER: 'अभी कोई निपटान नहीं पढ़ा जा रहा है।',
  API_KEY_INVALID: 'यह API कुंजी मौजूद नहीं है, इसका समय पूरा हो गया है या इसे रद्द कर दिया गया है।',
  API_KEY_SCOPE: 'यह API कुंजी यह कॉल नहीं कर सकती।',
  API_KEY_NOT_FOUND: 'API कुंजी नहीं मिली।',
  API_KEY_EXISTS: 'इस नाम की कुंजी पहले से है।',
  WEBHOOK_NOT_FOUND: 'वेबहुक नहीं मिला।',
  WEBHOOK_DELIVERY_NOT_FOUND: 'डिलीवरी नहीं मिली।',
  WEBHOOK_EXISTS: 'इस पते का वेबहुक पहले से है।',
  WEBHOOK_LIMIT: 'पहले से 20 वेबहुक हैं। कृपया एक ऐसा वेबहुक हटा दें जिसकी ज़रूरत न हो।',
  WEBHOOK_URL_REFUSED: 'दुकान इस पते पर नहीं भेज सकती।',
  REPORT_SCHEDULE_NOT_FOUND: 'रिपोर्ट का यह शेड्यूल नहीं मिला।',
  REPORT_SCHEDULE_LIMIT: 'रिपोर्टों के पहले से 50 शेड्यूल हैं। कृपया एक ऐसा शेड्यूल हटा दें जिसकी ज़रूरत न हो।',
  REPORT_RECIPIENT_REFUSED: 'रिपोर्ट केवल उन कर्मचारियों को ईमेल की जाती है जो उसे देख सकते हैं।',
  EMI_PLAN_NOT_FOUND: 'यह EMI प्लान मौजूद नहीं है।',
  EMI_PLAN_OVERLAPS: 'इनमें से कुछ दिनों में बैंक का यही प्लान पहले से है।',
  EMI_PLANS_FULL: 'पहले से 500 EMI प्लान हैं। कृपया कुछ ऐसे प्लान हटा दें जो ख़त्म हो चुके हैं।',
  HOME_NO_DRAFT: 'होम पेज का कोई ड्राफ़्ट नहीं है, जिसे प्रकाशित किया जा सके।',
  HOME_PRODUCT_UNKNOWN: 'इनमें से कोई टीवी अब मौजूद नहीं है।',
  SPECIFICATION_TERM_NOT_FOUND: 'यह शब्द शब्दकोश में नहीं है।',
  SPECIFICATION_NAME_TAKEN: 'यह नाम पहले से किसी और शब्द का है।',
  SPECIFICATION_TERMS_FULL: 'शब्दकोश भर गया है। कृपया वे शब्द हटा दें जो किसी टीवी में नहीं हैं।',
  SPECIFICATION_NAMES_FULL: 'एक शब्द के ज़्यादा से ज़्यादा 50 दूसरे नाम हो सकते हैं।',
  STANDARD_NAMES_STALE: 'इस प्रीव्यू के बाद शब्दकोश बदल गया है। कुछ भी अपडेट नहीं हुआ। प्रीव्यू फिर से देखें।',
  SPECIFICATION_MERGE_SAME: 'कृपया कोई दूसरा शब्द चुनें।',
  BULK_JOB_NOT_FOUND: 'यह काम मौजूद नहीं है।',
  BULK_JOB_OVER: 'यह काम पहले ही पूरा हो चुका है।',
  BULK_JOB_EMPTY: 'इस फ़िल्टर का कोई रिकॉर्ड इस तरह नहीं बदला जा सकता। कुछ शुरू नहीं किया गया।',
  BULK_JOB_CHANGED: [
    [
      /^The records have changed since the preview: it would now be (\d+)\. Nothing was started; please check it again\.$/,
      (count) => `झलक के बाद रिकॉर्ड बदल गए हैं: अब ${count} बदलेंगे। कुछ शुरू नहीं किया गया; कृपया फिर से देख लें।`,
    ],
  ],
  BULK_JOB_TOO_MANY: [
    [
      /^A job takes at most (\d+) records\. Please narrow the filter\.$/,
      (most) => `एक काम में ज़्यादा से ज़्यादा ${most} रिकॉर्ड आते हैं। कृपया फ़िल्टर छोटा करें।`,
    ],
  ],
  PICTURE_NOT_FOUND: 'यह तस्वीर हटा दी गई है।',
  PICTURE_SAME: 'कोई दूसरी तस्वीर चुनें।',
  BULK_JOB_RUNNING: 'आप यही काम पहले ही शुरू कर चुके हैं, और वह अभी पूरा नहीं हुआ है।',
  BULK_JOB_QUEUE: 'बहुत से काम इंतज़ार में हैं। कुछ पूरे होने पर फिर कोशिश करें।',
} as const satisfies Record<string, string | readonly Pattern[]>;
