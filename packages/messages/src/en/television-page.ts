/* The page of a television, around its facts. */

export const recentlyViewed = 'Recently viewed';
export const youMayAlsoLike = 'You may also like';
