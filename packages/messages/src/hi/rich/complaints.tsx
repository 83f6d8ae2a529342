import type { ReactNode } from 'react';

/* Sentences of complaints with links or emphasis. */

export const received = (ticket: ReactNode, email: string) => (
  <>
    हमें आपकी शिकायत मिल गई है। आपका टिकट नंबर {ticket} है। हम {email} पर पुष्टि का ईमेल भेज रहे हैं।
  </>
);
export const receivedWithLink = (ticket: ReactNode) => (
  <>
    हमें आपकी शिकायत मिल गई है। आपका टिकट नंबर {ticket} है। हम आपको एक ईमेल भेज रहे हैं, जिसके लिंक से आप उसकी स्थिति देख
    सकेंगे।
  </>
);
export const logInForComplaints = (login: (text: string) => ReactNode) => (
  <>हमें बताएँ कि ऑर्डर में क्या गड़बड़ हुई। अगर आपका अकाउंट है, तो अपनी शिकायतें देखने के लिए {login('लॉग इन करें')}।</>
);
export const closed = (raise: (text: string) => ReactNode) => (
  <>यह शिकायत बंद हो चुकी है। अगर अब भी कोई दिक़्क़त है, तो {raise('नई शिकायत दर्ज करें')} और उसमें यह टिकट नंबर लिखें।</>
);
