import { datesInHindi, type Pattern } from './patterns';
import { MAIL_REFUSALS } from './mail-refusals';
import { plural } from './plural';
import { quotedStatus } from './refusal-texts';
import { RETURN_DESK_REFUSALS } from './return-desk-refusals';

const LENT: Readonly<Record<string, string>> = {
  EMI: 'EMI',
  'cardless EMI': 'बिना कार्ड वाली EMI',
  'pay later': 'पे लेटर',
};

/** Refusals of what only staff and other programs do. */
export const STAFF_REFUSAL_TEXTS = {
  ...MAIL_REFUSALS,
  ...RETURN_DESK_REFUSALS,
  EVENTS_OVER_REST: 'यह कॉल घटनाएँ भेजता है। इसे REST से मँगाएँ।',
  PROGRESS_OVER_REST: 'यह कॉल अपनी प्रगति बताता है। इसे REST से मँगाएँ।',
  EXPORT_OVER_REST: 'यह एक्सपोर्ट एक फ़ाइल है। इसे REST से मँगाएँ।',
  IMPORT_INVALID: [
    [
      /^Nothing was imported: (\d+) lines? ha(?:s an error|ve errors)\.$/,
      (count) => `कुछ भी इंपोर्ट नहीं हुआ: ${count} ${plural(Number(count), 'पंक्ति', 'पंक्तियों')} में ग़लती है।`,
    ],
  ],
  IMPORT_STALE: 'इस प्रीव्यू के बाद डेटा बदल गया है। कुछ भी इंपोर्ट नहीं हुआ। प्रीव्यू फिर से देखें।',
  REFUND_NOT_OWED: 'यह ऑर्डर न रद्द हुआ है, न लौटाया गया है, इसलिए कोई रिफ़ंड नहीं बनता।',
  BULK_STALE: 'इस प्रीव्यू के बाद कुछ टीवी बदल गए हैं। कुछ भी अपडेट नहीं हुआ। प्रीव्यू फिर से देखें।',
  BULK_IMPOSSIBLE: [
    [/^(.+): (.+)$/s, (product, problem) => `${product} को अपडेट नहीं किया जा सकता: ${problem}`],
  ],
  COUPON_CODE_TAKEN: 'इस कोड का कूपन पहले से मौजूद है।',
  COUPON_EXPIRY_PAST: 'कूपन की आख़िरी तारीख बीती हुई नहीं हो सकती!',
  COUPON_START_AFTER_END: 'शुरू होने की तारीख आख़िरी तारीख से पहले होनी चाहिए।',
  ZIPCODE_TAKEN: 'यह पिन कोड सूची में पहले से है।',
  STAFF_ONLY_SUB_ADMINS: 'केवल SubAdmin को बंद या चालू किया जा सकता है।',
  WAITING_ROOM_NOT_ON_SALE: 'पहले इस टीवी को सेल के दिन के लिए तैयार करें।',
  WEBHOOK_EVENT_ID_MISSING: 'हेडर x-razorpay-event-id नहीं है।',
  BOOK_CHECK_RUNNING: 'एक जाँच पहले से चल रही है।',
  BOOK_CHECK_OVER: 'कोई जाँच नहीं चल रही है।',
  GSTR1_RUNNING: 'यह महीना अभी ख़त्म नहीं हुआ है।',
  GSTR1_FILED: 'यह महीना पहले ही दाखिल किया हुआ दर्ज है।',
  GSTR1_WAITING: 'इस महीने के एक इनवॉइस को अभी नंबर मिलना बाकी है। थोड़ी देर में फिर कोशिश करें।',
  ORDER_REFUNDED: 'इस ऑर्डर का रिफ़ंड हो चुका है, इसलिए इसकी स्थिति अब नहीं बदल सकती।',
  ORDER_STATUS_SAME: [
    [/^The order is already (.+)\.$/, (status) => `ऑर्डर की स्थिति पहले से ${quotedStatus(status)} है।`],
  ],
  ORDER_STOCK_GONE: [
    [
      /^Not enough stock of (.+) to reopen this order\.$/s,
      (product) => `इस ऑर्डर को फिर खोलने के लिए ${product} का स्टॉक काफ़ी नहीं है।`,
    ],
  ],
  ORDER_STATUS_CHANGED: [
    [
      /^This order is now (.+)\. Nothing was changed\.$/,
      (status) => `इस ऑर्डर की स्थिति अब ${quotedStatus(status)} है। कुछ नहीं बदला गया।`,
    ],
  ],
  ORDER_REFUND_CHANGED: [
    [/^There is nothing to refund now\./, () => 'अब कोई रिफ़ंड बाकी नहीं है। कुछ नहीं बदला गया।'],
    [
      /^The refund would now be (.+)\. Nothing was changed\.$/,
      (amount) => `रिफ़ंड अब ${amount} होगा। कुछ नहीं बदला गया।`,
    ],
  ],
  ORDER_REFUND_REASON_REQUIRED: 'रिफ़ंड का कारण बताएँ।',
  ORDER_NOT_ENDED: [
    [
      /^You can restock only a Cancelled or Returned order\. This one is (.+)\.$/,
      (status) =>
        `केवल रद्द या लौटाया गया ऑर्डर स्टॉक में वापस रखा जा सकता है। इस ऑर्डर की स्थिति ${quotedStatus(status)} है।`,
    ],
  ],
  ORDER_RESTOCKED: 'यह ऑर्डर पहले ही स्टॉक में वापस रखा जा चुका है।',
  ORDER_ADDRESS_NOT_PENDING: [
    [
      /^This order is now (.+), so its delivery address can no longer be corrected\./,
      (status) =>
        `इस ऑर्डर की स्थिति अब ${quotedStatus(status)} है, इसलिए डिलीवरी का पता ठीक नहीं किया जा सकता। कुछ नहीं बदला गया।`,
    ],
  ],
  ORDER_ADDRESS_STATE_UNKNOWN: [
    [
      /^The State of PIN code (.+) is not known, and the tax depends on it\./,
      (zip) => `पिन कोड ${zip} का राज्य पता नहीं है, और कर उसी पर निर्भर है। कुछ नहीं बदला गया।`,
    ],
  ],
  ORDER_ADDRESS_OTHER_STATE: [
    [
      /^PIN code (.+) is in (.+), but this order was invoiced for (.+), where the tax is different\./,
      (zip, to, from) =>
        `पिन कोड ${zip} ${to} में है, पर इस ऑर्डर का इनवॉइस ${from} के लिए बना था, जहाँ कर अलग है। इसे रद्द करें और ग्राहक से फिर ऑर्डर करने को कहें।`,
    ],
  ],
  REFUND_CANCELLED: 'यह ऑर्डर रद्द है, इसलिए पूरी रकम का रिफ़ंड हो चुका है। कुछ नहीं बदला गया।',
  REFUND_NOT_INSTANT: [
    [
      /^How this was paid is not recorded, so it cannot be refunded instantly\./,
      () => 'यह दर्ज नहीं है कि भुगतान कैसे हुआ था, इसलिए इसका तुरंत रिफ़ंड नहीं हो सकता। कुछ नहीं बदला गया।',
    ],
    [
      /^This was paid by (.+), which cannot be refunded instantly\./,
      (lent = '') => `इसका भुगतान ${LENT[lent] ?? lent} से हुआ था, जिसका तुरंत रिफ़ंड नहीं हो सकता। कुछ नहीं बदला गया।`,
    ],
  ],
  PRIVACY_REQUEST_NOT_FOUND: 'यह अनुरोध मौजूद नहीं है।',
  PRIVACY_REQUEST_ANSWERED: 'इस अनुरोध का जवाब पहले ही दिया जा चुका है।',
  REFUND_NOTHING_LEFT: 'चुकाई गई पूरी रकम का रिफ़ंड हो चुका है।',
  REFUND_NOTHING_CHOSEN: 'चुनें कि किसका रिफ़ंड करना है।',
  REFUND_PART_GONE: 'इसके एक हिस्से का रिफ़ंड हो चुका है या वह इस ऑर्डर में नहीं है। कुछ नहीं बदला गया।',
  REFUND_WARRANTY_LATE: [
    [
      /^An extended warranty alone could be refunded until (.+)\. Nothing was changed\.$/,
      (day = '') => `केवल अतिरिक्त वारंटी का रिफ़ंड ${datesInHindi(day)} तक हो सकता था। कुछ नहीं बदला गया।`,
    ],
  ],
  REFUND_TOO_MUCH: [
    [
      /^Only (.+) can still be refunded\. Nothing was changed\.$/,
      (amount) => `अब केवल ${amount} का रिफ़ंड हो सकता है। कुछ नहीं बदला गया।`,
    ],
  ],
  REFUND_TOO_SMALL: 'रिफ़ंड कम से कम ₹1 का होता है। कुछ नहीं बदला गया।',
  REFUND_LEAVES_TOO_LITTLE: '₹1 से कम बचेगा, जिसका रिफ़ंड कभी नहीं हो सकेगा। बाकी रकम का रिफ़ंड भी इसी के साथ करें।',
  REFUND_CHANGED: 'इस बीच इस ऑर्डर का रिफ़ंड हुआ है। कुछ नहीं बदला गया। रकम फिर से जाँचें।',
  ORDER_REASON_REQUIRED: 'ऑर्डर को पिछली स्थिति में ले जाने का कारण बताएँ।',
  PRICE_CHANGE_NOT_FOUND: 'कीमत का यह बदलाव मौजूद नहीं है।',
  PRICE_CHANGE_SETTLED: 'कीमत के इस बदलाव पर फ़ैसला हो चुका है।',
  PRICE_NEEDS_SECOND_PERSON: 'यह कीमत आपने ही माँगी थी। इसे किसी दूसरे व्यक्ति को मंज़ूर करना होगा।',
  PRICE_CHANGED_SINCE: 'अनुरोध के बाद कीमत बदल गई है। इसे नामंज़ूर करें और ज़रूरत हो तो फिर से अनुरोध करें।',
  PRICE_SCHEDULE_PAST: 'शुरुआत आने वाले समय की होनी चाहिए।',
  PRICE_SCHEDULE_TOO_FAR: 'शुरुआत एक साल के भीतर होनी चाहिए।',
  PRICE_SCHEDULE_SAME: 'इस टीवी की कीमत पहले से यही है।',
  PRICE_SCHEDULE_OVERLAP: [
    [
      /^Another price is scheduled for this television: (.+)\.$/s,
      (period = '') => `इस टीवी के लिए दूसरी कीमत पहले से तय है: ${datesInHindi(period)}।`,
    ],
  ],
  TAX_RATE_NOT_FOUND: 'कर की यह दर मौजूद नहीं है।',
  TAX_RATE_PAST: 'दर आज या उसके बाद शुरू होती है।',
  TAX_RATE_EXISTS: 'इस कोड की दर उस दिन से पहले से मौजूद है।',
  TAX_RATE_USED: 'इस कोड के सामान का इनवॉइस आज पिछली दर पर बन चुका है। कल या बाद का दिन चुनें।',
  TAX_RATE_BEGUN: 'यह दर शुरू हो चुकी है, इसलिए बनी रहेगी। इसके बजाय बाद की तारीख की नई दर जोड़ें।',
  SELF_AUDIT_RUNNING: 'एक जाँच पहले से चल रही है।',
  SELF_AUDIT_OVER: 'कोई जाँच नहीं चल रही है।',
  SELF_AUDIT_NOT_DONE: 'यह जाँच अभी पूरी नहीं हुई है।',
  SELF_AUDIT_NOT_FOUND: 'जाँच नहीं मिली।',
  E_INVOICE_NOT_FOUND: 'इस id का किसी बिज़नेस के नाम इनवॉइस या क्रेडिट नोट नहीं है।',
  E_INVOICE_REFUSED: [
    [/^The portal would refuse this document: (.+)$/s, (problems) => `पोर्टल यह दस्तावेज़ नहीं लेगा: ${problems}`],
  ],
  E_INVOICE_MISMATCH: [
    [
      /^The signed QR code is not that of this document\. (.+)$/s,
      (problem) => `यह साइन किया QR कोड इस दस्तावेज़ का नहीं है। ${problem}`,
    ],
  ],
  E_INVOICE_IRN_USED: 'यह IRN किसी दूसरे दस्तावेज़ का है।',
  SETTINGS_NO_DRAFT: 'प्रकाशित करने के लिए कोई ड्राफ़्ट नहीं है।',
  SETTINGS_UNCHANGED: 'ड्राफ़्ट प्रकाशित संस्करण जैसा ही है।',
  SETTINGS_NEED_SECOND_PERSON:
    'कीमत में गिरावट को दूसरे व्यक्ति की मंज़ूरी न चाहिए, यह किसी और SuperAdmin को प्रकाशित करना होगा।',
  SETTINGS_VERSION_NOT_FOUND: 'ऐसा कोई संस्करण नहीं है।',
  BREACH_NOT_FOUND: 'यह उल्लंघन रजिस्टर में नहीं है।',
  REVIEW_REMOVED: 'यह रिव्यू पहले ही हटाया जा चुका है।',
  REVIEW_NOT_REMOVED: 'यह रिव्यू हटाया नहीं गया है।',
  INVOICE_UNLAWFUL: [
    [/^The invoice would not be valid\. (.+)$/s, (problems) => `यह इनवॉइस मान्य नहीं होगा। ${problems}`],
  ],
  WHOLESALE_TWICE: 'यह टीवी थोक सूची में पहले से है।',
  WHOLESALE_STOCK_MISSING: [
    [
      /^There is not enough stock to complete this order: (.+)\. Nothing was changed\.$/s,
      (products) => `इस ऑर्डर को पूरा करने के लिए स्टॉक काफ़ी नहीं है: ${products}। कुछ नहीं बदला गया।`,
    ],
  ],
  WHOLESALE_NOT_INVOICED: 'क्रेडिट नोट केवल उस पूरे ऑर्डर का बन सकता है, जिसका इनवॉइस जारी हो चुका है।',
  WHOLESALE_INVOICED: [
    [
      /^Invoice (.+) was issued for this order, so it must stay Completed\.$/s,
      (invoice) => `इस ऑर्डर का इनवॉइस ${invoice} जारी हो चुका है, इसलिए इसे पूरा ही रहना होगा।`,
    ],
  ],
  WHOLESALE_STATE_UNKNOWN: [
    [
      /^We cannot make the invoice: the State of (.+) is not known, and the tax depends on it\./s,
      (place) => `इनवॉइस नहीं बन सकता: ${place} का राज्य पता नहीं है, और कर उसी पर निर्भर है। कुछ नहीं बदला गया।`,
    ],
  ],
  SHIPMENT_NOT_FOUND: 'यह शिपमेंट नहीं मिला।',
  SHIPMENT_ORDER_STATUS: [
    [
      /^This order is (\w+), so nothing of it can be packed\.$/,
      (status) => `यह ऑर्डर ${quotedStatus(status)} है, इसलिए इसका कुछ भी पैक नहीं हो सकता।`,
    ],
  ],
  SHIPMENT_UNITS_GONE: 'ये टीवी कोई और पैक कर रहा है, या इनका रिफ़ंड हो चुका है। कुछ नहीं बदला गया।',
  SHIPMENT_NOTHING_LEFT: 'इस ऑर्डर में पैक करने को कुछ नहीं बचा।',
  SHIPMENT_STATE: 'यह शिपमेंट अब दूसरी स्थिति में है। कुछ नहीं बदला गया।',
  SHIPMENT_REASON_REQUIRED: 'कृपया लिखें कि यह शिपमेंट वापस क्यों आया।',
  SHIPMENT_AWB_REQUIRED: 'कृपया AWB नंबर डालें।',
  SHIPMENT_COURIER_REQUIRED: 'कृपया कूरियर का नाम डालें।',
  SHIPMENT_AWB_USED: 'यह AWB नंबर इसी कूरियर के किसी दूसरे शिपमेंट का है।',
  SHIPMENT_SERIAL_USED: [
    [
      /^Serial number (.+) was packed for order (.+) before\.$/s,
      (serial, order) => `सीरियल नंबर ${serial} पहले ऑर्डर ${order} के लिए पैक हो चुका है।`,
    ],
  ],
  SHIPMENT_SERIAL_REPEATED: [
    [/^Serial number (.+) is scanned already\.$/s, (serial) => `सीरियल नंबर ${serial} पहले ही स्कैन हो चुका है।`],
  ],
  SHIPMENT_SERIALS_TOO_MANY: 'इस पंक्ति के सभी टीवी पहले ही स्कैन हो चुके हैं।',
  SHIPMENT_WRONG_MODEL: [
    [
      /^Wrong television: model (.+) is not in this shipment\.$/s,
      (model) => `ग़लत टीवी: मॉडल ${model} इस शिपमेंट में नहीं है।`,
    ],
  ],
  SHIPMENT_MODEL_FIRST: 'पहले डिब्बे पर लिखा मॉडल नंबर स्कैन करें: इस शिपमेंट में कई टीवी हैं।',
  SHIPMENT_CODE_UNKNOWN: [[/^No order has the number (.+)\.$/s, (code) => `नंबर ${code} का कोई ऑर्डर नहीं है।`]],
  SHIPMENT_CODE_AMBIGUOUS: [
    [
      /^Several orders end with (.+)\. Please open the order from the list\.$/s,
      (code) => `${code} पर ख़त्म होने वाले कई ऑर्डर हैं। कृपया ऑर्डर सूची से खोलें।`,
    ],
  ],
  SHIPMENT_PAPERS_NONE: 'इन ऑर्डर में से किसी के ऐसे काग़ज़ नहीं हैं।',
  ORDER_UNITS_PACKED: [
    [
      /^(.+) is packed already\. Cancel that shipment first, then refund\. Nothing was changed\.$/s,
      (product) => `${product} पहले ही पैक हो चुका है। पहले वह शिपमेंट रद्द करें, फिर रिफ़ंड करें। कुछ नहीं बदला गया।`,
    ],
  ],
  NOTE_FILE_NOT_FOUND: 'यह फ़ाइल अब मौजूद नहीं है।',
  EWAY_BILL_NOT_FOUND: 'यह इनवॉइस नहीं है, या इसका कोई ई-वे बिल नहीं है।',
  EWAY_BILL_REFUSED: [
    [
      /^The portal would refuse this e-way bill: (.+)$/s,
      (problems) => `पोर्टल यह ई-वे बिल स्वीकार नहीं करेगा: ${problems}`,
    ],
  ],
  EWAY_BILL_TOO_OLD: 'पोर्टल 180 दिन से पुराना इनवॉइस नहीं लेता।',
  EWAY_BILL_NUMBER_USED: 'यह ई-वे बिल किसी दूसरे इनवॉइस का है।',
  EWAY_BILL_TIMES: 'ई-वे बिल का अंत उसके बनने के बाद होना चाहिए।',
  EWAY_BILL_LIMIT_NOT_FOUND: 'यह सीमा मौजूद नहीं है।',
  EWAY_BILL_LIMIT_EXISTS: 'इस राज्य के लिए उस दिन से पहले से एक सीमा है।',
  CREDIT_NOTE_NOT_B2B: 'वापस करने के लिए कोई इनपुट क्रेडिट नहीं है: ख़रीदार का GSTIN नहीं है, या क्रेडिट नोट में कर नहीं है।',
  CREDIT_NOTE_REVERSAL_DAY: 'वापसी का दिन क्रेडिट नोट के दिन और आज के बीच होना चाहिए।',
} as const satisfies Record<string, string | readonly Pattern[]>;
