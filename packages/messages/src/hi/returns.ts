import type { ReplacementState } from '@aabha/contracts/returns/replacements.values';
import type { RETURN_REASONS } from '@aabha/contracts/returns/returns.values';
import type {
  RejectionReason,
  ReturnCondition,
  ReturnState,
  ReturnWish,
} from '@aabha/contracts/returns/returns.values';

/* The return of a delivered order. */

export const requestReturn = 'रिटर्न का अनुरोध करें';
export const returnRequested = 'रिटर्न का अनुरोध हो चुका है';
export const requestSubmitted = 'रिटर्न का अनुरोध भेज दिया गया!';
export const emailAtEachStep = 'हम आपको हर कदम पर ईमेल भेजेंगे।';
export const returnOrder = 'रिटर्न करें';
export const until = (day: string) => `${day} तक`;
export const closedOn = (day: string) => `रिटर्न की अवधि ${day} को समाप्त हो गई`;
export const returnThisOrder = 'यह ऑर्डर रिटर्न करें';
export const whyReturning = 'आप इसे क्यों लौटा रहे हैं?';
export const reasons: Readonly<Record<(typeof RETURN_REASONS)[number], string>> = {
  'Defective product': 'ख़राब निकला',
  'Wrong item delivered': 'ग़लत सामान मिला',
  'Product not as described': 'विवरण के अनुसार नहीं है',
  'Changed mind': 'मन बदल गया',
  Other: 'अन्य',
};
export const tellUsMore = 'कृपया विस्तार से बताएँ';
export const willRefund = (amount: string, promise: string) =>
  `मंज़ूरी के बाद हम ${amount} उसी खाते में लौटा देंगे, जिससे आपने भुगतान किया था। ${promise} तब तक टीवी को उसके डिब्बे में रखें।`;
export const keepOrder = 'ऑर्डर अपने पास रखें';
export const whatReturning = 'आप क्या लौटा रहे हैं?';
export const unitsOf = (name: string) => `${name} की संख्या`;
export const ofUnits = (count: number, quantity: number) => `${quantity} में से ${count}`;
export const chooseUnits = 'कृपया चुनें कि आप क्या लौटा रहे हैं।';
export const choose = 'चुनें (ज़रूरी नहीं)';
export const conditionQuestion = 'यह किस हालत में है?';
export const conditions: Readonly<Record<ReturnCondition, string>> = {
  sealed: 'डिब्बा नहीं खोला',
  opened: 'खोला, पर लगाया नहीं',
  installed: 'लगाया जा चुका है',
};
export const wishQuestion = 'आप क्या चाहते हैं?';
export const wishes: Readonly<Record<ReturnWish, string>> = {
  refund: 'रिफ़ंड',
  replacement: 'वही टीवी दोबारा',
};
export const replacementNote = 'अगर वह टीवी हमारे पास नहीं बचा, तो हम पैसे लौटा देंगे।';
export const photosOptional = 'फ़ोटो (वैकल्पिक)';
export const photosHint = (most: number, megabytes: number) =>
  `PNG या JPEG, ज़्यादा से ज़्यादा ${most} फ़ोटो, हर एक ${megabytes} MB तक। इनसे हम जल्दी फ़ैसला कर पाते हैं।`;
export const tooManyPhotos = (most: number) => `आप ज़्यादा से ज़्यादा ${most} तस्वीरें अपलोड कर सकते हैं।`;
export const chosenPhotos = 'चुनी हुई फ़ोटो';
export const computingRefund = 'आपका रिफ़ंड जोड़ा जा रहा है…';
export const yourReturn = 'आपका रिटर्न';
export const states: Readonly<Record<ReturnState, string>> = {
  requested: 'हम आपका अनुरोध देख रहे हैं',
  approved: 'मंज़ूर: हमारा कूरियर इसे ले जाएगा',
  received: 'सामान पहुँच गया है: हम जाँच कर रहे हैं',
  accepted: 'स्वीकार हो गया',
  accepted_in_part: 'आंशिक रूप से स्वीकार',
  replaced: 'बदल दिया गया',
  rejected: 'स्वीकार नहीं हुआ',
};
export const refundOnItsWay = 'आपका रिफ़ंड रास्ते में है';
export const refunded = (amount: string) => `${amount} का रिफ़ंड हो गया`;
export const ourReason = (reason: string) => `हमारा कारण: ${reason}`;
export const notAgreed = 'आप सहमत नहीं हैं?';
export const complain = 'हमसे शिकायत करें';
export const acceptedUnits = (accepted: number, quantity: number) => `${quantity} में से ${accepted} स्वीकार`;
export const rejectionReasons: Readonly<Record<Exclude<RejectionReason, 'Other'>, string>> = {
  'We found no fault': 'हमें कोई ख़राबी नहीं मिली',
  'The television was damaged after delivery': 'टीवी को डिलीवरी के बाद नुकसान पहुँचा है',
  'Parts or accessories are missing': 'पुर्ज़े या एक्सेसरी नहीं हैं',
  'This is not the television that we sent': 'यह वह टीवी नहीं है जो हमने भेजा था',
  'The television did not come back to us': 'टीवी हमारे पास वापस नहीं आया',
};
export const yourReplacement = (number: string) => `आपका बदला हुआ टीवी ${number}`;
export const replacementStates: Readonly<Record<ReplacementState, string>> = {
  waiting: 'अभी स्टॉक में नहीं है: आते ही हम भेज देंगे',
  open: 'हम इसे पैक कर रहे हैं',
  shipped: 'रास्ते में है',
  delivered: 'पहुँच गया',
  cancelled: 'रद्द',
};
export const replacementOf = (number: string) =>
  `यह ऑर्डर ${number} से लौटाए गए सामान के बदले है, बिना किसी शुल्क के। उस ऑर्डर का इनवॉइस और वारंटी बने रहते हैं।`;
export const chooseRefund = 'इसके बजाय रिफ़ंड दें';
export const choosingRefund = 'सेव हो रहा है…';
export const refundChosen = 'आपने रिफ़ंड चुना।';
export const waitOrRefund = (amount: string) =>
  `आपको रुकना ज़रूरी नहीं है: ${amount} का रिफ़ंड चुनें, फिर हम बदला नहीं भेजेंगे।`;
export const replacementSerial = (serials: string) => `सीरियल नंबर: ${serials}`;
