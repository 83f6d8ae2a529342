/* Mails about installations. */

export const bookedSubject = (number: string) => `आपके ऑर्डर ${number} का इंस्टॉलेशन बुक हो गया है`;
export const booked = 'आपका इंस्टॉलेशन बुक हो गया है। हमारा तकनीशियन इस समय आपके डिलीवरी पते पर आएगा:';
export const movedSubject = (number: string) => `आपके ऑर्डर ${number} के इंस्टॉलेशन का समय बदल गया है`;
export const moved = 'आपके इंस्टॉलेशन का समय बदल गया है। हमारा तकनीशियन अब इस समय आपके डिलीवरी पते पर आएगा:';
export const late =
  'आपका टीवी बताए गए दिन के बाद पहुँचेगा, इसलिए हमने उसका इंस्टॉलेशन उसके बाद के पहले ख़ाली समय पर कर दिया है। हमें खेद है। हमारा तकनीशियन अब इस समय आएगा:';
export const cancelledSubject = (number: string) => `आपके ऑर्डर ${number} का इंस्टॉलेशन रद्द हो गया है`;
export const cancelled =
  'आपका इंस्टॉलेशन रद्द हो गया है। ऑर्डर ख़त्म न हुआ हो तो आप “मेरे ऑर्डर” में दूसरा समय बुक कर सकते हैं।';
export const doneSubject = (number: string) => `आपके ऑर्डर ${number} का टीवी लग गया है`;
export const done =
  'हमारे तकनीशियन ने आपका टीवी लगा दिया है। इसकी वारंटी इसी दिन से शुरू होती है, या डिलीवरी से अगर वह बाद में हुई।';
export const installedOn = 'लगाने का दिन';
export const failedSubject = (number: string) => `आपके ऑर्डर ${number} का टीवी नहीं लग सका`;
export const failed =
  'हमारा तकनीशियन आया था, पर आपका टीवी नहीं लग सका। कृपया “मेरे ऑर्डर” में दूसरा समय बुक करें या हमें फ़ोन करें।';
export const reason = 'कारण';
export const code = 'आपका कोड';
export const codeNote = 'टीवी चलने लगे तभी तकनीशियन को अपना कोड बताएँ, उससे पहले नहीं, और फ़ोन पर भी नहीं।';
export const day = 'दिन';
export const time = 'समय';
export const installationType = 'इंस्टॉलेशन';
export const isFree = 'इंस्टॉलेशन मुफ़्त है।';
export const fee = (amount: string) =>
  `इंस्टॉलेशन की फ़ीस ${amount} है। टीवी चलने लगे तब कृपया तकनीशियन को नकद या UPI से दें और बिल माँगें।`;
export const haveReady = 'कृपया तैयार रखें: डिब्बे में टीवी, और उसकी जगह के पास बिजली का सॉकेट।';
export const wallNote = 'दीवार पर लगाने के लिए कृपया हमारे आने से पहले दीवार चुन लें। सामान्य ब्रैकेट डिब्बे में है।';
export const moveUntil =
  'आप इसे एक दिन पहले शाम 6 बजे तक “मेरे ऑर्डर” में एक बार बदल सकते हैं या रद्द कर सकते हैं। उसके बाद कृपया हमें फ़ोन करें।';
export const myOrders = 'मेरे ऑर्डर';
