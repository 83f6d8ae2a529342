/* The page of a television, around its facts. */

export const recentlyViewed = 'हाल ही में देखे गए';
export const youMayAlsoLike = 'ये भी पसंद आ सकते हैं';
