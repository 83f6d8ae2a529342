import { z } from 'zod';
import type { CsvColumns } from '../csv/csv-columns';
import type { CsvTable } from '../csv/csv-table';
import { itemsOfCell, listCell } from '../csv/list-cell';
import { TermFields, type StaffTerm } from './specifications.schema';
import {
  BETTER_VALUE_NAMES,
  TERM_TYPE_NAMES,
  UNIT_MAX,
  type BetterValue,
  type TermType,
} from './specifications.values';

/** The columns of the dictionary that are fields of a term. */
const FIELD_COLUMNS: CsvColumns<TermFields> = {
  Group: ({ group }) => group,
  'Group in Hindi': ({ group_hi: group }) => group,
  Name: ({ name }) => name,
  'Name in Hindi': ({ name_hi: name }) => name,
  Type: ({ type }) => TERM_TYPE_NAMES[type],
  Unit: ({ unit }) => unit ?? '',
  Choices: ({ choices }) => listCell(choices),
  'In comparisons': ({ better }) => BETTER_VALUE_NAMES[better],
  Place: ({ position }) => String(position),
  'Other names': ({ aliases }) => listCell(aliases),
};

/** The columns of the exported dictionary, which can be imported again. */
export const TERM_COLUMNS: CsvColumns<StaffTerm> = {
  ...FIELD_COLUMNS,
  Televisions: ({ used }) => String(used),
};

/** Returns the cells of a term, by column. */
export const termCells = (term: TermFields): Record<string, string> =>
  Object.fromEntries(Object.entries(FIELD_COLUMNS).map(([column, cellOf]) => [column, cellOf(term)]));

/** Returns a cell with one of some names, or the value that it stands for, in any letters. */
const oneOf = <T extends string>(names: Readonly<Record<T, string>>, error: string) =>
  z.string().transform((cell, ctx): T => {
    const wanted = cell.toLowerCase();
    const found = (Object.keys(names) as T[]).find(
      (value) => value === wanted || names[value].toLowerCase() === wanted,
    );
    if (found !== undefined) return found;
    ctx.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });

const oneOfText = (names: Readonly<Record<string, string>>) =>
  Object.values(names)
    .map((name) => `“${name}”`)
    .join(', ');

const { name, name_hi, group, group_hi, choices, position, aliases } = TermFields.shape;
const type = oneOf<TermType>(TERM_TYPE_NAMES, `The type is one of ${oneOfText(TERM_TYPE_NAMES)}.`);
const better = oneOf<BetterValue | ''>(
  { ...BETTER_VALUE_NAMES, '': '' },
  `Write one of ${oneOfText(BETTER_VALUE_NAMES)}.`,
);
const unit = z.string().max(UNIT_MAX, `Please use at most ${UNIT_MAX} characters.`);
const place = z
  .string()
  .transform((cell) => (cell === '' ? undefined : Number(cell)))
  .pipe(position.unwrap().optional());

const Cells = z.object({
  Group: group,
  'Group in Hindi': group_hi.unwrap().optional(),
  Name: name,
  'Name in Hindi': name_hi.unwrap().optional(),
  Type: type,
  Unit: unit.transform((cell) => cell || null).optional(),
  Choices: z.string().transform(itemsOfCell).pipe(choices.unwrap()).optional(),
  'In comparisons': better.transform((value): BetterValue => value || 'none').optional(),
  Place: place.optional(),
  'Other names': z.string().transform(itemsOfCell).pipe(aliases.unwrap()).optional(),
});

/** A term as a row of a file has it; without the fields whose columns the file does not have. */
export type TermRow = Pick<TermFields, 'group' | 'name' | 'type'> & Partial<TermFields>;

/** The CSV file of the dictionary (docs/spec/imports.md#files); a row is known by the name of its term. */
export const termTable: CsvTable<TermRow> = {
  columns: Object.keys(TERM_COLUMNS),
  needed: ['Group', 'Name', 'Type'],
  row: Cells.transform((cells): TermRow => ({
    ...{ group: cells.Group, group_hi: cells['Group in Hindi'] },
    ...{ name: cells.Name, name_hi: cells['Name in Hindi'] },
    ...{ type: cells.Type, unit: cells.Unit, choices: cells.Choices, better: cells['In comparisons'] },
    ...{ position: cells.Place, aliases: cells['Other names'] },
  })),
};
