/* The button that saves a television in the wish list; it loads after the first view of the page of a television. */

export const saveToWishList = 'विशलिस्ट में रखें';
export const seeWishList = 'विशलिस्ट देखें';
export const isFull = (most: number) => `आपकी विशलिस्ट में ${most} टीवी पहले से हैं। कृपया पहले उनमें से कोई एक हटाएँ।`;
