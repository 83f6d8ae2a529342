/* Offers of banks: on the page of a television, in the cart and in the checkout. */

interface Conditions {
  /** Null for a fixed amount. */
  percent: number | null;
  /** The most that the percentage gives; undefined without a maximum. */
  maximum: string | undefined;
  /** What has to be paid at least; undefined for any amount. */
  minimum: string | undefined;
  isForSomeTelevisions: boolean;
  /** How often the bank gives it, in its words. */
  note: string | null;
}

export const bankOffers = 'Bank offers';
export const kinds = { credit: 'credit card', debit: 'debit card', upi: 'UPI', emi: 'EMI' } as const;
export const paidWith = (bank: string, kind: string) => `with ${bank} ${kind}`;
export const off = (amount: string) => `${amount} off`;
export const cashback = (amount: string) => `${amount} cashback`;
export const upToOff = (amount: string, bank: string) => `Bank offers: up to ${amount} off with ${bank}`;
export const upToCashback = (amount: string, bank: string) =>
  `Bank offers: up to ${amount} cashback with ${bank}`;
export const conditions = (of: Conditions) => {
  const maximum = of.maximum ? `${of.percent}%, at most ${of.maximum}` : `${of.percent}%`;
  const parts = [
    of.percent !== null && maximum,
    of.minimum && `On ${of.minimum} or more`,
    of.isForSomeTelevisions && 'For some televisions only',
    of.note,
  ];
  return parts.filter(Boolean).join(' · ');
};
export const instantMeans =
  'Choose this offer when you pay. The bank takes it off then; until then your total stays as it is.';
export const cashbackMeans =
  'You pay the whole amount. The cashback comes from the bank later; the shop does not pay it.';
export const checkedAndUntil = (checked: string, until: string) =>
  `Checked on ${checked}, offered until ${until}.`;
export const termsOf = (bank: string) => `Terms of ${bank}`;
export const bankDecides =
  'The best offer of each bank. The bank decides whether you get it, and its terms count. One payment gets one offer.';
