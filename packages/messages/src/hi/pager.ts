/* The links to other pages of a list. */

export const previous = 'पिछला';
export const next = 'अगला';
export const pageOf = (page: string, pageCount: string) => `पेज ${page}, कुल ${pageCount}`;
