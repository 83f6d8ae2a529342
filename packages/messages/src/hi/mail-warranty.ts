/* वारंटी ख़त्म होने से पहले का ईमेल। */

export const subject = (television: string, day: string) => `वारंटी ${day} तक: ${television}`;
export const ends = 'आपके टीवी की वारंटी जल्द ख़त्म होने वाली है।';
export const panelEnds = 'आपके टीवी की बढ़ाई गई वारंटी जल्द ख़त्म होने वाली है। यह केवल पैनल या मॉड्यूल के लिए है।';
export const television = 'टीवी';
export const serial = 'सीरियल नंबर';
export const lastDay = 'आख़िरी दिन';
export const check =
  'क्या सब ठीक है? इसके वारंटी पासपोर्ट में पैनल की जाँच है, और कुछ ठीक न हो तो “वारंटी का दावा”। दावा आख़िरी दिन के अंत तक किया जा सकता है।';
export const openPassport = 'वारंटी पासपोर्ट खोलें';
export const asked = 'आपने वारंटी पासपोर्ट पर यह याद चुनी थी। हर टीवी के लिए यह एक बार भेजी जाती है।';
