/** Returns the share of reviews with this many stars, in whole percent; 0 without reviews. */
export function ratingSharePercent(withThisRating: number, reviewCount: number): number {
  return reviewCount === 0 ? 0 : Math.round((withThisRating / reviewCount) * 100);
}
