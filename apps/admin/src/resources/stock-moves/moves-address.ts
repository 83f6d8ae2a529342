/** Returns the address of the movements of one television. */
export const movesAddress = (product: string): string =>
  `/admin-dashboard/stock-moves?filter=${encodeURIComponent(JSON.stringify({ product }))}`;
