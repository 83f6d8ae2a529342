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
} as const;
