/* The page of a television, around its facts. */

export const youMayAlsoLike = 'You may also like';
