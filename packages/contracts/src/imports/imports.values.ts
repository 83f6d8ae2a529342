/** What a CSV file can be imported into. */
export const IMPORT_SUBJECTS = ['product', 'service-area', 'specification-term'] as const;
export type ImportSubject = (typeof IMPORT_SUBJECTS)[number];

/** How long an import can be undone; then its rows are deleted. */
export const UNDO_DAYS = 30;

/** The state of an import: it can be undone, it was undone, or its time to be undone is over. */
export const IMPORT_STATES = ['undoable', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What an undo does with a row, in the order in which staff look at it. */
export const UNDO_KINDS = ['keep', 'restore', 'remove'] as const;
export type UndoKind = (typeof UNDO_KINDS)[number];
