import type { ReactNode } from 'react';

/* Sentences of wholesale orders with links or emphasis. */

export const logInToFindOrder = (link: (text: string) => ReactNode) => (
  <>{link('लॉग इन करें')}, ताकि यह ऑर्डर बाद में “मेरे ऑर्डर” में मिले। आपने जो चुना और लिखा है, वह बना रहेगा।</>
);
export const orderReceived = (id: ReactNode, total: ReactNode, email: ReactNode) => (
  <>
    हमें {total} का ऑर्डर {id} मिल गया है। हम इसकी जानकारी {email} पर भेज रहे हैं और भुगतान व डिलीवरी के लिए आपसे संपर्क
    करेंगे।
  </>
);
export const placedOn = (day: ReactNode, units: string) => (
  <>
    {day} को किया गया · {units}
  </>
);
