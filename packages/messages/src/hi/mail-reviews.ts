/* Mails about reviews. */

export const removedSubject = (product: string) => `${product} का आपका रिव्यू हटा दिया गया है`;
export const removed = (product: string) =>
  `हमने ${product} का आपका रिव्यू हटा दिया है। अब वह दूसरे ग्राहकों को नहीं दिखता, और उसके स्टार नहीं गिने जाते।`;
export const yourReview = 'आपका रिव्यू';
export const onlyOnce = (supportEmail: string) =>
  `किसी प्रोडक्ट का रिव्यू एक ही बार लिखा जा सकता है, इसलिए आप इसका दूसरा रिव्यू नहीं लिख सकते। अगर आपको लगता है कि यह ग़लती से हुआ, तो कृपया ${supportEmail} पर लिखें। हम फिर से जाँच करेंगे।`;

export const restoredSubject = (product: string) => `${product} का आपका रिव्यू फिर से दिख रहा है`;
export const restored = (product: string) =>
  `हमने ${product} का आपका रिव्यू ग़लती से हटा दिया था। इसके लिए हमें खेद है। अब वह ग्राहकों को फिर से दिखता है, और उसके स्टार गिने जाते हैं।`;
export const seeReview = 'अपना रिव्यू देखें';

export const photoHiddenSubject = (product: string) => `${product} के आपके रिव्यू की एक फ़ोटो छिपा दी गई है`;
export const photoHidden = (number: number, product: string) =>
  `हमने ${product} के आपके रिव्यू की फ़ोटो ${number} छिपा दी है। अब वह दूसरे ग्राहकों को नहीं दिखती। आपका लिखा हुआ और आपके स्टार बने रहेंगे।`;
export const photoMistake = (supportEmail: string) =>
  `अगर आपको लगता है कि यह ग़लती से हुआ, तो कृपया ${supportEmail} पर लिखें। हम फिर से जाँच करेंगे।`;
export const photoShownSubject = (product: string) => `${product} के आपके रिव्यू की एक फ़ोटो फिर से दिख रही है`;
export const photoShown = (number: number, product: string) =>
  `हमने ${product} के आपके रिव्यू की फ़ोटो ${number} ग़लती से छिपा दी थी। इसके लिए हमें खेद है। अब वह ग्राहकों को फिर से दिखती है।`;
