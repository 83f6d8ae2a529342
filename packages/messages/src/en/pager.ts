/* The links to other pages of a list. */

export const previous = 'Previous';
export const next = 'Next';
export const pageOf = (page: string, pageCount: string) => `Page ${page} of ${pageCount}`;
