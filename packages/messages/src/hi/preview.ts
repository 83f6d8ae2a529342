export const preview = 'प्रीव्यू';
export const homeNotPublished = 'होम पेज को इस रूप में सिर्फ़ इस लिंक वाले लोग देखते हैं।';
export const notInShop = 'यह पेज सिर्फ़ इस लिंक वाले लोग देखते हैं। इसे यहाँ से ऑर्डर नहीं किया जा सकता।';
