import { formatCount } from '@aabha/contracts/counts/counts';
import type { FitRole, RoomLight, RoomLimit, RoomUse } from '@aabha/contracts/fit/fit.values';
import type { Resolution, Technology } from '@aabha/contracts/products/products.schema';

/* The page that finds televisions for a room. */

export const title = 'मेरे लिए सही टीवी';
export const description =
  'बताइए कि आप कितनी दूर बैठते हैं। हम आपके कमरे, दरवाज़े और बजट के हिसाब से तीन टीवी दिखाएँगे, कारण के साथ, सरल शब्दों में।';
export const intro = 'अपने कमरे के बारे में बताइए। हम तीन सही टीवी दिखाएँगे और यह भी कि वे क्यों सही हैं।';

export const metres = (length: string) => `${length} मी`;
export const feet = (length: string) => `${length} फ़ुट`;
export const centimetres = (length: string) => `${length} सेमी`;
export const inches = (length: string) => `${length} इंच`;

export const yourRoom = 'आपका कमरा';
export const distance = 'आप स्क्रीन से कितनी दूर बैठते हैं?';
export const distanceHelp = 'आपकी आँखों से उस दीवार या मेज़ तक, जहाँ टीवी होगा।';
export const unit = 'इकाई';
export const metresAndCentimetres = 'मीटर';
export const feetAndInches = 'फ़ुट';
export const optional = 'वैकल्पिक: आप जितना बताएँगे, हमारी पसंद उतनी सही होगी।';
export const wall = 'दीवार की चौड़ाई';
export const table = 'टीवी की मेज़ की चौड़ाई';
export const door = 'रास्ते का सबसे तंग दरवाज़ा, लिफ़्ट या सीढ़ी';
export const doorWidth = 'चौड़ाई';
export const doorHeight = 'ऊँचाई';
export const doorHelp = 'डिब्बा यहाँ से निकलना चाहिए। लिफ़्ट में उसके लिए गहराई भी देख लें।';
export const light = 'कमरे में रोशनी';
export const lights: Readonly<Record<RoomLight, string>> = {
  bright: 'तेज़',
  mixed: 'कभी तेज़, कभी कम',
  dark: 'अँधेरा',
};
export const notSure = 'पता नहीं';
export const use = 'आप सबसे ज़्यादा क्या देखते हैं';
export const uses: Readonly<Record<RoomUse, string>> = {
  films: 'फ़िल्में और सीरीज़',
  mixed: 'सब थोड़ा-थोड़ा',
  'news-sport': 'समाचार और खेल',
};
export const budget = 'बजट';
export const find = 'मेरे लिए टीवी खोजें';
export const startAgain = 'फिर से शुरू करें';
export const invalidDistance = '0.3 से 20 मी (1 से 65 फ़ुट) तक की दूरी लिखें।';
export const invalidMeasure = '10 सेमी से 20 मी (4 से 787 इंच) तक का माप लिखें।';
export const invalidBudget = 'अपना बजट रुपयों में लिखें, जैसे 45000।';

export const howFar = 'कितनी दूर बैठना सही है?';
export const howFarText =
  'तस्वीर सबसे अच्छी तब लगती है जब वह आपकी नज़र का 30 से 40 डिग्री भरे। हर साइज़ के लिए यह दूरी है:';
export const fromTo = (from: string, to: string) => `${from} से ${to}`;

export const resultFor = (distance: string) => `${distance} दूर से देखने के लिए तीन सही टीवी`;
export const someResultFor = (count: number, distance: string) =>
  `आपके कमरे के लिए ${formatCount(count)} टीवी, ${distance} दूर से`;
export const noResultFor = 'आपकी सभी सीमाओं में कोई टीवी नहीं आता';
export const sizesFor = (min: number, max: number, distance: string) =>
  `${distance} दूर से ${min}″ से ${max}″ की स्क्रीन सही रहती है।`;
export const wallTakes = (inches: number) => `आपकी दीवार पर ${inches}″ तक का टीवी आता है।`;
export const found = (count: number) => `स्टॉक में ${formatCount(count)} टीवी आपकी सीमाओं में हैं।`;
export const foundSizes = (sizes: string) => `सही साइज़: ${sizes}।`;
export const roles: Readonly<Record<FitRole, string>> = {
  best: 'हमारी पसंद',
  cheaper: 'कम खर्च',
  larger: 'बड़ी तस्वीर',
  'better-picture': 'बेहतर तस्वीर',
  also: 'यह भी सही',
};
export const why = (product: string) => `${product} क्यों`;
export const see = 'यह टीवी देखें';
export const electricity = (cost: string) => `बिजली लगभग ${cost} प्रति वर्ष`;
export const compareThese = 'इनकी तुलना साथ-साथ करें';
export const couldNotLoad = 'अभी हम टीवी नहीं खोज पाए।';
export const tryAgain = 'फिर कोशिश करें';

export const sizeRight = (inches: number, degrees: number, distance: string) =>
  `${inches}″ सही साइज़ है: ${distance} दूर से यह आपकी नज़र का ${degrees}° भरता है।`;
export const sizeSmall = (inches: number, distance: string, better: string) =>
  `${inches}″ ${distance} दूर से छोटा लगता है। ${better} या उससे पास से यह सबसे अच्छा दिखता है।`;
export const sizeLarge = (inches: number, distance: string, better: string) =>
  `${inches}″ ${distance} दूर से बड़ा है। ${better} या उससे दूर बैठने पर आँखों को आराम रहता है।`;
export const sharp = (resolution: Resolution) =>
  `वहाँ से आपकी आँखें ${resolution} का फ़र्क देख सकती हैं, और यह इस टीवी में है।`;
export const finer = (resolution: Resolution, enough: Resolution) =>
  `इसमें ${resolution} है। वहाँ से आँखों को यह ${enough} जैसा ही दिखेगा।`;
export const coarse = (resolution: Resolution, needed: Resolution) =>
  `इसमें ${resolution} है। वहाँ से अलग-अलग बिंदु दिख सकते हैं; ${needed} ज़्यादा साफ़ दिखेगा।`;
export const wallFits = (width: string, left: string) =>
  `यह ${width} चौड़ा है: आपकी दीवार पर दोनों ओर ${left} जगह बचती है।`;
export const wallUnknown = 'इसकी चौड़ाई नहीं बताई गई है।';
export const tableFits = (span: string, table: string) =>
  `इसका स्टैंड ${span} चौड़ा है और आपकी ${table} की मेज़ पर आ जाता है।`;
export const tableUnknown = 'इसके स्टैंड की चौड़ाई नहीं बताई गई है। ऑर्डर से पहले हमसे पूछ लें।';
export const doorFits = (box: string) => `इसका ${box} का डिब्बा निकल जाता है।`;
export const doorUnknown = 'इसके डिब्बे का माप नहीं बताया गया है। ऑर्डर से पहले हमसे पूछ लें।';
const IN_LIGHT: Readonly<Record<RoomLight, Readonly<Record<Technology, string>>>> = {
  bright: {
    'Mini-LED': 'Mini-LED बहुत चमकदार है, इसलिए दिन की रोशनी में भी तस्वीर साफ़ रहती है।',
    QLED: 'QLED के रंग तेज़ रोशनी में भी बने रहते हैं।',
    LED: 'LED दिन की रोशनी के लिए ठीक है, पर QLED के रंग वहाँ ज़्यादा गहरे हैं।',
    OLED: 'OLED औरों से कम चमकदार है: दिन में पर्दे लगा लें।',
  },
  mixed: {
    'Mini-LED': 'Mini-LED दिन में चमकदार है और रात में गहरा।',
    QLED: 'QLED दिन में चमकदार है और शाम को भी अच्छा।',
    OLED: 'OLED शाम को सबसे अच्छा है और दिन में भी अच्छा।',
    LED: 'LED दिन में ठीक है; अँधेरे में इसका काला थोड़ा धूसर लगता है।',
  },
  dark: {
    OLED: 'OLED असली काला दिखाता है, जो अँधेरे कमरे में सबसे अच्छा है।',
    'Mini-LED': 'Mini-LED हिस्सों में मद्धम होता है, इसलिए अँधेरे दृश्य अँधेरे रहते हैं।',
    QLED: 'QLED अँधेरे कमरे में अच्छा है, पर OLED का काला और गहरा है।',
    LED: 'अँधेरे कमरे में LED का काला थोड़ा धूसर लगता है।',
  },
};
export const inLight = (light: RoomLight, technology: Technology) => IN_LIGHT[light][technology];
const FOR_FILMS: Readonly<Record<Technology, string>> = {
  OLED: 'फ़िल्मों के लिए: हर पिक्सल ख़ुद रोशनी देता है, इसलिए छाया में गहराई है।',
  'Mini-LED': 'फ़िल्मों के लिए: सैकड़ों छोटी लाइटों से गहरा कंट्रास्ट।',
  QLED: 'फ़िल्मों के लिए: गहरे रंग, कंट्रास्ट मध्यम।',
  LED: 'फ़िल्मों के लिए: अच्छी कीमत, कंट्रास्ट साधारण।',
};
export const forFilms = (technology: Technology) => FOR_FILMS[technology];
export const motionSmooth = (hertz: number) => `खेल के लिए: इसका ${hertz} Hz पैनल तेज़ गेंद भी साफ़ दिखाता है।`;
export const motionPlain = (hertz: number) =>
  `समाचार और ज़्यादातर खेल के लिए इसका ${hertz} Hz पैनल काफ़ी है; 120 Hz में हरकत और साफ़ दिखती है।`;
export const stillLogos = 'समाचार के लिए: OLED पर घंटों एक जगह रहने वाले लोगो का निशान रह सकता है।';
export const belowBudget = (left: string) => `आपके बजट में से ${left} बचते हैं।`;
export const wholeBudget = 'इसकी कीमत ठीक आपके बजट के बराबर है।';

export const whatToRelax = 'इनसे मदद मिलेगी';
export const relax = (limit: RoomLimit, count: number, least: string) =>
  ({
    budget: `${least} के बजट में ${formatCount(count)} टीवी आते हैं।`,
    wall: `${least} की दीवार पर ${formatCount(count)} टीवी आते हैं।`,
    table: `${least} की मेज़ पर, या दीवार पर, ${formatCount(count)} टीवी आते हैं।`,
    door: `बड़े दरवाज़े या खिड़की से ${formatCount(count)} टीवी आ सकते हैं।`,
  })[limit];
export const relaxLink: Readonly<Record<RoomLimit, string>> = {
  budget: 'बिना बजट के खोजें',
  wall: 'बिना दीवार के खोजें',
  table: 'बिना मेज़ के खोजें',
  door: 'बिना दरवाज़े के खोजें',
};
export const relaxSeveral = 'कोई एक बदलाव काफ़ी नहीं है। कुछ सीमाएँ हटा दें।';
export const nothingInStock = 'अभी कोई टीवी स्टॉक में नहीं है। कृपया बाद में देखें।';

export const drawing = 'आपका कमरा ऊपर से, सही अनुपात में';
export const exampleDrawing = 'उदाहरण: एक कमरा ऊपर से';
export const exampleTelevision = 'टीवी';
export const drawingWall = (wall: string) => `दीवार ${wall} चौड़ी है।`;
export const drawingTelevision = (inches: number, width: string, name: string) =>
  `उसके बीच में ${inches}″ ${name} है, ${width} चौड़ा।`;
export const drawingTable = (table: string) => `वह ${table} चौड़ी मेज़ पर है।`;
export const drawingViewer = (distance: string, degrees: number) =>
  `आप स्क्रीन से ${distance} दूर बैठते हैं और उसे ${degrees}° के कोण पर देखते हैं।`;
export const drawingSofa = (sofa: string) => `सोफ़ा ${sofa} चौड़ा दिखाया गया है, तीन लोगों के लिए।`;
export const sofa = 'सोफ़ा';
