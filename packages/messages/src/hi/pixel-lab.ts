import { formatCount } from '@aabha/contracts/counts/counts';

/* वह पेज जो पैनल पर पूरे रंग दिखाता है, ताकि ख़राब पिक्सल दिखें और गिने जा सकें। */

export const title = 'पिक्सल लैब';
export const lead = 'टीवी के ख़राब पिक्सल देखें और गिनें। यह पेज टीवी के ब्राउज़र में या उससे जुड़े लैपटॉप पर खोलें।';
export const steps = [
  'पर्दा साफ़ करें और कमरे में अँधेरा करें।',
  'शुरू करें दबाएँ। पर्दे पर एक के बाद एक रंग आएँगे।',
  'जो बिंदु दूसरे रंग का हो, उस पर दबाएँ। निशान हटाने के लिए उसी पर फिर दबाएँ।',
];
export const start = 'शुरू करें';
export const startAgain = 'फिर से शुरू करें';
export const stage = (colour: string, marks: number) => `${colour}, ${formatCount(marks)} निशान`;
export const colours = {
  black: 'काला',
  white: 'सफ़ेद',
  red: 'लाल',
  green: 'हरा',
  blue: 'नीला',
  grey: 'धूसर',
};
export const nextColour = 'अगला रंग';
export const finish = 'पूरा हुआ';
export const undo = 'पिछला हटाएँ';
export const close = 'बंद करें';
export const found = (pixels: number) =>
  pixels === 0 ? 'आपने कोई पिक्सल नहीं चुना।' : `आपने ${formatCount(pixels)} पिक्सल चुने।`;
export const within = 'पाँच तक पैनल में हो सकते हैं; वारंटी पाँच से ज़्यादा होने पर गिनती है।';
export const above = 'पाँच से ज़्यादा वारंटी में गिने जाते हैं। कृपया हमें बताएँ।';
export const report = (pixels: number, colours: string) =>
  `पिक्सल लैब: ${formatCount(pixels)} ख़राब पिक्सल (${colours})।`;
export const reportLabel = 'आपके दावे के लिए लिखा हुआ';
export const copy = 'इसे कॉपी करें';
export const copied = 'कॉपी हो गया।';
export const copyingNotAllowed = 'आपके ब्राउज़र ने कॉपी नहीं करने दिया। कृपया लिखा हुआ चुनें।';
export const complain = 'शिकायत करें';
