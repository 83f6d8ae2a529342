import { translateObstacle } from './erasure-obstacles';
import { ORDER_STATUSES } from './order-statuses';
import { datesInHindi, type Pattern } from './patterns';
import { plural } from './plural';

const STATUSES: Readonly<Record<string, string>> = ORDER_STATUSES;
/** Returns the status of an order in Hindi, in quotes. */
export const quotedStatus = (status = '') => `“${STATUSES[status] ?? status}”`;

/** Refusals that a shopper can meet. */
export const REFUSAL_TEXTS = {
  // Otherwise its message is that of its first field.
  INVALID_INPUT: [[/^Please check the highlighted fields\.$/, () => 'कृपया चिह्नित जानकारी जाँचें।']],
  CODE_WRONG: 'OTP ग़लत है।',
  CODE_EXPIRED: 'इस OTP का समय ख़त्म हो गया है। नया OTP मँगाएँ।',
  CODE_DEAD: 'OTP कई बार ग़लत लिखा गया। नया OTP मँगाएँ।',
  PASSWORD_REQUIRED: 'ईमेल बदलने के लिए अपना पासवर्ड लिखें।',
  PASSWORD_NOT_SET: 'इस अकाउंट का अभी कोई पासवर्ड नहीं है। पहले अपने प्रोफ़ाइल पेज पर पासवर्ड बनाएँ।',
  EMAIL_UNDO_LINK_WRONG: 'यह लिंक अब काम नहीं करता। हो सकता है इसका समय ख़त्म हो गया हो या यह इस्तेमाल हो चुका हो।',
  SIGN_IN_REQUIRED: 'आगे बढ़ने के लिए लॉग इन करें।',
  SESSION_EXPIRED: 'आपका सेशन ख़त्म हो गया है। फिर से लॉग इन करें।',
  WRONG_PASSWORD: 'ईमेल या पासवर्ड ग़लत है।',
  ACCOUNT_CLOSED: 'यह अकाउंट बंद है। इसे फिर से चालू कराने के लिए हमसे संपर्क करें।',
  FORBIDDEN: 'आपको यह करने की अनुमति नहीं है।',
  PASSWORD_NOT_YOURS: 'यह पासवर्ड सही नहीं है।',
  NOT_YOURS: 'आप केवल अपनी जानकारी देख सकते हैं।',
  CODE_NOT_VERIFIED: 'पहले OTP से अपने ईमेल की पुष्टि करें।',
  NOT_FOUND: 'नहीं मिला।',
  PRODUCT_NOT_FOUND: 'टीवी नहीं मिला।',
  COUPON_NOT_FOUND: 'यह कूपन कोड मौजूद नहीं है।',
  SERVICE_AREA_NOT_FOUND: 'पिन कोड नहीं मिला।',
  ORDER_NOT_FOUND: 'ऑर्डर नहीं मिला।',
  ORDER_LINK_UNKNOWN: 'यह ट्रैकिंग लिंक काम नहीं करता। इसे हमारे सबसे नए ईमेल से फिर खोलें या नया लिंक मँगाएँ।',
  ORDER_LINK_EXPIRED: [
    [
      /^This tracking link has ended\. Links work until (\d+) days after the last change of an order\.$/,
      (days) => `इस ट्रैकिंग लिंक का समय ख़त्म हो गया है। लिंक ऑर्डर के आख़िरी बदलाव के ${days} दिन बाद तक काम करते हैं।`,
    ],
  ],
  NEWS_NOT_FOUND: 'यह लेख मौजूद नहीं है।',
  PAYMENT_NOT_FOUND: 'भुगतान नहीं मिला।',
  ADDRESS_NOT_FOUND: 'यह पता मौजूद नहीं है। हो सकता है कि इसे हटा दिया गया हो।',
  ADDRESS_LIMIT: [
    [
      /^You have (\d+) addresses already\. Please remove one that you do not need\.$/,
      (most) => `आपके ${most} पते पहले से सेव हैं। जिसकी ज़रूरत न हो, उसे हटाएँ।`,
    ],
  ],
  METHOD_NOT_ALLOWED: 'यह तरीका यहाँ मान्य नहीं है।',
  RECORD_CHANGED: 'इस बीच किसी और ने इसे बदल दिया है। मिलाकर देखें और फिर से सेव करें।',
  PASSWORD_OF_DEMO: 'यह डेमो पासवर्ड है। कोई दूसरा पासवर्ड चुनें।',
  EMAIL_TAKEN: 'इस ईमेल से पहले ही एक अकाउंट बना हुआ है।',
  TEXTS_CHANGED: 'आपके यह पेज खोलने के बाद हमारी शर्तें या नीतियाँ बदल गई हैं। कृपया इन्हें पढ़कर फिर से ऑर्डर करें।',
  SHOP_NOT_READY: 'यह दुकान अभी ऑर्डर नहीं लेती। कृपया थोड़ी देर बाद आएँ।',
  WAITING_ROOM: [
    [
      /^(.+) has a waiting room today\. Please take your place at (.+); you can pay when it is your turn\.$/s,
      (product, path) => `आज ${product} के लिए वेटिंग रूम है। ${path} पर अपनी जगह लें; बारी आने पर आप भुगतान कर सकेंगे।`,
    ],
  ],
  WAITING_ROOM_TICKET_INVALID: 'वेटिंग रूम में आपकी जगह मान्य नहीं है। फिर से शामिल हों।',
  WAITING_ROOM_OPEN: 'इस टीवी का वेटिंग रूम पहले से है।',
  WAITING_ROOM_NOT_OPEN: 'इस टीवी का कोई वेटिंग रूम नहीं है।',
  OUT_OF_STOCK: 'यह टीवी स्टॉक में नहीं है।',
  STOCK_EXCEEDED: 'इतने टीवी स्टॉक में नहीं हैं।',
  CART_OVER_STOCK: [
    [
      /^Only (\d+) units of (.+) are available in stock\.$/s,
      (units, product) => `${product} के केवल ${units} यूनिट स्टॉक में ${plural(Number(units), 'है', 'हैं')}।`,
    ],
  ],
  CART_EMPTY: 'आपकी कार्ट ख़ाली है।',
  BUY_NOW_CHANGED: 'यह पेज खोलने के बाद कीमत बदल गई है। नया कुल देखकर फिर ऑर्डर करें।',
  CART_CHANGED: 'आपकी कार्ट बदल गई है। इसे देखकर फिर कोशिश करें।',
  COUPON_EXPIRED: [
    [/^This coupon expired on (.+)\.$/, (day = '') => `इस कूपन का समय ${datesInHindi(day)} को ख़त्म हो गया।`],
  ],
  COUPON_NOT_STARTED: [
    [/^This coupon is valid from (.+)\.$/, (day = '') => `यह कूपन ${datesInHindi(day)} से चलेगा।`],
  ],
  COUPON_USED_UP: 'यह कूपन पूरा इस्तेमाल हो चुका है।',
  COUPON_USED_BY_YOU: [
    [/^You have already used this coupon\.$/, () => 'आप यह कूपन पहले ही इस्तेमाल कर चुके हैं।'],
    [
      /^You have already used this coupon (\d+) times\.$/,
      (times) => `आप यह कूपन पहले ही ${times} बार इस्तेमाल कर चुके हैं।`,
    ],
  ],
  COUPON_FIRST_ORDER_ONLY: 'यह कूपन केवल आपके पहले ऑर्डर के लिए है।',
  COUPON_NOT_FOR_CART: 'यह कूपन आपकी कार्ट के टीवी के लिए नहीं है।',
  COUPON_BELOW_MINIMUM: [
    [
      /^Add (₹[\d,.]+) more to use this coupon\. It needs (₹[\d,.]+) of the televisions it is for\.$/,
      (missing, minimum) =>
        `इस कूपन के लिए ${missing} का सामान और जोड़ें। जिन टीवी पर यह चलता है, वे कम से कम ${minimum} के हों।`,
    ],
  ],
  ZIP_STATE_UNKNOWN:
    'हम इस पिन कोड पर डिलीवरी करते हैं, पर अभी इसके लिए ऑनलाइन ऑर्डर नहीं ले सकते। ऑर्डर करने के लिए हमसे संपर्क करें।',
  ZIP_NOT_SERVED: 'इस पिन कोड पर सेवा उपलब्ध नहीं है।',
  PAYMENT_NOT_CAPTURED: 'आपके भुगतान की पुष्टि हो रही है। पुष्टि होने पर हम आपको ईमेल करेंगे।',
  PAYMENT_REFUNDED: 'यह भुगतान बहुत देर से पहुँचा, इसलिए पूरा रिफ़ंड कर दिया गया है। हमने आपको जानकारी ईमेल कर दी है।',
  PAYMENT_SIGNATURE_WRONG: 'इस भुगतान की पुष्टि नहीं हो सकी।',
  PAYMENT_MISMATCH: 'यह भुगतान अपने ऑर्डर से मेल नहीं खाता।',
  COMPLAINT_NOT_FOUND: 'शिकायत नहीं मिली।',
  COMPLAINT_LINK_UNKNOWN: 'यह लिंक काम नहीं करता। इसे हमारे सबसे नए ईमेल से फिर खोलें।',
  COMPLAINT_TELEVISION_UNKNOWN: 'यह टीवी शिकायत के ऑर्डर में नहीं बिका था।',
  COMPLAINT_FILE_NOT_FOUND: 'यह फ़ाइल अब मौजूद नहीं है।',
  ORDER_OF_EMAIL_NOT_FOUND: 'इस नंबर और ईमेल का कोई ऑर्डर नहीं मिला। दोनों को जाँच लें।',
  ATTACHMENT_WRONG_TYPE: [
    [/^(.+) is not a PNG or JPEG picture or a PDF\.$/s, (file) => `${file} PNG या JPEG तस्वीर या PDF नहीं है।`],
  ],
  COMPLAINT_CLOSED: [
    [
      /^This complaint was resolved more than (\d+) days ago\./,
      (days) =>
        `इस शिकायत का समाधान ${days} दिन से ज़्यादा पहले हो चुका है। नई शिकायत करें और उसमें इस टिकट का नंबर लिखें।`,
    ],
  ],
  ORDER_CANCEL_NOT_PENDING: [
    [
      /^Only a Pending order can be cancelled\. This one is (.+)\.$/,
      (status) =>
        `केवल ${quotedStatus('Pending')} वाला ऑर्डर रद्द हो सकता है। इस ऑर्डर की स्थिति ${quotedStatus(status)} है।`,
    ],
  ],
  ORDER_PARTLY_SHIPPED: 'इस ऑर्डर का एक हिस्सा रवाना हो चुका है, इसलिए इसे अब रद्द नहीं किया जा सकता।',
  REVIEW_NOT_FOUND: 'रिव्यू नहीं मिला।',
  REVIEW_TWICE: 'आप इस टीवी का रिव्यू पहले ही दे चुके हैं।',
  REVIEW_PHOTO_NOT_FOUND: 'यह फ़ोटो अब मौजूद नहीं है।',
  REVIEW_PHOTO_HIDDEN: 'यह फ़ोटो पहले ही छिपाई जा चुकी है।',
  REVIEW_PHOTO_SHOWN: 'यह फ़ोटो छिपाई नहीं गई है।',
  FORM_UNREADABLE: 'फ़ॉर्म पढ़ा नहीं जा सका।',
  PICTURE_WRONG_TYPE: [
    [/^(.+) is not a PNG or JPEG picture\.$/s, (file) => `${file} PNG या JPEG तस्वीर नहीं है।`],
  ],
  PHOTO_WRONG_TYPE: [
    [/^(.+) is not a JPEG, PNG or WebP picture\.$/s, (file) => `${file} JPEG, PNG या WebP तस्वीर नहीं है।`],
  ],
  PICTURE_UNREADABLE: [
    [/^(.+) is damaged and cannot be shown\.$/s, (file) => `${file} ख़राब है और दिखाई नहीं जा सकती।`],
  ],
  PICTURE_TOO_LARGE: [
    [/^(.+) is larger than ([\d.]+) MB\.$/s, (file, most) => `${file} ${most} MB से बड़ी है।`],
  ],
  PICTURE_TOO_MANY_PIXELS: [
    [/^(.+) has more than ([\d.]+) megapixels\.$/s, (file, most) => `${file} में ${most} मेगापिक्सेल से ज़्यादा हैं।`],
  ],
  PICTURES_TOO_MANY: [
    [
      /^You can only upload a maximum of (\d+) images\.$/,
      (most) => `आप ज़्यादा से ज़्यादा ${most} तस्वीरें अपलोड कर सकते हैं।`,
    ],
  ],
  PICTURE_UNKNOWN: 'इनमें से एक तस्वीर अब मौजूद नहीं है। पेज को फिर से लोड करें।',
  INVOICE_NOT_NUMBERED: 'यह इनवॉइस तैयार हो रहा है। थोड़ी देर में फिर कोशिश करें।',
  INVOICE_NOT_FOUND: 'इनवॉइस नहीं मिला।',
  CREDIT_NOTE_NOT_NUMBERED: 'यह क्रेडिट नोट तैयार हो रहा है। थोड़ी देर में फिर कोशिश करें।',
  CREDIT_NOTE_NOT_FOUND: 'क्रेडिट नोट नहीं मिला।',
  RETURN_NOT_FOUND: 'रिटर्न का अनुरोध नहीं मिला।',
  RETURN_NOT_DELIVERED: [
    [
      /^Only a Delivered order can be returned\. This one is (.+)\.$/,
      (status) => `केवल डिलीवर हुआ ऑर्डर लौटाया जा सकता है। इस ऑर्डर की स्थिति ${quotedStatus(status)} है।`,
    ],
  ],
  SAVED_REPLY_NOT_FOUND: 'यह सहेजा हुआ जवाब नहीं मिला।',
  SAVED_REPLY_EXISTS: 'इस नाम का सहेजा हुआ जवाब पहले से है।',
  MESSAGE_NOT_FOUND: 'संदेश नहीं मिला।',
  RETURN_NOTHING_LEFT: 'इस ऑर्डर के सभी टीवी का रिफ़ंड हो चुका है, इसलिए लौटाने के लिए कुछ नहीं बचा है।',
  RETURN_TWICE: 'इस ऑर्डर के लिए रिटर्न का अनुरोध पहले ही किया जा चुका है।',
  RETURN_LINES_CHANGED: 'यह सामान अब लौटाया नहीं जा सकता। पेज को फिर से लोड करके दोबारा कोशिश करें।',
  RETURN_FILE_NOT_FOUND: 'यह फ़ोटो अब मौजूद नहीं है।',
  RETURN_TOO_LATE: [
    [/^This order can no longer be returned\.$/, () => 'यह ऑर्डर अब लौटाया नहीं जा सकता।'],
    [
      /^Returns for this order closed on (.+)\.$/,
      (day = '') => `इस ऑर्डर को लौटाने का समय ${datesInHindi(day)} को ख़त्म हो गया।`,
    ],
  ],
  RETURN_AMOUNT_CHANGED: 'रिफ़ंड की रकम चुकाई गई रकम से मेल नहीं खाती। पेज को फिर से लोड करें और फिर कोशिश करें।',
  PRIVACY_LINK_WRONG: 'यह लिंक अब काम नहीं करता। नया लिंक मँगाएँ।',
  PRIVACY_EXPORT_NOT_FOUND: 'इस फ़ाइल का समय ख़त्म हो गया है। नई फ़ाइल बनवाएँ।',
  PRIVACY_PASSWORD_REQUIRED: 'अपना डेटा मिटाने के लिए अपना पासवर्ड लिखें।',
  PRIVACY_STAFF: 'कर्मचारियों के अकाउंट SuperAdmin सँभालते हैं।',
  ERASURE_WAITS: [
    [
      /^We cannot erase your data yet: (.+)\.$/,
      (obstacles = '') =>
        `आपका डेटा अभी मिटाया नहीं जा सकता: ${obstacles.split(', ').map(translateObstacle).join(', ')}।`,
    ],
  ],
  WHOLESALE_NOT_FOUND: 'थोक टीवी नहीं मिला।',
  WHOLESALE_ORDER_NOT_FOUND: 'थोक ऑर्डर नहीं मिला।',
  WHOLESALE_PRICE_CHANGED: 'कीमतें बदल गई हैं। अपना ऑर्डर देखकर फिर कोशिश करें।',
  IDEMPOTENCY_KEY_INVALID: 'Idempotency-Key में 1 से 255 अक्षर, अंक और चिह्न होते हैं, बिना ख़ाली जगह के।',
  IDEMPOTENCY_KEY_REUSED: 'यह Idempotency-Key पहले ही किसी और काम में इस्तेमाल हो चुकी है। नई इस्तेमाल करें।',
  IDEMPOTENCY_IN_PROGRESS: 'यह अनुरोध अभी पूरा हो रहा है। थोड़ी देर में फिर कोशिश करें।',
  IDEMPOTENCY_ANSWER_LOST: 'यह काम पहले ही हो चुका था, पर उसकी पुष्टि नहीं पहुँची। दोबारा करने से पहले जाँच लें।',
  BODY_TOO_SLOW: 'भेजने में बहुत समय लग गया। फिर कोशिश करें।',
  TOO_LARGE: 'यह भेजने के लिए बहुत बड़ा है।',
  UNSUPPORTED_TYPE: 'इस तरह की सामग्री यहाँ मान्य नहीं है।',
  RATE_LIMITED: [
    [
      /^Too many attempts\. Please try again in (\d+) minutes\.$/,
      (minutes) => `बहुत बार कोशिश की गई। ${minutes} मिनट बाद फिर कोशिश करें।`,
    ],
    [
      /^Too many attempts\. Please try again in (\d+) seconds\.$/,
      (seconds) => `बहुत बार कोशिश की गई। ${seconds} सेकंड बाद फिर कोशिश करें।`,
    ],
  ],
  PROVIDER_UNAVAILABLE: 'भुगतान सेवा जवाब नहीं दे रही है। आपसे कोई रकम नहीं ली गई है। फिर कोशिश करें।',
  NOT_READY: 'सेवा शुरू हो रही है। थोड़ी देर में फिर कोशिश करें।',
  TEMPORARILY_UNAVAILABLE: 'दुकान अभी जवाब नहीं दे रही है। थोड़ी देर में फिर कोशिश करें।',
  MEDIA_UNAVAILABLE: 'अभी तस्वीरें सेव या दिखाई नहीं जा सकतीं। थोड़ी देर में फिर कोशिश करें।',
  OVERLOADED: 'दुकान पर अभी बहुत भीड़ है। थोड़ी देर में फिर कोशिश करें।',
  INTERNAL: 'हमारी ओर से कुछ गड़बड़ हो गई। फिर कोशिश करें।',
} as const satisfies Record<string, string | readonly Pattern[]>;
