/* Pages of text. */

export const onThisPage = 'इस पेज पर';
export const lastChangedOn = (day: string) => `आख़िरी बदलाव: ${day}`;
export const notTranslated = 'यह पेज अभी हिन्दी में नहीं है, इसलिए अंग्रेज़ी में दिखाया गया है।';
export const oldVersion = (version: number, day: string) =>
  `यह ${day} का संस्करण ${version} है। यह उन ऑर्डर पर लागू होता है जो इसके साथ दिए गए थे।`;
export const currentVersion = 'लागू संस्करण पढ़ें';
export const changeYourChoice = 'अपनी पसंद बदलें';
