import type { Pattern } from './patterns';

/** Refusals of the steps that staff take with a return. */
export const RETURN_DESK_REFUSALS = {
  RETURN_REJECTED_BEFORE: 'यह रिटर्न पहले ही अस्वीकार किया जा चुका है।',
  RETURN_RECEIVED_BEFORE: 'इस रिटर्न का सामान पहले ही पहुँच चुका है।',
  RETURN_NOT_RECEIVED: 'जाँच करने से पहले दर्ज करें कि सामान पहुँच गया है।',
  RETURN_INSPECTED_BEFORE: 'इस रिटर्न की जाँच पहले ही हो चुकी है।',
  RETURN_LINES_INCOMPLETE: 'कृपया हर सामान के लिए बताएँ कि कितने स्वीकार हुए।',
  RETURN_REASON_MISSING: 'कृपया कारण बताएँ। ग्राहक इसे पढ़ता है।',
  RETURN_APPROVED_BEFORE: 'यह रिटर्न पहले ही मंज़ूर हो चुका है।',
  RETURN_NOT_APPROVED: 'रिफ़ंड करने से पहले इस रिटर्न को मंज़ूर करें।',
  RETURN_REFUNDED_BEFORE: 'इस ऑर्डर का रिफ़ंड पहले ही शुरू हो चुका है।',
  RETURN_NOT_INSPECTED: 'बदलने से पहले सामान की जाँच करके उसे स्वीकार करें।',
  RETURN_REPLACED_BEFORE: 'इस रिटर्न का सामान पहले ही बदला जा चुका है।',
  RETURN_PICKUP_NOT_APPROVED: 'पिकअप रिटर्न मंज़ूर होने के बाद चुना जा सकता है।',
  RETURN_PICKUP_NOT_SERVED: 'हम अब इस पिन कोड से सामान नहीं लेते। इसे तय करने के लिए हम आपको फ़ोन या ईमेल करेंगे।',
  RETURN_PICKUP_NOT_OFFERED: 'पिकअप के लिए यह दिन अब नहीं चुना जा सकता। कृपया दूसरा चुनें।',
  RETURN_PICKUP_FULL: 'इस समय की सभी जगहें भर गई हैं। कृपया दूसरा समय चुनें।',
  RETURN_PICKUP_TOO_LATE: 'यह पिकअप अब यहाँ नहीं बदला जा सकता। कृपया हमें फ़ोन करें।',
  RETURN_PICKUP_CLEARED_BY_STAFF: 'पिकअप रद्द करने के लिए कृपया हमें फ़ोन करें। आप यहाँ दूसरा समय चुन सकते हैं।',
  REPLACEMENT_NO_STOCK: [
    [/^Too few of (.+) are free to replace it\.$/, (name) => `बदलने के लिए ${name} का स्टॉक काफ़ी नहीं है।`],
  ],
  REPLACEMENT_WAITS: 'इस रिटर्न का बदला पहले से स्टॉक की प्रतीक्षा में है।',
  REPLACEMENT_REFUND_CHOSEN: 'ग्राहक ने रिफ़ंड चुना है, इसलिए बदला नहीं भेजा जाएगा।',
  REPLACEMENT_SERIAL_UNKNOWN: [
    [
      /^(.+) is not a serial number of the returned televisions\.$/,
      (serial) => `${serial} लौटाए गए टीवी का सीरियल नंबर नहीं है।`,
    ],
  ],
  REPLACEMENT_PACKED: 'बदला पैक हो चुका है या निकल चुका है। पहले उसका शिपमेंट रद्द करें।',
  REPLACEMENT_NONE: 'ऐसा कोई बदला नहीं है जिसके साथ यह हो सके।',
} satisfies Readonly<Record<string, string | readonly Pattern[]>>;
