import type { RETURN_REASONS } from '@aabha/contracts/returns/returns.schema';

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
