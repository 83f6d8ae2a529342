/* टीवी का त्रि-आयामी मॉडल, जिसे खींचकर घुमाया जाता है। */

export const turnIt = 'घुमाकर देखें';
export const turned = (product: string) => `${product}, घुमाकर देखें`;
export const stage = 'मॉडल, बाएँ और दाएँ तीर वाली कुंजियों से घुमाएँ';
export const howTo = 'घुमाने के लिए खींचें, या तीर वाली कुंजियाँ दबाएँ।';
export const angle = 'कितना घुमाया';
export const turnLeft = 'बाईं ओर घुमाएँ';
export const turnRight = 'दाईं ओर घुमाएँ';
export const front = 'सामने से';
export const leftSide = 'बाईं ओर से';
export const rightSide = 'दाईं ओर से';
export const back = 'पीछे से';
export const viewAt = (view: string, degrees: number) => `${view}, ${degrees}°`;
export const wide = (cm: string) => `चौड़ाई ${cm} सेमी`;
export const deep = (cm: string) => `मोटाई ${cm} सेमी`;
export const fromMeasures = 'बताई गई माप से बनाया गया मॉडल। बारीकियाँ तस्वीरों से अलग हो सकती हैं।';
export const loading = 'मॉडल तैयार हो रहा है…';
export const noWebgl = 'यह ब्राउज़र त्रि-आयामी मॉडल नहीं दिखा सकता। तस्वीरों में टीवी हर ओर से दिखता है।';
export const failed = 'मॉडल नहीं खुल पाया। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।';
export const tryAgain = 'फिर कोशिश करें';
export const seePhotographs = 'तस्वीरें देखें';
