interface WarrantyOption {
  /** Months in addition to the product's own. */
  months: number;
  /** Total months, the product's own included (docs/spec/warranties.md#options). */
  totalMonths: number;
  priceRupees: number;
}

/** Returns the protection plans of a product, shortest first, without invalid entries. */
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
