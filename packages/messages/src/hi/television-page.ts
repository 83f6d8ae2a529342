/* The page of a television, around its facts. */

export const youMayAlsoLike = 'ये भी पसंद आ सकते हैं';
