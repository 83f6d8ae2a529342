import { SelectInput } from 'react-admin';
import { choicesOf } from '../../data/choices-of';

/** Returns a filter of a list by a choice, which is always shown. */
export const choiceFilter = (source: string, label: string, names: Readonly<Record<string, string>>) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    choices={choicesOf(names)}
    emptyText="All"
    alwaysOn
  />
);
