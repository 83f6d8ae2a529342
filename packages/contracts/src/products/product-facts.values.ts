interface Fact {
  label: string;
  unit?: string;
  /** How a sentence names it. */
  noun: string;
}

/** The facts of a television (docs/spec/products.md#facts) by field, in the order in which staff see them. */
const FACTS = {
  screenInches: { label: 'Screen', unit: 'inches', noun: 'screen size' },
  resolution: { label: 'Resolution', noun: 'resolution' },
  technology: { label: 'Technology', noun: 'display technology' },
  refreshHz: { label: 'Refresh rate', unit: 'Hz', noun: 'refresh rate' },
  beeStars: { label: 'BEE stars', noun: 'BEE stars' },
  energyKwhYear: { label: 'Energy', unit: 'kWh a year', noun: 'energy use' },
  countryOfOrigin: { label: 'Country of origin', noun: 'country of origin' },
  hsn: { label: 'HSN', noun: 'HSN' },
} satisfies Record<string, Fact>;

export type FactField = keyof typeof FACTS;
export const PRODUCT_FACTS: Readonly<Record<FactField, Fact>> = FACTS;
export const FACT_FIELDS = Object.keys(FACTS) as FactField[];

/** Returns a value for each fact, by field. */
export const eachFact = <V>(valueOf: (field: FactField) => V) =>
  Object.fromEntries(FACT_FIELDS.map((field) => [field, valueOf(field)])) as Record<FactField, V>;
