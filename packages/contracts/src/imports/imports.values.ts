import type { Permission } from '../staff-roles/staff-roles.values';

/** What a CSV file can be imported into. */
export const IMPORT_SUBJECTS = ['product', 'service-area', 'specification-term'] as const;
export type ImportSubject = (typeof IMPORT_SUBJECTS)[number];
/** The permission with which each is imported, listed and undone (docs/spec/permissions.md#calls). */
export const IMPORT_PERMISSIONS = {
  product: 'products',
  'service-area': 'delivery',
  'specification-term': 'specifications',
} as const satisfies Record<ImportSubject, Permission>;

/** How long an import can be undone; then its rows are deleted. */
export const UNDO_DAYS = 30;

/** The state of an import: it can be undone, it was undone, or its time to be undone is over. */
export const IMPORT_STATES = ['undoable', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What an undo does with a row, in the order in which staff look at it. */
export const UNDO_KINDS = ['keep', 'restore', 'remove'] as const;
export type UndoKind = (typeof UNDO_KINDS)[number];
