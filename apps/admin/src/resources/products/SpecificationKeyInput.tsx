import { Link } from '@mui/material';
import { useId } from 'react';
import { TextInput, useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSpecificationTerms } from '../../components/use-specification-terms';

/** The name of a specification: the dictionary suggests names, those of the group first, and the standard one of another spelling. */
export function SpecificationKeyInput() {
  const { getSource } = useSourceContext();
  const source = getSource('key');
  const key = useWatch({ name: source }) as string | null | undefined;
  const title = useWatch({ name: source.replace(/\.data\..*$/, '.title') }) as string | null | undefined;
  const { setValue } = useFormContext();
  const { terms, termOf, isLoaded } = useSpecificationTerms();
  const listId = useId();
  const term = key ? termOf(key) : undefined;
  const inGroup = (group: string) => Number(group !== title);
  const suggested = terms.toSorted((a, b) => inGroup(a.group) - inGroup(b.group));
  const hint = () => {
    if (!isLoaded || !key || terms.length === 0) return false;
    if (!term) return 'The dictionary has no such name.';
    if (term.name === key) return false;
    return (
      <Link
        component="button"
        type="button"
        variant="caption"
        onClick={() => setValue(source, term.name, { shouldDirty: true })}
      >
        Use the standard name “{term.name}”
      </Link>
    );
  };
  return (
    <>
      <TextInput source="key" label="Name" helperText={hint()} slotProps={{ htmlInput: { list: listId } }} />
      <datalist id={listId}>
        {suggested.map(({ _id, name, group }) => (
          <option key={_id} value={name} label={group} />
        ))}
      </datalist>
    </>
  );
}
