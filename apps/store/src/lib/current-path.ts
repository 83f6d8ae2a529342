import { BASE_PATH } from '@aabha/messages/language';

/** Returns the path of the page as its route has it, without the start of the language's addresses. */
export const currentPath = (): string => window.location.pathname.slice(BASE_PATH.length) || '/';
