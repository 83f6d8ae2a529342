/* Where a customer is logged in. */

export const devices = 'डिवाइस';
export const intro = 'आप यहाँ-यहाँ लॉग इन हैं। जिसे आप नहीं पहचानते, उसे लॉग आउट कर दें।';
export const thisDevice = 'यह डिवाइस';
export const unknownDevice = 'अनजान डिवाइस';
export const program = 'कोई दूसरा ऐप';
export const lastUsed = (when: string, network: string) => `आख़िरी बार ${when} · नेटवर्क ${network}`;
export const logOut = 'लॉग आउट करें';
export const logOutOf = (device: string) => `${device} को लॉग आउट करें`;
export const logOutOthers = 'बाकी सभी डिवाइस लॉग आउट करें';
export const loggedOut = 'लॉग आउट हो गया';
export const othersLoggedOut = 'बाकी सभी डिवाइस लॉग आउट हो गए';
export const onlyOld = 'आप सिर्फ़ यहाँ लॉग इन हैं।';
export const notLoaded = 'आपके डिवाइस नहीं दिखाए जा सके।';
export const tryAgain = 'फिर कोशिश करें';
