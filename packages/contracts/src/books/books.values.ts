/** The documents of the shop's books; each kind has a series of numbers per financial year. */
export const DOCUMENT_KINDS = ['invoice', 'credit-note'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/**
 * The state of a check of the books. waiting: requested · running · done · stopped: by staff · failed: by an error or
 * the end of its process.
 */
export const BOOK_CHECK_STATES = ['waiting', 'running', 'done', 'stopped', 'failed'] as const;
export type BookCheckState = (typeof BOOK_CHECK_STATES)[number];
