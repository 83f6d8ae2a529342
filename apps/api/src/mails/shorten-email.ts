/**
 * Returns an address shortened so that its owner recognises it and nobody else learns it: `a…@example.in`.
 */
export const shortenEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…');
