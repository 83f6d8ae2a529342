/** What share of all reviews gave this many stars, in whole percent; 0 while there are none. */
export function ratingSharePercent(withThisRating: number, reviewCount: number): number {
  return reviewCount === 0 ? 0 : Math.round((withThisRating / reviewCount) * 100);
}
