/* Tables that can be sorted. */

export const captionWithSorting = (caption: string) => `${caption}। कॉलम के नाम वाले बटन सूची का क्रम बदलते हैं।`;
export const columns = 'कॉलम';
export const columnsToShow = 'कौन-से कॉलम दिखें';
export const sortBy = 'क्रम';
