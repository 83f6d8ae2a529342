import type { ReactNode } from 'react';

/* Sentences of the page about complaints with links. */

export const howToRaise = (raise: (text: string) => ReactNode, raiseAsGuest: (text: string) => ReactNode) => (
  <>
    लॉग इन हैं, तो {raise('शिकायत दर्ज करें')}। लॉग इन किए बिना {raiseAsGuest('अपना ऑर्डर और ईमेल बताएँ')}। आप तस्वीरें
    और PDF फ़ाइलें जोड़ सकते हैं।
  </>
);
