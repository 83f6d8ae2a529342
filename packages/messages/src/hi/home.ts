import { formatCount } from '@aabha/contracts/counts/counts';
import type { HomeRoom } from '@aabha/contracts/home/home.values';
import type { Technology } from '@aabha/contracts/products/products.schema';
import { DELIVERY_BUSINESS_DAYS, RETURN_DAYS } from '@aabha/contracts/settings/promises';

/* The home page. */

export const ourChoice = 'हमारी पसंद';
export const seenFromTheFront = (product: string) => `${product}, सामने से`;
export const inclusiveOfAllTaxes = 'सभी कर सहित';
export const seeThisTelevision = 'यह टीवी देखें';
export const seeTheTelevisions = 'टीवी देखें';

export const chooseYourSize = 'अपना साइज़ चुनें';
export const drawnToScale = 'तस्वीरें सही अनुपात में हैं। टीवी से उसके स्क्रीन साइज़ की लगभग डेढ़ गुना दूरी पर बैठें।';
export const findYourSize = 'अपने कमरे के लिए साइज़ जानें';
export const inchesAndAbove = (inches: number) => `${inches}″ और बड़े`;
export const bedroomKitchenDesk = 'बेडरूम, रसोई, मेज़';
export const smallLivingRoom = 'छोटा लिविंग रूम';
export const mostLivingRooms = 'ज़्यादातर लिविंग रूम';
export const cricketWithNeighbours = 'पड़ोसियों के साथ क्रिकेट';
export const cinemaAtHome = 'घर पर सिनेमा';
export const models = (count: number) => `${formatCount(count)} मॉडल`;

export const realDeals = 'कीमतें, जो सचमुच घटी हैं';
export const realDealsText = 'हर टीवी की कीमत अब उसके ऑफ़र से पहले के 30 दिनों की किसी भी कीमत से कम है।';

export const byBudget = 'बजट से चुनें';
export const under = ['', ' से कम'] as const;

export const byRoom = 'किस कमरे के लिए कौन-सा साइज़?';
export const byRoomText = 'आपकी सीट से स्क्रीन की दूरी के हिसाब से।';
export const rooms: Readonly<Record<HomeRoom, string>> = {
  smallBedroom: 'छोटा बेडरूम',
  bedroom: 'बेडरूम',
  livingRoom: 'लिविंग रूम',
  bigHall: 'बड़ा हॉल',
};
export const atMetres = (metres: number) => `लगभग ${metres} मी दूर`;

export const notSure = 'समझ नहीं आ रहा कौन-सा लें?';
export const notSureText =
  'बताइए कि आप कितनी दूर बैठते हैं और क्या देखते हैं। हम ज़्यादा से ज़्यादा तीन टीवी दिखाएँगे, जो सही बैठें।';
export const findMyTelevision = 'मेरा टीवी खोजें';

export const byBrand = 'ब्रांड से चुनें';

export const displayTechnology = 'डिस्प्ले टेक्नोलॉजी';
export const technologySentences: Readonly<Record<Technology, string>> = {
  LED: 'पूरी स्क्रीन के पीछे एक जैसी रोशनी: सही कीमत, बिजली की कम खपत।',
  QLED: 'क्वांटम डॉट से रंग और गहरे, रोशनी वाले कमरे में भी।',
  'Mini-LED': 'सैकड़ों छोटी लाइटें अलग-अलग मद्धम होती हैं: बहुत चमकदार तस्वीर, गहरी छाया।',
  OLED: 'हर पिक्सल ख़ुद रोशनी देता है और पूरी तरह बंद हो सकता है: सबसे गहरा काला।',
};

export const bestRated = 'ग्राहकों की सबसे अच्छी रेटिंग वाले';
export const seeAll = 'सभी देखें';

export const lightsOff = 'बत्ती बंद। तस्वीर शुरू।';
export const betterEvening = 'अच्छी स्क्रीन से पूरी शाम बेहतर हो जाती है।';
export const filmDescription = 'अँधेरे कमरे में एक टीवी; उसकी स्क्रीन और दीवार पर रंगीन रोशनी की पट्टियाँ चल रही हैं';
export const pauseFilm = 'वीडियो रोकें';
export const playFilm = 'वीडियो चलाएँ';

export const countOnUs = 'आप इन बातों पर भरोसा कर सकते हैं';
export const deliveryDate = 'भुगतान से पहले डिलीवरी की तारीख';
export const deliveryDateText = (shippingFee: string) =>
  `अपना पिन कोड लिखकर देखें कि हम वहाँ डिलीवरी करते हैं या नहीं, और कब: आम तौर पर ${DELIVERY_BUSINESS_DAYS.earliest} से ${DELIVERY_BUSINESS_DAYS.latest} कार्य दिवसों में। शिपिंग शुल्क ${shippingFee} प्रति ऑर्डर है।`;
export const warranty = 'वारंटी, जिसे आप बढ़ा सकते हैं';
export const warrantyText =
  'हर टीवी के साथ निर्माता की वारंटी है। आप इसे बढ़ा सकते हैं; हम आपकी ओर से यह विकल्प कभी नहीं चुनते।';
export const gstInvoice = 'पक्का जीएसटी इनवॉइस';
export const gstInvoiceText = 'कीमतों में सभी कर शामिल हैं। हर इनवॉइस पर हर चीज़ का कर लिखा होता है।';
export const sevenDaysToReturn = 'रिटर्न के लिए सात दिन';
export const returnText = `डिलीवरी के ${RETURN_DAYS} दिनों के अंदर रिटर्न माँगें और पूरा रिफ़ंड पाएँ।`;
