export interface WarrantyOption {
  /** Months on top of the product's own. */
  months: number;
  /** The product's own months and these together (docs/spec/warranties.md#options). */
  totalMonths: number;
  priceRupees: number;
}

/** The protections on offer for a product, shortest first. An entry that is no number of months is left out. */
export function warrantyOptions(
  standardMonths: number,
  pricing: Readonly<Record<string, number>>,
): WarrantyOption[] {
  return Object.entries(pricing)
    .map(([months, priceRupees]) => ({
      months: Number(months),
      totalMonths: standardMonths + Number(months),
      priceRupees,
    }))
    .filter(({ months }) => Number.isInteger(months) && months > 0)
    .sort((a, b) => a.months - b.months);
}
