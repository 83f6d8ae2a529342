/* Wholesale: price list, order form, and the orders of a customer. */
import { formatCount } from '@aabha/contracts/counts/counts';

export const wholesaleOrders = 'थोक ऑर्डर';
export const introduction =
  'होटल, दफ़्तर, स्कूल और दुकानों के लिए: एक मॉडल के जितने ज़्यादा टीवी लेंगे, हर टीवी उतना सस्ता पड़ेगा। अकाउंट बनाना ज़रूरी नहीं।';

export const priceList = 'थोक मूल्य सूची';
export const columns = {
  television: 'टीवी',
  screen: 'स्क्रीन',
  priceEach: 'एक टीवी की कीमत',
  minQuantity: 'न्यूनतम संख्या',
  lowestPrice: 'सबसे कम कीमत',
};
export const inches = (size: number | string) => `${size} इंच`;
export const unitsOf = (range: number | string) => `${range} यूनिट`;
export const sortOrders = {
  newest: 'नए पहले',
  nameAscending: 'नाम: A से Z',
  nameDescending: 'नाम: Z से A',
  sizeAscending: 'साइज़: छोटे से बड़े',
  sizeDescending: 'साइज़: बड़े से छोटे',
  priceAscending: 'कीमत: कम से ज़्यादा',
  priceDescending: 'कीमत: ज़्यादा से कम',
  quantityAscending: 'न्यूनतम संख्या: कम से ज़्यादा',
  quantityDescending: 'न्यूनतम संख्या: ज़्यादा से कम',
};
export const select = (product: string) => `${product} चुनें`;
export const each = (price: string) => `${price} प्रति टीवी`;
export const eachDownTo = (price: string, least: string) => `${price} प्रति टीवी, ज़्यादा लेने पर ${least} तक`;
export const noProducts = 'कोई टीवी नहीं मिला';
export const noOffers = 'अभी कोई थोक ऑफ़र नहीं है। कुछ समय बाद फिर देखें।';
export const tryAgain = 'फिर कोशिश करें';
export const loadMore = 'और देखें';

export const priceBreaksOf = (product: string) => `${product} की थोक कीमतें`;
export const orMore = (least: number) => `${least} या ज़्यादा`;
export const fromTo = (least: number, most: number) => `${least} से ${most}`;
export const offEach = (amount: string) => `हर टीवी पर ${amount} की छूट`;
export const quantity = 'संख्या';
/** Read out after `quantity`. */
export const ofProduct = (product: string) => `(${product})`;
export const perUnit = 'प्रति टीवी';
export const total = 'कुल';
/** Read out before the higher price. */
export const insteadOf = 'पहले';
export const seeFullDetails = 'पूरी जानकारी देखें';
export const opensInNewTab = '(नए टैब में खुलेगा)';

export const products = 'टीवी';
export const selectedProducts = 'चुने गए टीवी';
export const selectProducts = 'टीवी चुनें, तो कुल रकम यहाँ दिखेगी।';
export const selectAtLeastOne = 'कम से कम एक टीवी चुनें।';
export const remove = (product: string) => `${product} हटाएँ`;
export const totalValue = 'कुल मूल्य';
export const payLater = 'सभी कर शामिल। अभी कुछ नहीं देना है: भुगतान और डिलीवरी के लिए हम आपसे संपर्क करेंगे।';

export const yourDetails = 'आपकी जानकारी';
export const filledIn = 'आपके अकाउंट से भरा गया। ऑर्डर करने से पहले जाँच लें।';
export const contact = 'फ़ोन नंबर';
export const email = 'ईमेल';
export const shippingAddress = 'डिलीवरी का पता';
export const billingAddress = 'बिल का पता';
export const billingChoices = {
  same: 'वही, जो डिलीवरी का पता है',
  different: 'बिल का पता अलग है',
};
export const shippingForBilling = 'बिल पर भी डिलीवरी का पता रहेगा।';
export const company = 'कंपनी (वैकल्पिक)';
export const companyName = 'कंपनी का नाम';
export const gstNumber = 'जीएसटी नंबर';
export const addressFields = {
  firstName: 'नाम',
  lastName: 'उपनाम',
  fullAddress: 'पता',
  apartment: 'फ़्लैट, मंज़िल, दुकान (वैकल्पिक)',
  city: 'शहर',
  state: 'राज्य',
  zipCode: 'पिन कोड',
  country: 'देश',
};
export const placeOrder = 'ऑर्डर करें';
export const orderPlaced = 'ऑर्डर हो गया! ऑर्डर की जानकारी के लिए अपना ईमेल देखें';

export const thankYou = 'आपके ऑर्डर के लिए धन्यवाद';
export const seeYourOrders = 'अपने थोक ऑर्डर देखें';
export const seeTelevisions = 'टीवी देखें';
export const placeAnother = 'एक और ऑर्डर करें';

export const countedOrders = (count: number) => `${formatCount(count)} थोक ऑर्डर`;
export const pagesOfOrders = 'थोक ऑर्डर के पेज';
export const noOrders = 'अभी कोई थोक ऑर्डर नहीं है';
export const ordersAppearHere = 'लॉग इन करके किए गए थोक ऑर्डर अपने इनवॉइस के साथ यहाँ दिखेंगे।';
export const seePrices = 'थोक कीमतें देखें';
export const noOrdersOnPage = 'इस पेज पर कोई थोक ऑर्डर नहीं है';
export const latestOnFirstPage = 'आपके नए थोक ऑर्डर पहले पेज पर हैं।';
export const seeLatest = 'नए थोक ऑर्डर देखें';
export const orderNumber = (id: string) => `थोक ऑर्डर ${id}`;
export const payment = { Pending: 'भुगतान बाकी', Completed: 'भुगतान हो गया' };
export const weWillContactYou = 'भुगतान और डिलीवरी के लिए हम आपसे संपर्क करेंगे। इनवॉइस आपको भुगतान के बाद मिलेगा।';
export const moreProducts = (count: number) => `${formatCount(count)} और टीवी`;
export const deliveryAndBilling = 'डिलीवरी और बिल';
export const buyerFacts = {
  company: 'कंपनी',
  gstNumber: 'जीएसटी नंबर',
  deliverTo: 'डिलीवरी का पता',
  billTo: 'बिल का पता',
  contact: 'फ़ोन नंबर',
  email: 'ईमेल',
};
export const invoice = (number: string) => `इनवॉइस ${number}`;
