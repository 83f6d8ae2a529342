/* Plans to pay by instalments: the section of a television and the dialog of the cart. */

export const emiPlans = 'EMI प्लान';
export const payMonthly = (price: string) =>
  `${price} किस्तों में चुकाएँ। हर प्लान में वह सब दिखता है जो आप चुकाते हैं: ब्याज, फ़ीस और दोनों पर GST, उस प्लान में भी जिसे नो-कॉस्ट कहते हैं।`;
export const kinds = { card: 'क्रेडिट कार्ड', debit: 'डेबिट कार्ड', cardless: 'बिना कार्ड' } as const;
export const fromAMonth = (price: string) => `${price} प्रति माह से`;
export const fromWithPlans = (price: string) => `EMI पर ${price} प्रति माह से`;
export const plansOf = (bank: string, kind: string) => `${bank}, ${kind}`;
export const months = 'महीने';
export const aMonth = 'प्रति माह';
export const inAll = 'कुल';
export const moreThanPrice = (amount: string) => `${amount} अतिरिक्त`;
export const trueYearlyCost = 'असली सालाना खर्च';
export const noCost = 'नो-कॉस्ट';
export const rateOf = (rate: number) => `लोन पर ${rate}% सालाना`;
export const interestWithGst = (interest: string, gst: string) => `ब्याज ${interest} + GST ${gst}`;
export const feeWithGst = (fee: string, gst: string) => `फ़ीस ${fee} + GST ${gst}`;
export const noFee = 'कोई प्रोसेसिंग फ़ीस नहीं';
export const noCostMeans = (discount: string, gst: string) =>
  `हम कीमत में ${discount} की छूट देते हैं और बैंक उतना ही ब्याज जोड़ देता है। उस ब्याज पर GST ${gst} आप चुकाते हैं`;
export const checkedOn = (day: string) => `${day} को जाँचा गया`;
export const until = (day: string) => `${day} तक उपलब्ध`;
export const termsOf = (bank: string) => `${bank} की शर्तें`;
export const keyFacts = 'सहमति से पहले ऋणदाता आपको मुख्य तथ्य विवरण (Key Fact Statement) दिखाता है।';
export const illustrative =
  'ये आँकड़े उदाहरण हैं: प्लान देना बैंक तय करता है, और उसी के आँकड़े मान्य हैं। अतिरिक्त वह है जो आप कीमत से ज़्यादा चुकाते हैं। असली सालाना खर्च सारे भुगतानों की तुलना आज पूरी कीमत चुकाने से करता है। भुगतान करते समय EMI चुनें।';
export const refundsTakeLonger =
  'EMI भुगतान का रिफ़ंड तुरंत नहीं होता: इसमें 5 से 7 कार्य दिवस लगते हैं, और बैंक ब्याज, फ़ीस और GST रख सकता है।';
export const noPlans = 'इस रकम के लिए अभी कोई EMI प्लान नहीं है।';
export const failed = 'EMI प्लान लोड नहीं हो सके।';
export const retry = 'फिर कोशिश करें';
