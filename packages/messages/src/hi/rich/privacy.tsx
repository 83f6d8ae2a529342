import type { ReactNode } from 'react';

/* Sentences of the privacy centre with links. */

export const correctInProfile = (profile: (text: string) => ReactNode) => (
  <>आप अपना नाम, ईमेल, फ़ोन और पता {profile('अपनी प्रोफ़ाइल')} में ठीक कर सकते हैं।</>
);
export const logInOrGetLink = (login: (text: string) => ReactNode) => (
  <>
    अगर आपका अकाउंट है, तो {login('लॉग इन करें')}। अगर नहीं है, तो हम आपको एक लिंक ईमेल करेंगे, जिससे आप देख सकेंगे कि आपके ईमेल
    से जुड़ी कौन-सी जानकारी हमारे पास है।
  </>
);
