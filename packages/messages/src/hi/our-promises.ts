import type { DarkPattern } from '@aabha/contracts/self-audit/self-audit.values';

/* The page of what the shop promises about each dark pattern. */

export const title = 'हमारे वादे';
export const description =
  '13 डार्क पैटर्न में से हर एक के बारे में हमारा वादा और हमारी पिछली जाँच का नतीजा: सही स्टॉक, कोई छिपा खर्च नहीं, पहले से कुछ चुना हुआ नहीं, सीधा "नहीं"।';
export const intro =
  'भारत सरकार ने 13 डार्क पैटर्न बताए हैं, यानी ऑनलाइन दुकानों की चालें। हम इनमें से कोई भी नहीं अपनाते, और एक प्रोग्राम हर हफ़्ते हमारे अपने पेजों और डेटा की जाँच करता है।';
export const kept = 'निभाया';
export const weAreMendingThis = 'हम इसे ठीक कर रहे हैं';
export const notChecked = 'जाँच नहीं हुई';
export const notRunYet = 'हमारी पहली जाँच अभी नहीं हुई है। उसकी तारीख और नतीजा यहाँ दिखेंगे।';
export const allKept = (promises: number) => `सभी ${promises} वादे निभाए गए।`;
export const someKept = (promisesKept: number, promises: number) =>
  `${promises} में से ${promisesKept} वादे निभाए गए।`;

const PROMISES: Readonly<Record<DarkPattern, { title: string; promise: string }>> = {
  'false-urgency': {
    title: 'झूठी जल्दी',
    promise:
      '"केवल 3 बचे हैं" का मतलब तीन ही है। जिस ऑफ़र का अंत बताया गया है, वह सच में तब ख़त्म होता है, और हम भीड़ का दिखावा नहीं करते।',
  },
  'basket-sneaking': {
    title: 'कार्ट में चुपके से जोड़ना',
    promise: 'आपके कार्ट में वही है जो आपने रखा। अतिरिक्त वारंटी तभी जुड़ती है जब आप उसे चुनते हैं।',
  },
  'confirm-shaming': {
    title: 'मना करने पर शर्मिंदा करना',
    promise: 'आप सीधे "नहीं" कह सकते हैं। इसके लिए हम आपको कभी बुरा महसूस नहीं कराते।',
  },
  'forced-action': {
    title: 'ज़बरदस्ती करवाना',
    promise: 'आप बिना अकाउंट और बिना फ़ोन नंबर दिए देख, खोज, तुलना कर और पूरा खर्च जान सकते हैं।',
  },
  'subscription-trap': {
    title: 'सदस्यता का जाल',
    promise: 'ऑफ़र वाले हर मेल के लिंक से आप हमारी सूची छोड़ सकते हैं: खोलें, एक बार दबाएँ, हो गया।',
  },
  'interface-interference': {
    title: 'स्क्रीन से भटकाना',
    promise: '"हाँ" और "नहीं" का आकार और रंग का अंतर एक जैसा है, और कोई बॉक्स पहले से चुना हुआ नहीं है।',
  },
  'bait-and-switch': {
    title: 'दिखाना कुछ, बेचना कुछ',
    promise: 'सूची में जो कीमत है, वही पेज पर, कार्ट में और आपके भुगतान में है।',
  },
  'drip-pricing': {
    title: 'कीमत धीरे-धीरे बढ़ाना',
    promise: 'प्रॉडक्ट पेज पर टैक्स सहित कीमत, डिलीवरी शुल्क और दोनों का जोड़ दिखता है।',
  },
  'disguised-advertisement': {
    title: 'छिपा हुआ विज्ञापन',
    promise: 'ऊपर दिखने के लिए कोई पैसे नहीं देता। हमारे कर्मचारी रिव्यू नहीं लिखते।',
  },
  nagging: {
    title: 'बार-बार टोकना',
    promise: 'आपने जो बंद किया, वह कम से कम 30 दिन बंद रहता है। हम महीने में ज़्यादा से ज़्यादा चार ऑफ़र मेल भेजते हैं।',
  },
  'trick-wording': {
    title: 'उलझाने वाली भाषा',
    promise: 'हम छोटे, सीधे वाक्यों में पूछते हैं, दोहरी "नहीं" के बिना।',
  },
  'saas-billing': {
    title: 'अपने आप बिल बनना',
    promise: 'हम टीवी बेचते हैं। कुछ भी अपने आप रिन्यू नहीं होता और किसी कार्ड से दोबारा पैसे नहीं कटते।',
  },
  'rogue-malware': {
    title: 'हानिकारक प्रोग्राम',
    promise: 'हमारे पेज पर हमारी और भुगतान सेवा की ही स्क्रिप्ट चलती हैं; Google Analytics तभी, जब आप अनुमति दें।',
  },
};

/** Returns the name of a dark pattern and what shoppers are promised about it. */
export const promiseAbout = (pattern: DarkPattern): { title: string; promise: string } => PROMISES[pattern];
