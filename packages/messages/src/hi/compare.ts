import type { ComparedPoint } from '@aabha/contracts/products/compared-televisions.rules';

/* The comparison of televisions. */

export const compareTelevisions = 'टीवी की तुलना';
export const oneNoLongerSold = 'एक टीवी अब नहीं बिकता, इसलिए नहीं दिखाया गया।';
export const someNoLongerSold = 'कुछ टीवी अब नहीं बिकते, इसलिए नहीं दिखाए गए।';
export const addOneMore = 'अंतर देखने के लिए एक और टीवी जोड़ें।';
export const showDifferencesOnly = 'केवल अंतर दिखाएँ';
export const show = (product: string) => `${product} दिखाएँ`;
export const hide = (product: string) => `${product} छिपाएँ`;
export const addAnother = 'एक और टीवी जोड़ें';
export const removeFromComparison = (product: string) => `${product} को तुलना से हटाएँ`;
export const thisTelevision = 'इस टीवी';
export const view = 'देखें';
export const viewProduct = (product: string) => `${product} देखें`;

export const comparison = 'तुलना';
export const tableCaption = 'टीवी साथ-साथ; जिन पंक्तियों में अंतर है, उन पर निशान है';
/** Read out after the label of a row. */
export const differs = '(अंतर है)';
/** Marks the best value of a row. */
export const best = 'सबसे अच्छा';
export const notStated = 'नहीं बताया गया';
export const noDifferences = 'इन टीवी में कोई अंतर नहीं है।';

export const countOf = (count: number, most: number) => `${most} में से ${count}`;
export const chosen = 'चुने गए';
export const chosenAddOneMore = 'चुना गया, एक और जोड़ें';
export const clear = 'हटाएँ';

export const offer = 'ऑफ़र';
export const atAGlance = 'एक नज़र में';
export const price = 'कीमत';
export const mrp = 'एमआरपी';
export const lowestBefore = 'ऑफ़र से पहले के 30 दिनों में सबसे कम';
export const availability = 'उपलब्धता';
export const rating = 'रेटिंग';
export const ratingOf = (stars: string, reviews: number) => `5 में से ${stars} (${reviews})`;
export const noReviews = 'अभी कोई रिव्यू नहीं';
export const warranty = 'वारंटी';
export const noWarranty = 'नहीं';
export const brand = 'ब्रांड';

export const inShort = 'संक्षेप में';
export const points: Readonly<Record<ComparedPoint, string>> = {
  price: 'कीमत',
  screen: 'स्क्रीन के साइज़',
  resolution: 'रिज़ॉल्यूशन',
  refreshRate: 'साफ़ हरकत',
  stars: 'ऊर्जा स्टार',
  electricity: 'बिजली के खर्च',
  rating: 'ग्राहकों की रेटिंग',
  warranty: 'वारंटी',
};
/** `a, b and c`. */
export const listOf = (things: readonly string[]) =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} और ${things.at(-1)}`;
export const noneInStock = 'इनमें से कोई भी अभी स्टॉक में नहीं है।';
export const onlyInStock = (name: string) => `केवल ${name} स्टॉक में है।`;
export const alikeInPriceToo =
  'हम जिन बातों को परखते हैं, उनमें ये एक जैसे हैं, और कीमत भी एक है। जो देखने में अच्छा लगे, वही लें।';
export const alike = (name: string, saving: string) =>
  `हम जिन बातों को परखते हैं, उनमें ये एक जैसे हैं। ${name} ${saving} सस्ता है।`;
export const costsLeast = (name: string) => `${name} की कीमत सबसे कम है।`;
export const costsLeastAndIsAhead = (name: string, points: string) =>
  `${name} की कीमत सबसे कम है, और यह ${points} में आगे है।`;
export const forMore = (extra: string, name: string, points: string) =>
  `${extra} ज़्यादा देने पर ${name} ${points} में आगे है।`;
export const forTheSame = (name: string, points: string) => `उसी कीमत में ${name} ${points} में आगे है।`;
