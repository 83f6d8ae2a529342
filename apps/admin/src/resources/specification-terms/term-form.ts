import {
  CreateTermInput,
  type StaffTerm,
  type TermFields,
} from '@aabha/contracts/specifications/specifications.schema';
import { BETTER_VALUE_NAMES, TERM_TYPE_NAMES } from '@aabha/contracts/specifications/specifications.values';
import type { ConflictField } from '../../data/edit-conflict';
import { validateWith } from '../../data/validate-with';

/** The form of a term: lists are texts with an item per line. */
export interface TermValues extends Omit<TermFields, 'aliases' | 'choices'> {
  aliases: string;
  choices: string;
}

export const NEW_TERM: TermValues = {
  ...{ name: '', name_hi: '', group: '', group_hi: '', type: 'text', unit: null, choices: '' },
  ...{ better: 'none', position: 100, aliases: '' },
};

export const termValues = ({ choices, aliases, ...term }: StaffTerm): TermValues => ({
  ...{ name: term.name, name_hi: term.name_hi, group: term.group, group_hi: term.group_hi },
  ...{ type: term.type, unit: term.unit, better: term.better, position: term.position },
  choices: choices.join('\n'),
  aliases: aliases.join('\n'),
});

const linesOf = (text: string | null) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const inputOf = (values: TermValues) => ({
  ...values,
  /* An emptied field is null. */
  name_hi: values.name_hi ?? '',
  group_hi: values.group_hi ?? '',
  choices: linesOf(values.choices),
  aliases: linesOf(values.aliases),
});

const validate = validateWith(CreateTermInput);

/** Returns the errors of the form; one of a line is an error of its text. */
export function termFormErrors(values: unknown): Record<string, string> {
  const errors = validate(inputOf(values as TermValues));
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.split('.')[0] ?? path, message]),
  );
}

/** Returns the fields in the API's format. */
export const termFields = (values: TermValues): TermFields => CreateTermInput.parse(inputOf(values));

export const TERM_CONFLICT_FIELDS: readonly ConflictField<TermValues>[] = [
  { source: 'name', label: 'Name', text: ({ name }) => name },
  { source: 'name_hi', label: 'Name in Hindi', text: ({ name_hi: name }) => name },
  { source: 'group', label: 'Group', text: ({ group }) => group },
  { source: 'group_hi', label: 'Group in Hindi', text: ({ group_hi: group }) => group },
  { source: 'type', label: 'Type', text: ({ type }) => TERM_TYPE_NAMES[type] },
  { source: 'unit', label: 'Unit', text: ({ unit }) => unit ?? '' },
  { source: 'choices', label: 'Choices', text: ({ choices }) => choices },
  { source: 'better', label: 'In comparisons', text: ({ better }) => BETTER_VALUE_NAMES[better] },
  { source: 'position', label: 'Place', text: ({ position }) => String(position) },
  { source: 'aliases', label: 'Other names', text: ({ aliases }) => aliases },
];
