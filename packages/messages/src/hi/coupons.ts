/* Coupons that the shop names: on the page of a television and in the cart. */

interface Conditions {
  percent: number;
  /** What the goods have to cost at least; undefined without a minimum. */
  minimum: string | undefined;
  /** The last day. */
  lastDay: string;
  /** Uses of one person; null for any number. */
  timesEach: number | null;
  isForFirstOrder: boolean;
  isLimited: boolean;
}

export const coupons = 'कूपन';
export const howToUse = 'कोड अपनी कार्ट में डालें। कीमतें एक टीवी की हैं, डिलीवरी शुल्क के बिना।';
export const conditions = (of: Conditions) =>
  [
    of.minimum ? `${of.minimum} या उससे ज़्यादा पर ${of.percent}% छूट` : `${of.percent}% छूट`,
    `${of.lastDay} तक`,
    of.timesEach !== null && (of.timesEach === 1 ? 'हर व्यक्ति एक बार' : `हर व्यक्ति ${of.timesEach} बार`),
    of.isForFirstOrder && 'आपके पहले ऑर्डर पर',
    of.isLimited && 'जब तक उपलब्ध है',
  ]
    .filter(Boolean)
    .join(', ');
export const priceWith = (price: string) => `इस कूपन के साथ ${price}`;
export const youSave = (amount: string) => `आपकी बचत ${amount}`;
export const forThisCart = 'इस कार्ट के कूपन';
export const use = 'इस्तेमाल करें';
export const useCode = (code: string) => `${code} इस्तेमाल करें`;
