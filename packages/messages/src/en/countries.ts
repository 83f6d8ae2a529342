/* Names of countries, from the stored ones, which are English. */

export const countryName = (stored: string): string => stored;
