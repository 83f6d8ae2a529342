import type { TextName } from '@aabha/contracts/shop-texts/text-names';
import type { ReactNode } from 'react';

/* Sentences of the checkout with links or emphasis. */

export const writeToSupport = (address: ReactNode, payment: ReactNode) => (
  <>
    कृपया {address} पर हमें लिखें और भुगतान {payment} का उल्लेख करें। हम इसे ठीक कर देंगे।
  </>
);
export const agreeToTexts = (link: (page: TextName, text: string) => ReactNode) => (
  <>
    ऑर्डर देकर आप हमारी {link('terms', 'शर्तें')} स्वीकार करते हैं, साथ में {link('shipping', 'शिपिंग नीति')},{' '}
    {link('unboxing', 'अनबॉक्सिंग नीति')}, {link('privacy', 'गोपनीयता और वारंटी नीति')} और{' '}
    {link('disclaimer', 'अस्वीकरण')}।
  </>
);
