import { Box } from '@mui/material';
import { FormDataConsumer, NumberInput, SelectInput, TextInput } from 'react-admin';
import {
  BETTER_VALUE_NAMES,
  TERM_TYPE_NAMES,
  UNIT_MAX,
} from '@aabha/contracts/specifications/specifications.values';
import { useSpecificationTerms } from '../../components/use-specification-terms';
import { choicesOf } from '../../data/choices-of';
import type { TermValues } from './term-form';

const COLUMNS = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };
const GROUPS = 'groups-of-terms';
const isRanked = (type: TermValues['type']) => type === 'number' || type === 'yes-no';

/** What depends on the type: the unit of a number, the choices of a list, which value is the better one. */
function TypeInputs({ type }: { type: TermValues['type'] }) {
  return (
    <>
      {type === 'number' && (
        <TextInput
          source="unit"
          label="Unit (optional)"
          helperText="W, Hz, GB, kg, nits … Other spellings of it are understood."
          slotProps={{ htmlInput: { maxLength: UNIT_MAX } }}
          fullWidth
        />
      )}
      {isRanked(type) && (
        <SelectInput
          source="better"
          label="In comparisons"
          choices={choicesOf(BETTER_VALUE_NAMES)}
          helperText={false}
          fullWidth
        />
      )}
      {type === 'choice' && (
        <TextInput
          source="choices"
          label="Choices, one per line"
          helperText={false}
          multiline
          minRows={3}
          fullWidth
          sx={{ gridColumn: '1 / -1' }}
        />
      )}
    </>
  );
}

/** The fields of a term, shared by adding and editing. */
export function TermInputs() {
  const { terms } = useSpecificationTerms();
  return (
    <Box sx={COLUMNS}>
      <TextInput source="name" label="Name" helperText={false} isRequired fullWidth />
      <TextInput source="name_hi" label="Name in Hindi (optional)" helperText={false} fullWidth />
      <TextInput
        source="group"
        label="Group"
        helperText={false}
        isRequired
        fullWidth
        slotProps={{ htmlInput: { list: GROUPS } }}
      />
      <TextInput
        source="group_hi"
        label="Group in Hindi (optional)"
        helperText="For all terms of the group."
        fullWidth
      />
      <datalist id={GROUPS}>
        {[...new Set(terms.map(({ group }) => group))].map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
      <SelectInput
        source="type"
        label="Type"
        choices={choicesOf(TERM_TYPE_NAMES)}
        helperText={false}
        fullWidth
        isRequired
      />
      <NumberInput
        source="position"
        label="Place in the group"
        helperText="Small numbers come first."
        min={0}
        fullWidth
      />
      <FormDataConsumer<TermValues>>{({ formData }) => <TypeInputs type={formData.type} />}</FormDataConsumer>
      <TextInput
        source="aliases"
        label="Other names, one per line"
        helperText="Spaces, punctuation and capitals make no difference."
        multiline
        minRows={3}
        fullWidth
        sx={{ gridColumn: '1 / -1' }}
      />
    </Box>
  );
}
