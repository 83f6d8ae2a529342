import type { Pattern } from './patterns';

/** Messages of the fields of installations with numbers. */
export const INSTALLATION_FIELD_PATTERNS: readonly Pattern[] = [
  [/^This code is wrong\. Tries left: (\d+)\.$/, (left) => `यह कोड ग़लत है। बाकी कोशिशें: ${left}।`],
];

/** Messages of the fields of installations and technician zones, by the English text. */
export const INSTALLATION_FIELD_TEXTS: Readonly<Record<string, string>> = {
  'A zone has at most 100 districts.': 'एक ज़ोन में ज़्यादा से ज़्यादा 100 ज़िले हो सकते हैं।',
  'A zone has at most 100 exceptions.': 'एक ज़ोन में ज़्यादा से ज़्यादा 100 अपवाद हो सकते हैं।',
  'A zone has at most 500 PIN codes of its own.': 'एक ज़ोन में ज़्यादा से ज़्यादा 500 अपने पिन कोड हो सकते हैं।',
  'Each day can be an exception once.': 'हर दिन एक ही बार अपवाद हो सकता है।',
  'Enter PIN codes of 6 digits.': '6 अंकों के पिन कोड लिखें।',
  'Enter at least one district or PIN code.': 'कम से कम एक ज़िला या पिन कोड लिखें।',
  'Enter the districts as PIN codes name them.': 'ज़िले वैसे लिखें जैसे पिन कोड में होते हैं।',
  'Enter the places as whole numbers from 0 to 200.': 'जगहें 0 से 200 तक की पूरी संख्या में लिखें।',
  'Please choose a reason.': 'कृपया कारण चुनें।',
  'Please enter the 4 digits.': 'कृपया 4 अंक लिखें।',
  'Please enter the number on the label.': 'कृपया लेबल पर लिखा नंबर लिखें।',
  'Please enter the serial number.': 'कृपया सीरियल नंबर लिखें।',
  'This serial number is not of this order. Please check the label on the back.':
    'यह सीरियल नंबर इस ऑर्डर का नहीं है। कृपया पीछे का लेबल देखें।',
  'This television is installed already.': 'यह टीवी पहले ही लग चुका है।',
  'Please choose a television.': 'कृपया टीवी चुनें।',
  'Please choose how it is installed.': 'कृपया चुनें कि इसे कैसे लगाना है।',
  'Please choose what became of the visit.': 'कृपया चुनें कि विज़िट का क्या हुआ।',
  'Please say why it failed.': 'कृपया बताएँ कि यह क्यों नहीं हो सका।',
};
