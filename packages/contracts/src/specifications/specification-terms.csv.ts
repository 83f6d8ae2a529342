import type { CsvColumns } from '../csv/csv-columns';
import type { StaffTerm } from './specifications.schema';
import { BETTER_VALUE_NAMES, TERM_TYPE_NAMES } from './specifications.values';

/** The columns of the exported dictionary. */
export const TERM_COLUMNS: CsvColumns<StaffTerm> = {
  Group: ({ group }) => group,
  'Group in Hindi': ({ group_hi: group }) => group,
  Name: ({ name }) => name,
  'Name in Hindi': ({ name_hi: name }) => name,
  Type: ({ type }) => TERM_TYPE_NAMES[type],
  Unit: ({ unit }) => unit ?? '',
  Choices: ({ choices }) => choices.join('; '),
  'In comparisons': ({ better }) => BETTER_VALUE_NAMES[better],
  Place: ({ position }) => String(position),
  'Other names': ({ aliases }) => aliases.join('; '),
  Televisions: ({ used }) => String(used),
};
