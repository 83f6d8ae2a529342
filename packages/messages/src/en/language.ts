/** The language of a build: its tag in `lang` attributes, for numbers and dates, and the start of its addresses. */
export const LOCALE: string = 'en-IN';
export const BASE_PATH: string = '';
/** The other language of the shop, by its own name. */
export const OTHER = { name: 'हिन्दी', short: 'हि', locale: 'hi-IN', basePath: '/hi' };
export { ALTERNATES } from '../alternates';
