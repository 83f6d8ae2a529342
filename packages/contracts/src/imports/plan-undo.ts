import type { UndoKind } from './imports.values';

export type Cells = Readonly<Record<string, string>>;

interface ImportedField {
  field: string;
  before: string;
  after: string;
}

/** A row that an import created or changed, with the cells that it wrote. */
export interface ImportedRow {
  recordId: string;
  kind: 'create' | 'update';
  /** What a person knows the record by. */
  label: string;
  fields: readonly ImportedField[];
}

/** What an undo does with one record. */
export interface UndoRow {
  recordId: string;
  label: string;
  kind: UndoKind;
  /** The cells that are put back: present value and the one from before the import. */
  fields: ImportedField[];
  /** What stays as it is, with the reason; a blank field is the whole record. */
  kept: { field: string; reason: string }[];
}

interface UndoOptions {
  /** Fields with a number of units: they are put back by their difference, so that sales since stay counted. */
  countedFields: readonly string[];
  /** Returns why the cells cannot be written to a record any more, by field; empty where they can. */
  problemsOf: (recordId: string, cells: Cells) => { field: string; reason: string }[];
}

const GONE = 'It has been removed since.';
const CHANGED = 'It has been changed since.';
const TOO_FEW = 'Fewer are left than the import added.';

/** Returns the cell that a field gets back, or why it stays. Undefined where it is as it was already. */
function targetOf(
  { field, before, after }: ImportedField,
  present: string,
  { countedFields }: UndoOptions,
): { target: string } | { reason: string } | undefined {
  if (countedFields.includes(field)) {
    const target = Number(present) - (Number(after) - Number(before));
    return target < 0 ? { reason: TOO_FEW } : { target: String(target) };
  }
  if (present === before) return undefined;
  return present === after ? { target: before } : { reason: CHANGED };
}

function restore(row: ImportedRow, present: Cells, options: UndoOptions): UndoRow {
  const fields: ImportedField[] = [];
  const kept: UndoRow['kept'] = [];
  for (const imported of row.fields) {
    const { field } = imported;
    const back = targetOf(imported, present[field] ?? '', options);
    if (back === undefined) continue;
    if ('reason' in back) kept.push({ field, reason: back.reason });
    else fields.push({ field, before: present[field] ?? '', after: back.target });
  }
  const target = Object.fromEntries(fields.map(({ field, after }) => [field, after]));
  const problems = options.problemsOf(row.recordId, target);
  const refused = new Set(problems.map(({ field }) => field));
  const isWhole = refused.has('');
  const restored = isWhole ? [] : fields.filter(({ field }) => !refused.has(field));
  return {
    recordId: row.recordId,
    label: row.label,
    kind: restored.length > 0 ? 'restore' : 'keep',
    fields: restored,
    kept: [...kept, ...problems],
  };
}

/**
 * Returns what undoing an import does with each of its rows, given the present cells of the records by id. A field that
 * somebody changed since stays, and so does a record of the import that is not as the import made it.
 */
export function planUndo(
  rows: readonly ImportedRow[],
  present: ReadonlyMap<string, Cells>,
  options: UndoOptions,
): UndoRow[] {
  return rows.flatMap((row): UndoRow[] => {
    const cells = present.get(row.recordId);
    const keep = (reason: string): UndoRow[] => [
      { recordId: row.recordId, label: row.label, kind: 'keep', fields: [], kept: [{ field: '', reason }] },
    ];
    if (cells === undefined) return keep(GONE);
    if (row.kind === 'update') {
      const back = restore(row, cells, options);
      /* Somebody has put all of it back. */
      return back.fields.length + back.kept.length === 0 ? [] : [back];
    }
    if (row.fields.some(({ field, after }) => (cells[field] ?? '') !== after)) return keep(CHANGED);
    return [{ recordId: row.recordId, label: row.label, kind: 'remove', fields: [], kept: [] }];
  });
}
