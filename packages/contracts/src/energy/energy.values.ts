/** Hours a day that the BEE label counts a television as watched; the rest of the day it is in standby. */
export const LABEL_HOURS_A_DAY = 6;
/** What a unit (kWh) of electricity costs by default, in paise (docs/spec/running-cost.md#tariff). */
export const DEFAULT_TARIFF_PAISE = 800;
/** Limits of a shopper's own figures. */
export const TARIFF_PAISE = { min: 100, max: 3000 } as const;
export const HOURS_A_DAY = { min: 1, max: 24 } as const;
