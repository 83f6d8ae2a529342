import type { ReactNode } from 'react';

/* Sentences of accounts with links or emphasis. */

export const otpSentTo = (email: ReactNode) => <>हमने {email} पर 6 अंकों का OTP भेजा है। यह 10 मिनट तक मान्य है।</>;
export const otpOnItsWay = (email: ReactNode) => (
  <>अगर {email} से हमारे यहाँ अकाउंट है, तो 6 अंकों का OTP भेज दिया गया है। यह 10 मिनट तक मान्य है।</>
);
export const newPasswordFor = (email: ReactNode) => (
  <>{email} के लिए। आपके बाकी सभी डिवाइस से लॉग आउट हो जाएगा।</>
);
export const accountsAreForAdults = (notice: (text: string) => ReactNode) => (
  <>
    अकाउंट 18 साल या उससे ज़्यादा उम्र के लोगों के लिए हैं। हमारी {notice('सूचना')} में लिखा है कि हम कौन-सा डेटा रखते हैं,
    किसलिए रखते हैं और उसे कैसे मिटाया जा सकता है।
  </>
);
