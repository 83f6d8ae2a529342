/* Mails about returns. */

export const receivedSubject = (number: string) => `हमें ऑर्डर ${number} के रिटर्न का आपका अनुरोध मिल गया है`;
export const received = 'हमें आपका रिटर्न का अनुरोध मिल गया है। हम इसे जल्द ही देखेंगे।';
export const keepInBox = 'कृपया सामान को सभी एक्सेसरी के साथ उसके डिब्बे में रखें।';
export const approvedSubject = (number: string) => `ऑर्डर ${number} का आपका रिटर्न मंज़ूर हो गया है`;
export const approved = 'आपका रिटर्न मंज़ूर हो गया है। पिकअप का समय तय करने के लिए हमारा कूरियर आपको फ़ोन करेगा।';
export const willRefund = (amount: string) =>
  `सामान मिलने के बाद हम ${amount} उसी खाते में लौटा देंगे, जिससे आपने भुगतान किया था।`;
export const refund = 'रिफ़ंड';
