import type { Pattern } from './patterns';

/** Refusals about orders that staff compose, and about the links that they are paid by. */
export const DRAFT_REFUSAL_TEXTS = {
  DRAFT_ORDER_NOT_FOUND: 'यह ड्राफ़्ट ऑर्डर नहीं मिला।',
  DRAFT_ORDER_STATE: 'यह ड्राफ़्ट ऑर्डर अब दूसरी स्थिति में है। कुछ नहीं बदला गया।',
  DRAFT_ORDER_EDITED: 'यह ड्राफ़्ट ऑर्डर किसी और ने बदल दिया है। कुछ सेव नहीं हुआ; इसे फिर से खोलें।',
  DRAFT_ORDER_PRICES: 'आपके खोलने के बाद कुल रकम बदल गई है। कुछ नहीं भेजा गया; फिर से जाँचें।',
  DRAFT_ORDER_ACCOUNT: 'इस ईमेल का अकाउंट पहले से है। उसे ईमेल से ढूँढें।',
  DRAFT_ORDER_CUSTOMER: 'यह अकाउंट बंद है, या किसी ग्राहक का नहीं है।',
  DRAFT_ORDER_WAITING_ROOM: [
    [
      /^(.+) has a waiting room, so it cannot be sold by phone until that has ended\.$/s,
      (product: string) => `${product} का वेटिंग रूम है, इसलिए उसके ख़त्म होने तक इसे फ़ोन पर नहीं बेचा जा सकता।`,
    ],
  ],
  PAY_LINK_UNKNOWN: 'यह लिंक अब काम नहीं करता। अगर हमने आपको नया लिंक भेजा है, तो उसे खोलें; नहीं तो हमसे नया लिंक माँगें।',
  PAY_LINK_PAID: 'इस ऑर्डर का भुगतान हो चुका है। आपसे दोबारा पैसे नहीं लिए गए।',
  PAY_LINK_EXPIRED: 'इस लिंक का समय ख़त्म हो गया है। आपसे पैसे नहीं लिए गए। कृपया हमसे नया लिंक माँगें।',
  PAY_LINK_CANCELLED: 'यह ऑर्डर रद्द हो चुका है। आपसे पैसे नहीं लिए गए।',
  PAY_LINK_SOLD_OUT: [
    [
      /^(.+) is sold out at the moment\. You have not been charged; please ask us\.$/s,
      (product: string) => `${product} अभी स्टॉक में नहीं है। आपसे पैसे नहीं लिए गए; कृपया हमसे पूछें।`,
    ],
  ],
} satisfies Readonly<Record<string, string | Pattern[]>>;
