/* The button that adds a television to the comparison. */

export const compare = 'तुलना करें';
export const compareProduct = (product: string) => `${product} की तुलना करें`;
export const seeSideBySide = (count: number) => `सभी ${count} साथ-साथ देखें`;
export const compareUpTo = (count: number) => `आप ${count} टीवी तक की तुलना कर सकते हैं। पहले कोई एक हटाएँ।`;
