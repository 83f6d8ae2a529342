/** Returns the form of a noun for a number, by the plural rules of Hindi: 0 to 1, or any other number (CLDR 48). */
export const plural = (count: number, one: string, other: string): string =>
  count >= 0 && count <= 1 ? one : other;
