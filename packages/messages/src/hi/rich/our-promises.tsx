import type { ReactNode } from 'react';

/* Sentences of the page of promises with links. */

export const ownCheck = (complain: (text: string) => ReactNode) => (
  <>
    यह हमारी अपनी जाँच है, कोई प्रमाणपत्र नहीं। क्या हमने कोई वादा तोड़ा? {complain('शिकायत करें')} या राष्ट्रीय उपभोक्ता
    हेल्पलाइन 1915 पर कॉल करें।
  </>
);
export const lastCheck = (summary: ReactNode, day: ReactNode) => (
  <>
    {summary} पिछली जाँच: {day}।
  </>
);
