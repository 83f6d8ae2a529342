import { formatCount } from '@aabha/contracts/counts/counts';
import type {
  BoxPart,
  ConnectionPurpose,
  ConnectionWay,
  StartStep,
} from '@aabha/contracts/set-up/set-up.values';

/* टीवी लगाने की गाइड। */

export const guide = 'टीवी लगाने की गाइड';
export const title = (name: string) => `${name} लगाएँ`;
export const description = (name: string) =>
  `${name} कैसे खोलें, रखें, जोड़ें और जाँचें: डिब्बे में क्या है, मेज़ या दीवार, किस सॉकेट में क्या, और किसे कॉल करें।`;
export const lead =
  'बंद डिब्बे से पहली फ़िल्म तक, एक-एक कदम। जो हो गया, उस पर निशान लगाएँ; निशान इसी ब्राउज़र में रहते हैं।';
export const done = (ticked: number, all: number) => `${all} में से ${ticked} हो गए`;
export const print = 'छापें';
export const startOver = 'सभी निशान हटाएँ';
export const seeTelevision = 'यह टीवी देखें';
export const notSoldAnyMore = 'यह टीवी अब हम नहीं बेचते। गाइड यहीं रहेगी।';

export const metres = (metres: number) => `${metres} मी`;
export const centimetres = (cm: number) => `${cm} सेमी`;
export const kilograms = (kg: number) => `${kg} किग्रा`;

export const unpack = 'खोलना';
export const people = {
  weight: (people: number, weight: string) =>
    `इसे ${people === 1 ? 'एक व्यक्ति उठा सकता है' : `${people === 2 ? 'दो' : 'तीन'} लोग उठाएँ`}: डिब्बे के साथ वज़न ${weight} है।`,
  size: (people: number, inches: number) =>
    `इसे ${people === 2 ? 'दो' : 'तीन'} लोग उठाएँ: ${inches} इंच कम हाथों के लिए बहुत चौड़ा है।`,
  none: 'एक व्यक्ति इसे उठा सकता है। किनारों से पकड़ें, स्क्रीन से कभी नहीं।',
};
export const film = 'बंद डिब्बे से टीवी चालू होने तक वीडियो बनाएँ।';
export const filmWhy = 'उससे टूट-फूट का फ़ैसला हम उसी दिन करते हैं।';
export const unboxingPolicy = 'अनबॉक्सिंग नीति';
export const keepCarton = (days: number) => `डिब्बा और फ़ोम ${formatCount(days)} दिन रखें: लौटाने के लिए ये ज़रूरी हैं।`;

export const box = 'डिब्बे में';
export const boxHint = 'कुछ कम है? उसी दिन हमें कॉल करें।';
export const boxNotStated = 'डिब्बे में क्या होना चाहिए, यह मैनुअल के पहले पन्ने पर लिखा है।';
export const parts: Readonly<Record<BoxPart, string>> = {
  television: 'टीवी',
  stand: 'स्टैंड या पैर',
  remote: 'रिमोट',
  batteries: 'रिमोट की बैटरियाँ',
  'power-cord': 'बिजली का तार',
  manual: 'मैनुअल',
  'warranty-card': 'वारंटी कार्ड',
  'wall-bracket': 'दीवार का ब्रैकेट',
  screws: 'पेच',
};

export const place = 'स्टैंड या दीवार';
export const seat = (from: string, to: string) => `स्क्रीन से ${from} से ${to} दूर बैठें।`;
export const centre = (height: string) =>
  `स्क्रीन का बीच आपकी आँखों की ऊँचाई पर हो: सोफ़े से देखने पर फ़र्श से क़रीब ${height}।`;
export const onStand = 'स्टैंड पर';
export const furnitureSize = (width: string, depth: string) =>
  `मेज़ कम से कम ${width} चौड़ी और ${depth} गहरी हो।`;
export const furnitureWidth = (width: string) => `मेज़ कम से कम ${width} चौड़ी हो।`;
export const furnitureHeight = (height: string) => `मेज़ की सबसे अच्छी ऊँचाई: क़रीब ${height}।`;
export const standFirst = 'छोड़ने से पहले स्टैंड कस दें। मेज़ समतल हो और हिले नहीं।';
export const onWall = 'दीवार पर';
export const noWall = 'यह टीवी दीवार के लिए नहीं बना है।';
export const vesa = (width: number, height: number) => `ब्रैकेट: VESA ${width} × ${height} मिमी।`;
export const vesaNotStated = 'कौन-सा ब्रैकेट लगेगा, यह मैनुअल में लिखा है।';
export const screws = (threads: string) => `पेच: चार ${threads}। लंबाई मैनुअल में है।`;
export const or = (one: string, other: string) => `${one} या ${other}`;
export const bracketLoad = (weight: string) => `ब्रैकेट कम से कम ${weight} उठा सके।`;
export const wallHeight = (middle: string, highest: string) =>
  `स्क्रीन का बीच फ़र्श से ${middle} से ${highest} ऊपर; इससे ऊँचा हो तो गर्दन थकती है।`;
export const technician = 'दीवार पर अधिकृत तकनीशियन ही लगाए। हमें कॉल करें, हम आपके पास का बताएँगे।';
export const standsFirmly = 'टीवी मज़बूती से रखा या टँगा है, पीछे हवा के लिए हाथ भर जगह है';

export const connect = 'जोड़ना';
export const connectHint = 'तार लगाने से पहले सब कुछ बंद करें।';
export const purposes: Readonly<Record<ConnectionPurpose, string>> = {
  'set-top-box': 'सेट-टॉप बॉक्स, प्लेयर या कंसोल',
  soundbar: 'साउंडबार या ऐंप्लिफ़ायर',
  antenna: 'ऐंटेना या बिना बॉक्स का केबल',
  network: 'इंटरनेट',
  usb: 'पेन ड्राइव या हार्ड डिस्क',
  headphones: 'हेडफ़ोन',
  'old-player': 'तीन गोल प्लग वाला पुराना प्लेयर',
};
export const ways: Readonly<Record<ConnectionWay, string>> = {
  hdmi: 'HDMI',
  'hdmi-earc': 'eARC वाला HDMI',
  'hdmi-arc': 'ARC वाला HDMI',
  optical: 'ऑप्टिकल सॉकेट',
  rf: 'ऐंटेना सॉकेट (RF)',
  composite: 'AV सॉकेट',
  ethernet: 'नेटवर्क सॉकेट (Ethernet)',
  'wifi-5-ghz': 'वाई-फ़ाई, जहाँ मिले वहाँ 5 GHz',
  wifi: 'वाई-फ़ाई',
  usb: 'USB',
  'headphone-jack': '3.5 मिमी सॉकेट',
  bluetooth: 'ब्लूटूथ',
};
export const otherWays = (ways: string) => `या फिर: ${ways}।`;
export const hdmiLeft = (left: number) =>
  left === 1 ? 'इसके लिए एक HDMI सॉकेट बचता है।' : `इसके लिए ${left} HDMI सॉकेट बचते हैं।`;
export const hdmiCount = (count: number) => `इसमें ${formatCount(count)} HDMI सॉकेट हैं।`;
export const soundbarNote = {
  earc: 'वह सॉकेट चुनें जिस पर eARC लिखा है: आवाज़ उसी तार से जाती है और एक ही रिमोट दोनों चलाता है। तार High Speed with Ethernet या उससे बेहतर हो।',
  arc: 'वह सॉकेट चुनें जिस पर ARC लिखा है: आवाज़ उसी तार से जाती है और एक ही रिमोट दोनों चलाता है।',
};
export const noConnections = 'इसके विवरण में सॉकेट नहीं लिखे हैं। मैनुअल में पीछे का चित्र है।';

export const start = 'पहली बार चालू करना';
export const startSteps: Readonly<Record<StartStep, string>> = {
  power: 'दीवार के अलग सॉकेट में लगाएँ, भरे हुए एक्सटेंशन बोर्ड में नहीं। रिमोट में बैटरियाँ डालें।',
  language: 'भाषा और देश चुनें, और “Home” चुनें, “Shop” नहीं।',
  network: 'इंटरनेट से जोड़ें।',
  channels: 'ऐंटेना या बिना बॉक्स का केबल हो, तो चैनल खोजें।',
  update: 'जो अपडेट मिले उसे लगाएँ, और तब तक टीवी बंद न करें।',
  apps: 'अपने ऐप में साइन इन करें।',
  voice: 'रिमोट को जोड़ें, ताकि वह आपकी आवाज़ सुने।',
};
export const powerIs = (power: string) => `बिजली: ${power}।`;
export const systemIs = (system: string) => `सिस्टम: ${system}।`;

export const check = 'स्क्रीन जाँचना';
export const checkText = (days: number) =>
  `पहले ${formatCount(days)} दिन में ख़राब पिक्सल देख लें, जब तक टीवी लौटाया जा सकता है। हमारी पिक्सल लैब पूरे रंग दिखाती है और आपके साथ गिनती है।`;
export const pixelLab = 'पिक्सल लैब खोलें';
export const checked = 'स्क्रीन जाँच ली';

export const energy = 'बिजली बचाना';
export const label = (stars: number, units: string) =>
  `इसके लेबल पर ${formatCount(stars)} तारे हैं: साल में ${units} यूनिट बिजली।`;
export const pictureMode = 'तस्वीर का मोड “Standard” या “Eco” चुनें। “Vivid” और “Shop” बहुत ज़्यादा बिजली लेते हैं।';
export const ambient = 'मेन्यू में हो, तो अपने-आप बदलने वाली चमक चालू करें।';
export const standby = (watts: string) => `स्टैंडबाय में यह ${watts} W लेता है। छुट्टी पर जाने से पहले प्लग निकाल दें।`;

export const help = 'किसे कॉल करें';
export const helpText = 'टीवी लगाने में हम फ़ोन और ईमेल से मदद करते हैं।';
export const call = 'कॉल करें';
export const write = 'हमें लिखें';
export const complain = 'कुछ टूटा या कम है';
export const warranty = 'आपके टीवी का वारंटी पासपोर्ट उसके ऑर्डर के साथ है।';
