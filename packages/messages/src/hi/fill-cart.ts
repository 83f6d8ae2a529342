import type { LeftReason } from '@aabha/contracts/cart/fill-line';

/* Ordering again, and what a visitor put into the cart before logging in. */

export const orderAgain = 'फिर से ऑर्डर करें';
export const allInCart = 'सब कुछ आपकी कार्ट में है।';
export const someInCart = 'आपकी कार्ट में यह अलग है:';
export const noneInCart = 'इस ऑर्डर का कुछ भी अभी नहीं ख़रीदा जा सकता:';
export const viewCart = 'कार्ट देखें';
export const notReordered = 'कार्ट नहीं भरी जा सकी। फिर कोशिश करें।';
export const unknownProduct = 'एक टीवी';
export const leftReasons: Readonly<Record<LeftReason, (name: string, quantity: number) => string>> = {
  'not-sold': (name) => `${name} अब नहीं बिकता।`,
  'sold-out': (name) => `${name} स्टॉक में नहीं है।`,
  fewer: (name, quantity) => `${name}: स्टॉक में केवल ${quantity} हैं, इसलिए आपकी कार्ट में ${quantity} हैं।`,
  'no-protection': (name) => `${name} आपकी कार्ट में बिना एक्सटेंडेड वारंटी के है, जो अब नहीं मिलती।`,
};

export const yourCart = 'आपकी कार्ट';
export const logInToCheckOut = 'चेकआउट पर जाएँ';
export const logInToCheckOutHint = 'वहाँ हम आपका ईमेल पूछेंगे। पासवर्ड की ज़रूरत नहीं।';
export const couponsAfterLogin = 'लॉग इन करने के बाद आप कूपन लगा सकते हैं।';
export const cartNotShown = 'आपकी कार्ट की कीमतें नहीं दिखाई जा सकीं।';
