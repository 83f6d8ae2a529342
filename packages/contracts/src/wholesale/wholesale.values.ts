/** Units of one product in one wholesale order. */
export const WHOLESALE_UNITS_MAX = 100_000;
