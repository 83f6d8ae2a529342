import type { Cells, UndoRow } from '../imports/plan-undo';
import { foldKey } from './fold-key';
import type { PresentTerm } from './plan-term-rows';
import { termCells, termTable } from './specification-terms.csv';
import { hasChoices, type TermFields } from './specifications.schema';
import { otherNames, tidyTerm } from './tidy-term';

const CHANGED = 'It has been changed since.';
const TAKEN = 'Another term has this name now.';
/** Columns that are put back together or not at all. */
const TOGETHER: readonly (readonly string[])[] = [
  ['Type', 'Unit', 'Choices', 'In comparisons'],
  ['Group', 'Group in Hindi'],
];
const VALUE_COLUMNS = TOGETHER[0] ?? [];
const HINDI = 'Group in Hindi';

/** Returns a term with other cells, by column. */
export function termWithCells(term: TermFields, cells: Cells): TermFields {
  const row = termTable.row.parse({ ...termCells(term), ...cells });
  const fields = { ...term, ...row };
  return { ...fields, aliases: otherNames(fields.name, fields.aliases) };
}

const targetOf = (term: PresentTerm, { fields }: UndoRow) =>
  termWithCells(term, Object.fromEntries(fields.map(({ field, after }) => [field, after])));

/** Leaves some columns of a row as they are. */
function keep(row: UndoRow, columns: readonly string[], reason: string): UndoRow {
  const fields = row.fields.filter(({ field }) => !columns.includes(field));
  const kept = row.fields
    .filter(({ field }) => columns.includes(field))
    .map(({ field }) => ({ field, reason }));
  return { ...row, kind: fields.length > 0 ? 'restore' : 'keep', fields, kept: [...row.kept, ...kept] };
}

/** Leaves columns as they are of whose others somebody changed one since, or that would make no term. */
function keepTogether(row: UndoRow, term: PresentTerm): UndoRow {
  const isKept = (columns: readonly string[]) => row.kept.some(({ field }) => columns.includes(field));
  const whole = TOGETHER.filter(isKept).reduce((part, columns) => keep(part, columns, CHANGED), row);
  const target = targetOf(term, whole);
  const tidied = tidyTerm(target);
  const isTidy =
    target.unit === tidied.unit &&
    target.better === tidied.better &&
    target.choices.length === tidied.choices.length;
  return isTidy && hasChoices(target) ? whole : keep(whole, VALUE_COLUMNS, CHANGED);
}

const foldsOf = ({ name, aliases }: Pick<TermFields, 'name' | 'aliases'>) => [name, ...aliases].map(foldKey);

/** Returns how many terms have each name, were the rows put back. */
function ownersOf(rows: readonly UndoRow[], present: ReadonlyMap<string, PresentTerm>) {
  const rowOf = new Map(rows.map((row) => [row.recordId, row]));
  const owners = new Map<string, number>();
  for (const term of present.values()) {
    const row = rowOf.get(term._id);
    if (row?.kind === 'remove') continue;
    for (const fold of new Set(foldsOf(row ? targetOf(term, row) : term)))
      owners.set(fold, (owners.get(fold) ?? 0) + 1);
  }
  return owners;
}

/** Leaves names as they are that another term has now. Each round may keep a name that another row would have taken. */
function keepTakenNames(rows: UndoRow[], present: ReadonlyMap<string, PresentTerm>): UndoRow[] {
  const owners = ownersOf(rows, present);
  const settled = rows.map((row) => {
    const term = present.get(row.recordId);
    if (row.kind !== 'restore' || !term) return row;
    const own = new Set(foldsOf(term));
    const isTaken = foldsOf(targetOf(term, row)).some(
      (fold) => !own.has(fold) && (owners.get(fold) ?? 0) > 1,
    );
    return isTaken ? keep(row, ['Name', 'Other names'], TAKEN) : row;
  });
  return settled.every((row, index) => row === rows[index]) ? rows : keepTakenNames(settled, present);
}

/** Gives terms that go back to a group the Hindi name that the group then has. */
function nameGroups(rows: readonly UndoRow[], present: ReadonlyMap<string, PresentTerm>): UndoRow[] {
  const restored = rows.filter(({ kind }) => kind === 'restore');
  const moved = new Set(
    restored
      .filter(({ fields }) => fields.some(({ field }) => field === 'Group'))
      .map(({ recordId }) => recordId),
  );
  const removed = new Set(rows.filter(({ kind }) => kind === 'remove').map(({ recordId }) => recordId));
  const hindiOf = new Map<string, string>();
  const first = (group: string, name: string) => {
    if (!hindiOf.has(group)) hindiOf.set(group, name);
    return hindiOf.get(group) ?? name;
  };
  for (const { recordId, fields } of restored) {
    const renamed = fields.find(({ field }) => field === HINDI);
    const term = present.get(recordId);
    if (renamed && term && !moved.has(recordId)) first(term.group, renamed.after);
  }
  for (const term of present.values())
    if (!moved.has(term._id) && !removed.has(term._id)) first(term.group, term.group_hi);
  return rows.map((row) => {
    const term = present.get(row.recordId);
    if (!term || !moved.has(row.recordId)) return row;
    const target = targetOf(term, row);
    const hindi = first(target.group, target.group_hi);
    const others = row.fields.filter(({ field }) => field !== HINDI);
    const change = { field: HINDI, before: term.group_hi, after: hindi };
    return { ...row, fields: hindi === term.group_hi ? others : [...others, change] };
  });
}

/**
 * Returns what undoing an import of terms does, given the whole dictionary as it is now: without names that another term has by
 * now, and without a part of what only counts together (docs/spec/specifications.md#import).
 */
export function settleTermUndo(plan: readonly UndoRow[], dictionary: readonly PresentTerm[]): UndoRow[] {
  const present = new Map(dictionary.map((term) => [term._id, term]));
  const whole = plan.map((row) => {
    const term = present.get(row.recordId);
    return row.kind === 'restore' && term ? keepTogether(row, term) : row;
  });
  return nameGroups(keepTakenNames(whole, present), present);
}
