/** Refusals about refunds that need a second person. */
export const REFUND_REQUEST_REFUSALS = {
  REFUND_REQUEST_NOT_FOUND: 'रिफ़ंड का यह अनुरोध नहीं मिला।',
  REFUND_REQUEST_SETTLED: 'रिफ़ंड के इस अनुरोध पर फ़ैसला हो चुका है।',
  REFUND_REQUEST_EXPIRED: 'रिफ़ंड के इस अनुरोध का समय ख़त्म हो गया है। अगर रिफ़ंड अब भी करना हो, तो फिर से अनुरोध करें।',
  REFUND_REQUEST_WAITING: 'इस ऑर्डर का एक रिफ़ंड पहले से मंज़ूरी का इंतज़ार कर रहा है। पहले उस पर फ़ैसला करें या उसे वापस लें।',
  REFUND_REQUEST_OWN: 'इस रिफ़ंड का अनुरोध आपने ख़ुद किया था। इस पर फ़ैसला किसी और को करना होगा।',
  REFUND_REQUEST_ABOVE_LIMIT: 'यह रिफ़ंड आपकी सीमा से ज़्यादा है। इसे ज़्यादा सीमा वाला कोई व्यक्ति मंज़ूर कर सकता है।',
  REFUND_REQUEST_NOT_OWN: 'इस रिफ़ंड का अनुरोध किसी और ने किया था। उसे केवल वही वापस ले सकते हैं।',
  REFUND_LIMIT_NEEDS_SECOND_PERSON: 'रिफ़ंड की ज़्यादा सीमा को कोई दूसरा SuperAdmin प्रकाशित करेगा।',
} satisfies Readonly<Record<string, string>>;
