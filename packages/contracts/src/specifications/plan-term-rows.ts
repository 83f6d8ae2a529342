import type { CsvRow } from '../csv/csv-table';
import { foldKey } from './fold-key';
import type { TermRow } from './specification-terms.csv';
import { hasChoices, LACKS_CHOICES, type TermFields } from './specifications.schema';
import { TERMS_MAX } from './specifications.values';
import { otherNames, tidyTerm } from './tidy-term';

/** A term of the dictionary, its other names in the order of `otherNames`. */
export type PresentTerm = TermFields & { _id: string };

/** What a row of a file makes of a term. */
export interface PlannedTerm {
  /** That of the term it changes; undefined for a new one. */
  id: string | undefined;
  fields: TermFields;
  problems: { field: string; message: string }[];
}
type PlannedRow = CsvRow<PlannedTerm>;

const NEW_TERM = {
  ...{ name_hi: '', unit: null, choices: [], better: 'none', position: 100, aliases: [] },
} as const satisfies Partial<TermFields>;

const TOO_MANY = `The dictionary has at most ${TERMS_MAX.toLocaleString('en-IN')} terms.`;

/** Returns the Hindi names of the groups of a file: the one that it has, else the present one. */
function hindiGroups(rows: readonly CsvRow<TermRow>[], present: readonly PresentTerm[]) {
  const names = new Map<string, { name: string; line?: number }>();
  for (const { line, value } of rows)
    if (value.group_hi && !names.has(value.group)) names.set(value.group, { name: value.group_hi, line });
  for (const { group, group_hi: name } of present) if (!names.has(group)) names.set(group, { name });
  return names;
}

const without = <T extends object>(row: T): Partial<T> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Partial<T>;

function plannedFields(row: TermRow, present: PresentTerm | undefined, group_hi: string): TermFields {
  const { _id, ...before } = present ?? { _id: '', ...NEW_TERM };
  const fields = { ...before, ...without(row), group_hi } as TermFields;
  return tidyTerm({ ...fields, aliases: otherNames(fields.name, fields.aliases) });
}

const namesOf = ({ name, aliases }: Pick<TermFields, 'name' | 'aliases'>) => [name, ...aliases];
const foldsOf = (term: Pick<TermFields, 'name' | 'aliases'>) => namesOf(term).map(foldKey);

/**
 * Reports the names that two terms would have. Rows without new names come first: the present ones do not collide, so that a
 * collision is reported where a name is new, at the later one of two such lines.
 */
function reportTakenNames(rows: readonly PlannedRow[], present: readonly PresentTerm[]): void {
  const byId = new Map(present.map((term) => [term._id, new Set(foldsOf(term))]));
  const inFile = new Set(rows.map(({ value }) => value.id));
  const ownerOf = new Map<string, string>();
  for (const term of present)
    if (!inFile.has(term._id))
      for (const fold of foldsOf(term)) ownerOf.set(fold, `“${term.name}” has this name already`);
  const isNew = ({ value }: PlannedRow) =>
    foldsOf(value.fields).some((fold) => byId.get(value.id ?? '')?.has(fold) !== true);
  for (const { line, value } of [...rows.filter((row) => !isNew(row)), ...rows.filter(isNew)])
    for (const [index, one] of namesOf(value.fields).entries()) {
      const owner = ownerOf.get(foldKey(one));
      const field = index === 0 ? 'Name' : 'Other names';
      if (owner !== undefined) value.problems.push({ field, message: `${owner}: “${one}”.` });
      else ownerOf.set(foldKey(one), `Line ${line} has this name too`);
    }
}

/** Reports the rows with which the dictionary would have too many terms. */
function reportTooMany(rows: readonly PlannedRow[], presentCount: number): void {
  const added = rows.filter(({ value: { id } }) => id === undefined);
  for (const { value } of added.slice(Math.max(0, TERMS_MAX - presentCount)))
    value.problems.push({ field: '', message: TOO_MANY });
}

/**
 * Returns what the rows of a file make of the dictionary, given all its terms (docs/spec/imports.md#files). A row is known by the
 * name of its term. A column that the file lacks changes nothing; a blank Hindi name of a group takes that of the group. What a
 * row may not do is among its problems; of two rows about a term the later one is left to the caller.
 */
export function planTermRows(
  rows: readonly CsvRow<TermRow>[],
  present: readonly PresentTerm[],
): PlannedRow[] {
  const byName = new Map(present.map((term) => [foldKey(term.name), term]));
  const groups = hindiGroups(rows, present);
  const planned = rows.map(({ line, value: row }): PlannedRow => {
    const term = byName.get(foldKey(row.name));
    const group = groups.get(row.group) ?? { name: '' };
    const fields = plannedFields(row, term, group.name);
    const problems: PlannedTerm['problems'] = [];
    if (row.group_hi && row.group_hi !== group.name)
      problems.push({
        ...{ field: 'Group in Hindi', message: `Line ${group.line} has another Hindi name for this group.` },
      });
    if (!hasChoices(fields)) problems.push({ field: 'Choices', message: LACKS_CHOICES });
    return { line, value: { id: term?._id, fields, problems } };
  });
  const seen = new Set<string>();
  const first = planned.filter(({ value: { fields } }) => {
    const fold = foldKey(fields.name);
    return !seen.has(fold) && seen.add(fold);
  });
  reportTakenNames(first, present);
  reportTooMany(first, present.length);
  return planned;
}
