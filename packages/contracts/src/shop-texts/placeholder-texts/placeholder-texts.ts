/** Placeholders that are worded by language; the numbers are those of the rules. */
export interface PlaceholderTexts {
  deliveryTime: string;
  banksShowRefundWithin: string;
  warrantyClaimPapers: string;
  /** Returns the opening hours, which staff enter in English. */
  hours: (entered: string) => string;
}
