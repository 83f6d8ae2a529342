import type { ImportState, ImportSubject, UndoKind } from '@aabha/contracts/imports/imports.values';
import type { UndoImportOutput } from '@aabha/contracts/imports/imports.schema';
import { pricesHeldText } from '@aabha/contracts/prices/prices.values';
import { formatNumber } from '../../data/number-format';
import type { ImportRow } from './imports.data';

export const SUBJECT_LABELS: Readonly<Record<ImportSubject, string>> = {
  product: 'Products',
  'service-area': 'Service areas',
  'specification-term': 'Specification terms',
};
export const STATE_LABELS: Readonly<Record<ImportState, string>> = {
  undoable: 'Can be undone',
  undone: 'Undone',
};
export const UNDO_LABELS: Readonly<Record<UndoKind, string>> = {
  keep: 'Stay',
  restore: 'Put back',
  remove: 'Removed',
};

/** Returns the name of an import: its file, or what was imported. */
export const nameOf = ({ fileName, subject }: ImportRow) => fileName || SUBJECT_LABELS[subject];

/** Returns the rows of an import in words. */
export const rowsText = ({ createCount, updateCount }: ImportRow) =>
  [
    createCount > 0 && `${formatNumber(createCount)} new`,
    updateCount > 0 && `${formatNumber(updateCount)} changed`,
  ]
    .filter(Boolean)
    .join(', ');

/** Returns what an undo did in words. */
export function undoneText({
  restoredCount,
  removedCount,
  keptCount,
  pendingPriceCount = 0,
}: UndoImportOutput) {
  const parts = [
    restoredCount > 0 && `${formatNumber(restoredCount)} put back`,
    removedCount > 0 && `${formatNumber(removedCount)} removed`,
    keptCount > 0 && `${formatNumber(keptCount)} stay as changed since`,
  ].filter(Boolean);
  const done = `Import undone: ${parts.join(', ')}.`;
  return pendingPriceCount > 0 ? `${done} ${pricesHeldText(pendingPriceCount)}` : done;
}
