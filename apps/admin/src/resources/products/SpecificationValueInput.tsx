import { useId } from 'react';
import { TextInput, useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import {
  describeProblem,
  parseSpecificationValue,
} from '@aabha/contracts/specifications/parse-specification-value';
import type { SpecificationTerm } from '@aabha/contracts/specifications/specifications.schema';
import { useSpecificationTerms } from '../../components/use-specification-terms';

const WARNING = { '& .MuiFormHelperText-root': { color: 'warning.main' } };

function choicesOf(term: SpecificationTerm | undefined): readonly string[] {
  if (term?.type === 'yes-no') return ['Yes', 'No'];
  return term?.choices ?? [];
}

/** The value of a specification by the type of its term: its unit, its choices, and a warning where it cannot be compared. */
export function SpecificationValueInput() {
  const { getSource } = useSourceContext();
  const key = useWatch({ name: getSource('key') }) as string | null | undefined;
  const value = useWatch({ name: getSource('value') }) as string | null | undefined;
  const { termOf } = useSpecificationTerms();
  const listId = useId();
  const term = key ? termOf(key) : undefined;
  const problem = term && value ? parseSpecificationValue(value, term).problem : null;
  const choices = choicesOf(term);
  return (
    <>
      <TextInput
        source="value"
        label={term?.unit ? `Value (${term.unit})` : 'Value'}
        helperText={term && problem !== null ? describeProblem(problem, term) : false}
        sx={WARNING}
        slotProps={{ htmlInput: choices.length > 0 ? { list: listId } : {} }}
      />
      {choices.length > 0 && (
        <datalist id={listId}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </>
  );
}
