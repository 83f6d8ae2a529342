/* The button that adds a television to the comparison. */

export const compare = 'Compare';
export const compareProduct = (product: string) => `Compare ${product}`;
export const seeSideBySide = (count: number) => `See all ${count} side by side`;
export const compareUpTo = (count: number) =>
  `You can compare up to ${count} televisions. Please remove one first.`;
