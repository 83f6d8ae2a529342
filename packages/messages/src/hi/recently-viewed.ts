export const recentlyViewed = 'हाल ही में देखे गए';
