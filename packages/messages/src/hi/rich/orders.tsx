import type { ReactNode } from 'react';

/* Sentences of orders with links or emphasis. */

export const refundQueued = (amount: ReactNode, since: string, promise: string) => (
  <>
    आपका {amount} का रिफ़ंड {since} को शुरू हुआ। वह उसी खाते में भेजा जा रहा है, जिससे आपने भुगतान किया था। {promise}
  </>
);
export const refundProcessed = (amount: ReactNode, since: string, promise: string) => (
  <>
    {since} को शुरू हुआ आपका {amount} का रिफ़ंड उसी खाते में भेज दिया गया है, जिससे आपने भुगतान किया था। {promise}
  </>
);
export const refundFailed = (amount: ReactNode, address: ReactNode) => (
  <>
    हम आपका {amount} का रिफ़ंड नहीं भेज पाए। कृपया हमें {address} पर लिखें, हम इसे ठीक कर देंगे।
  </>
);
export const invoiceEmailed = (email: string, invoices: (text: string) => ReactNode) => (
  <>
    हम आपका जीएसटी इनवॉइस {email} पर भेज रहे हैं। आप {invoices('इनवॉइस डाउनलोड')} भी कर सकते हैं।
  </>
);
export const trackOrder = (orders: (text: string) => ReactNode) => (
  <>ऑर्डर रवाना होने पर हम आपको ईमेल भेजेंगे। उसकी स्थिति {orders('मेरे ऑर्डर')} में देखें।</>
);
export const trackOrCancel = (orders: (text: string) => ReactNode) => (
  <>
    ऑर्डर रवाना होने पर हम आपको ईमेल भेजेंगे। उसकी स्थिति {orders('मेरे ऑर्डर')} में देखें; रवाना होने तक आप उसे वहीं रद्द कर सकते
    हैं।
  </>
);
export const readUnboxing = (unboxing: (text: string) => ReactNode) => (
  <>टीवी आने से पहले पढ़ लें कि {unboxing('उसे कैसे लें, खोलें और लगाएँ')}।</>
);
