/* The question whether Google Analytics may be used. */

export const mayWeUseIt = 'क्या हम Google Analytics का इस्तेमाल कर सकते हैं?';
export const whatItShows =
  'इससे हमें पता चलता है कि लोग कौन-से पेज और टीवी देखते हैं। Google कुकी रखता है और आपका IP पता देखता है। इसके बिना भी दुकान वैसे ही चलती है।';
export const browserAsksNotToTrack =
  'आपका ब्राउज़र वेबसाइटों से कहता है कि आपको ट्रैक न करें (Do Not Track या Global Privacy Control)। इसलिए Google Analytics बंद रहता है।';
export const youAllowedIt = 'आपने इसकी अनुमति दी है। आप इसे यहाँ बदल सकते हैं।';
export const youSaidNo = 'आपने मना किया है। आप इसे यहाँ बदल सकते हैं।';
export const privacyPolicy = 'गोपनीयता नीति';
export const noThanks = 'नहीं';
export const yesAllow = 'हाँ, अनुमति है';
