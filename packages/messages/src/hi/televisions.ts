/* The list of televisions: filters, sort orders and results. */
import { formatCount } from '@aabha/contracts/counts/counts';
import type { PriceBandKey } from '@aabha/contracts/products/products.rules';

export const televisions = 'टीवी';
export const resultsFor = (search: string) => `“${search}” के नतीजे`;
export const searchResults = 'खोज के नतीजे';
export const pagesOfTelevisions = 'टीवी के पेज';
export const seeAllTelevisions = 'सभी टीवी देखें';

export const helpToChoose = 'तय नहीं? अपने कमरे के लिए टीवी खोजें';

export const sortBy = 'क्रम';
export const bestMatch = 'सबसे सही मेल';
export const sortOrders = {
  'price-asc': 'कीमत: कम से ज़्यादा',
  'price-desc': 'कीमत: ज़्यादा से कम',
  rating: 'सबसे अच्छी रेटिंग',
  newest: 'नए पहले',
  size: 'बड़े पहले',
  origin: 'मूल देश',
};

export const filters = 'फ़िल्टर';
export const activeFilters = 'चुने गए फ़िल्टर';
/** Read out before the name of a filter. */
export const remove = 'हटाएँ:';
export const clearAll = 'सब हटाएँ';
export const showTelevisions = 'टीवी दिखाएँ';
export const showCounted = (count: number) => `${formatCount(count)} टीवी दिखाएँ`;
/** Read out after a number. */
export const afterCount = 'टीवी';

export const price = 'कीमत';
export const anyPrice = 'कोई भी कीमत';
export const customRange = 'अपनी सीमा';
export const priceRanges = 'कीमत की सीमाएँ';
const BANDS: Readonly<Record<PriceBandKey, string>> = {
  'under-10000': '₹10,000 से कम',
  '10000-20000': '₹10,000 - ₹20,000',
  '20000-30000': '₹20,000 - ₹30,000',
  '30000-above': '₹30,000 और ऊपर',
};
export const priceBand = (key: PriceBandKey) => BANDS[key];
export const above = (amount: string) => `${amount} से ऊपर`;
export const andAbove = (from: string) => `${from} और ऊपर`;
export const upTo = (to: string) => `${to} तक`;
export const fromRupees = 'न्यूनतम ₹';
export const toRupees = 'अधिकतम ₹';
export const apply = 'लागू करें';
export const enterWholeRupees = 'पूरे रुपये लिखें, जैसे 25000।';
export const enterAtMost = (amount: string) => `${amount} से ज़्यादा न लिखें।`;
export const highestBelowLowest = 'अधिकतम कीमत न्यूनतम कीमत से कम नहीं हो सकती।';

export const availability = 'उपलब्धता';
export const all = 'सभी';
export const screenSize = 'स्क्रीन का साइज़';
export const resolution = 'रिज़ॉल्यूशन';
export const technology = 'टेक्नोलॉजी';
export const brand = 'ब्रांड';
export const beeStarRating = 'BEE स्टार रेटिंग';
export const beeStars = (count: number) => `${formatCount(count)} BEE स्टार`;
export const countryOfOrigin = 'मूल देश';
export const madeIn = (country: string) => `${country} में बना`;
export const oneOf = (values: readonly string[]) => values.join(' या ');

export const noProductsFound = 'ऐसा कोई टीवी नहीं मिला';
export const filtersWithoutResults = 'फ़िल्टर जिनसे कोई नतीजा नहीं बचता';
export const countWithout = (count: number, filter: string) =>
  `“${filter}” के बिना ${formatCount(count)} टीवी`;
export const removeFilter = (filter: string) => `${filter} हटाएँ`;
export const tryRemovingFilters = 'एक-दो फ़िल्टर हटाकर देखें।';
export const tryAnotherSpelling = 'दूसरी वर्तनी या कम शब्दों से खोजें।';
export const clearFilters = 'फ़िल्टर हटाएँ';
export const couldNotLoad = 'टीवी की सूची नहीं खुल सकी';
export const tryAgain = 'फिर कोशिश करें';
export const noPage = (page: number) => `पेज ${page} नहीं है`;
export const fewerPages = 'इससे कम पेज हैं।';
export const goToFirstPage = 'पहले पेज पर जाएँ';
