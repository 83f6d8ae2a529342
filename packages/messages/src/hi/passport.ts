import { formatCount } from '@aabha/contracts/counts/counts';

/* टीवी का वारंटी पासपोर्ट और उसके पैनल की जाँच। */

export const warrantyPassport = 'वारंटी पासपोर्ट';
export const passports = 'वारंटी पासपोर्ट';
export const passportOf = (name: string, serial: string) => `${name}, सीरियल नंबर ${serial} का वारंटी पासपोर्ट`;
export const serialNumber = (serial: string) => `सीरियल नंबर ${serial}`;
export const loading = 'पासपोर्ट लोड हो रहा है...';
export const notFound = 'इस लिंक पर कोई पासपोर्ट नहीं है';
export const notLoaded = 'पासपोर्ट लोड नहीं हो सका';
export const myOrders = 'मेरे ऑर्डर';
export const needHelp = 'मदद चाहिए?';

export const headlines = {
  waiting: 'वारंटी डिलीवरी से शुरू होगी',
  covered: (days: number) => `वारंटी के ${formatCount(days)} दिन बाकी`,
  extended: (days: number) => `पैनल की वारंटी के ${formatCount(days)} दिन बाकी`,
  over: 'वारंटी ख़त्म हो गई है',
  returned: 'यह टीवी लौटा दिया गया था',
  replaced: 'यह टीवी बदल दिया गया था',
};
export const summaries = {
  waiting: 'तब से यह पेज दिन गिनेगा।',
  covered: (day: string) => `पूरा टीवी ${day} तक, पुर्ज़े और मरम्मत दोनों।`,
  extended: (day: string) => `पैनल या मॉड्यूल की बढ़ाई हुई वारंटी ${day} तक।`,
  over: 'हम फिर भी मदद करते हैं: मरम्मत का खर्च तब आपका होगा।',
  returned: 'अब इसकी कोई वारंटी नहीं है।',
  replaced: 'बची हुई वारंटी बदले में आए टीवी पर जारी है।',
};

export const model = 'मॉडल';
export const serial = 'सीरियल नंबर';
export const begins = 'शुरू';
export const ends = 'ख़त्म';
export const extendedEnds = 'पैनल की';
export const qrLabel = 'इस पेज का QR कोड';
export const qrHint = 'इसे स्कैन करके यह पेज फिर खोलें। छापकर टीवी के पीछे चिपका दें।';
export const print = 'छापें';

export const whatIsCovered = 'वारंटी में क्या शामिल है';
export const covers = [
  'वारंटी में: सामान और बनावट की ख़राबी, पुर्ज़े और मरम्मत।',
  'बढ़ाई हुई वारंटी में: केवल पैनल या मॉड्यूल।',
  'काले या चमकते पिक्सल पाँच से ज़्यादा हों तो गिने जाते हैं।',
  'शामिल नहीं: टूट-फूट, पानी, वोल्टेज और दूसरों की मरम्मत।',
];
export const keepInvoice = 'दावे के लिए मूल इनवॉइस और वारंटी कार्ड चाहिए।';
export const passportIsProof =
  'यह टीवी नए मालिक के नाम हो चुका है। दावे के लिए यही पासपोर्ट सबूत है; इनवॉइस नहीं चाहिए।';
export const warrantyPolicy = 'वारंटी नीति';
export const claim = 'वारंटी का दावा करें';
export const checkPanel = 'पैनल जाँचें';
export const setUpGuide = 'टीवी लगाने की गाइड';
export const claims = 'दावे';
export const noClaims = 'अब तक कोई दावा नहीं।';
export const claimRow = (number: string, day: string) => `${number}, ${day}`;
export const claimStatus = { Pending: 'मिल गया', In_progress: 'काम जारी है', Resolved: 'हल हो गया' };
export const privacy =
  'जिसके पास यह लिंक है, वह यह पेज देख सकता है। इसमें न नाम है, न पता, न कीमत, इसलिए इसे टीवी के साथ दूसरे को दे सकते हैं।';
