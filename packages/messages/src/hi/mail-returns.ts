/* Mails about returns. */

export const receivedSubject = (number: string) => `हमें ऑर्डर ${number} के रिटर्न का आपका अनुरोध मिल गया है`;
export const received = 'हमें आपका रिटर्न का अनुरोध मिल गया है। हम इसे जल्द ही देखेंगे।';
export const keepInBox = 'कृपया सामान को सभी एक्सेसरी के साथ उसके डिब्बे में रखें।';
export const approvedSubject = (number: string) => `ऑर्डर ${number} का आपका रिटर्न मंज़ूर हो गया है`;
export const approved =
  'आपका रिटर्न मंज़ूर हो गया है। कृपया चुनें कि हम इसे कब लेने आएँ: “मेरे ऑर्डर” खोलें और “चुनें कि हम इसे कब लेने आएँ” दबाएँ।';
export const willRefund = (amount: string) =>
  `सामान मिलने के बाद हम ${amount} उसी खाते में लौटा देंगे, जिससे आपने भुगतान किया था।`;
export const refund = 'रिफ़ंड';

export const choosePickup = 'चुनें कि हम इसे कब लेने आएँ';
export const pickupSubject = (number: string) => `हम ऑर्डर ${number} का आपका रिटर्न लेने आएँगे`;
export const pickupBooked = 'आपके रिटर्न का पिकअप तय हो गया है। हमारा कूरियर इस समय आपके डिलीवरी पते पर आएगा:';
export const pickupMovedSubject = (number: string) => `ऑर्डर ${number} के आपके रिटर्न का पिकअप बदल गया है`;
export const pickupMoved = 'आपके रिटर्न का पिकअप बदल गया है। हमारा कूरियर अब इस समय आपके डिलीवरी पते पर आएगा:';
export const pickupClearedSubject = (number: string) => `ऑर्डर ${number} के आपके रिटर्न का पिकअप रद्द हो गया है`;
export const pickupCleared =
  'हमने आपके रिटर्न का पिकअप रद्द कर दिया है; रिटर्न की मंज़ूरी बनी हुई है। कृपया “मेरे ऑर्डर” में दूसरा समय चुनें।';
export const pickupDay = 'दिन';
export const pickupTime = 'समय';
export const pickupReady = (number: string) =>
  `कृपया तैयार रखें: सामान, हो सके तो उसके डिब्बे में, सभी एक्सेसरी, और ऑर्डर नंबर ${number}।`;
export const pickupMoveUntil =
  'आप एक दिन पहले शाम 6 बजे तक “मेरे ऑर्डर” में दूसरा समय चुन सकते हैं। उसके बाद कृपया हमें फ़ोन करें।';

export const arrivedSubject = (number: string) => `ऑर्डर ${number} के आपके रिटर्न का सामान हमारे पास पहुँच गया है`;
export const arrived = (hours: number) =>
  `आपका रिटर्न हमारे केंद्र पर पहुँच गया है। हम ${hours} घंटे के अंदर इसकी जाँच करेंगे और फिर आपको लिखेंगे।`;
export const acceptedSubject = (number: string) => `ऑर्डर ${number} का आपका रिटर्न स्वीकार हो गया है`;
export const accepted = (amount: string) =>
  `हमने आपके रिटर्न की जाँच करके उसे स्वीकार कर लिया है। हम ${amount} उसी खाते में लौटा देंगे, जिससे आपने भुगतान किया था।`;
export const acceptedInPartSubject = (number: string) => `ऑर्डर ${number} का आपका रिटर्न आंशिक रूप से स्वीकार हुआ है`;
export const acceptedInPart = (amount: string) =>
  `हमने आपके रिटर्न की जाँच करके उसका एक हिस्सा स्वीकार किया है। हम ${amount} उसी खाते में लौटा देंगे, जिससे आपने भुगतान किया था, और बाकी सामान आपको वापस भेज देंगे।`;
export const acceptedUnits = (accepted: number, quantity: number) => `${quantity} में से ${accepted} स्वीकार`;
export const rejectedSubject = (number: string) => `हम ऑर्डर ${number} का आपका रिटर्न स्वीकार नहीं कर सके`;
export const rejected = 'हमें खेद है: हम आपका रिटर्न स्वीकार नहीं कर सके। कोई रिफ़ंड नहीं होगा।';
export const rejectedArrived = 'हम सामान बिना किसी शुल्क के आपको वापस भेज देंगे।';
export const ourReason = 'हमारा कारण';
export const remedy = (officer: string, email: string, hours: number) =>
  `अगर आप सहमत नहीं हैं, तो हमसे शिकायत करें: हमारी वेबसाइट पर "शिकायतें" खोलें, या ${officer === '' ? 'हमारे शिकायत अधिकारी' : `हमारे शिकायत अधिकारी ${officer}`} को ${email} पर लिखें। हम ${hours} घंटे के अंदर शिकायत मिलने की पुष्टि करते हैं और एक महीने के अंदर उसका समाधान करते हैं। आप राष्ट्रीय उपभोक्ता हेल्पलाइन 1915 पर फ़ोन भी कर सकते हैं या उपभोक्ता आयोग में जा सकते हैं। उपभोक्ता संरक्षण अधिनियम, 2019 के तहत आपके अधिकार बने रहते हैं।`;
export const complain = 'इस फ़ैसले की शिकायत करें';

export const acceptedReplace =
  'हमने आपके रिटर्न की जाँच करके उसे स्वीकार कर लिया है। अब हम आपके लिए वही टीवी देखते हैं और आपको फिर लिखेंगे।';
export const replaceOpenSubject = (number: string) => `ऑर्डर ${number} के बदले का टीवी पैक हो रहा है`;
export const replaceOpen =
  'वही टीवी आपके लिए अलग रख दिया गया है। हम इसे पैक कर रहे हैं और भेजते ही आपको लिखेंगे। इसके लिए आपको कुछ नहीं देना है।';
export const replaceWaitingSubject = (number: string) => `ऑर्डर ${number} के बदले का टीवी अभी स्टॉक में नहीं है`;
export const replaceWaiting = (amount: string) =>
  `हमने आपका रिटर्न स्वीकार कर लिया है, पर वही टीवी अभी स्टॉक में नहीं है। आते ही हम भेज देंगे। आपको रुकना ज़रूरी नहीं है: “मेरे ऑर्डर” में आप इसके बजाय ${amount} का रिफ़ंड चुन सकते हैं।`;
export const replaceShippedSubject = (number: string) => `ऑर्डर ${number} के बदले का टीवी रास्ते में है`;
export const replaceShipped = 'बदले का टीवी हमारे केंद्र से निकल चुका है।';
export const replaceDeliveredSubject = (number: string) => `ऑर्डर ${number} के बदले का टीवी पहुँच गया`;
export const replaceDelivered = 'बदले का टीवी पहुँच गया। आपके ऑर्डर का इनवॉइस और वारंटी वैसे ही बने रहते हैं।';
export const replaceCancelledSubject = (number: string) => `ऑर्डर ${number} के बदले टीवी नहीं भेजा जाएगा`;
export const replaceCancelled = (amount: string) =>
  `हम बदले का टीवी नहीं भेजेंगे। हम ${amount} उसी खाते में लौटा देंगे, जिससे आपने भुगतान किया था, और फिर आपको लिखेंगे।`;
export const refundChosen = 'आपने रिफ़ंड चुना।';
