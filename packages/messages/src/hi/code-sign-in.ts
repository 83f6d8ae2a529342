/* Signing in with a code by email, and the first password of such an account. */

export const or = 'या';
export const emailMeACode = 'ईमेल पर OTP से आगे बढ़ें';
export const noPasswordNeeded = 'पासवर्ड की ज़रूरत नहीं। अगर आप यहाँ नए हैं, तो आपका अकाउंट भी इसी से बन जाएगा।';
export const signInWithACode = 'अपने ईमेल से आगे बढ़ें';
export const signInIntro = 'हम आपके ईमेल पर 6 अंकों का OTP भेजेंगे। पासवर्ड की ज़रूरत नहीं।';
export const signInWithPassword = 'पासवर्ड से लॉग इन करें';
export const changeEmail = 'ईमेल बदलें';
export const continueText = 'आगे बढ़ें';

export const passwordTitle = 'पासवर्ड';
export const noPasswordYet =
  'आप ईमेल पर आए OTP से लॉग इन करते हैं। पासवर्ड बनाने पर आप OTP का इंतज़ार किए बिना लॉग इन कर पाएँगे।';
export const setAPassword = 'पासवर्ड बनाएँ';
export const savePassword = 'पासवर्ड सेव करें';
export const passwordSaved = 'पासवर्ड सेव हो गया';
export const passwordNotSaved = 'पासवर्ड सेव नहीं हो पाया।';
