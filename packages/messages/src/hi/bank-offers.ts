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

export const bankOffers = 'बैंक ऑफ़र';
export const kinds = { credit: 'क्रेडिट कार्ड', debit: 'डेबिट कार्ड', upi: 'UPI', emi: 'EMI' } as const;
export const paidWith = (bank: string, kind: string) => `${bank} ${kind} से`;
export const off = (amount: string) => `${amount} की छूट`;
export const cashback = (amount: string) => `${amount} कैशबैक`;
export const upToOff = (amount: string, bank: string) => `बैंक ऑफ़र: ${bank} के साथ ${amount} तक की छूट`;
export const upToCashback = (amount: string, bank: string) => `बैंक ऑफ़र: ${bank} के साथ ${amount} तक का कैशबैक`;
export const conditions = (of: Conditions) => {
  const maximum = of.maximum ? `${of.percent}%, ज़्यादा से ज़्यादा ${of.maximum}` : `${of.percent}%`;
  const parts = [
    of.percent !== null && maximum,
    of.minimum && `${of.minimum} या ज़्यादा चुकाने पर`,
    of.isForSomeTelevisions && 'सिर्फ़ कुछ टेलीविज़न पर',
    of.note,
  ];
  return parts.filter(Boolean).join(' · ');
};
export const instantMeans = 'भुगतान करते समय यह ऑफ़र चुनें। बैंक तभी छूट देता है; तब तक आपकी कुल रकम वही रहती है।';
export const cashbackMeans = 'आप पूरी रकम चुकाते हैं। कैशबैक बाद में बैंक से आता है; दुकान उसे नहीं देती।';
export const checkedAndUntil = (checked: string, until: string) =>
  `${checked} को जाँचा गया, ${until} तक उपलब्ध।`;
export const termsOf = (bank: string) => `${bank} की शर्तें`;
export const bankDecides =
  'हर बैंक का सबसे अच्छा ऑफ़र। ऑफ़र देना बैंक तय करता है, और उसी की शर्तें मान्य हैं। एक भुगतान पर एक ही ऑफ़र मिलता है।';
