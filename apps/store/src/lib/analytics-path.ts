/** Pages whose address is a key, which nobody may count or repeat. */
const KEYED = /^\/(pay|passport|track|visit)\/.+$/;

/** Returns a path as page views name it: without the key of a mailed link. */
export const analyticsPath = (path: string): string => path.replace(KEYED, '/$1/…');
