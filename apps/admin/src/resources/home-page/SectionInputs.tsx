import { Box, Typography } from '@mui/material';
import { NumberInput, TextInput } from 'react-admin';
import {
  HOME_COUNT_DEFAULTS,
  HOME_KIND_FACTS,
  HOME_PRODUCTS_MAX,
  HOME_TEXT_MAX,
  HOME_TITLE_MAX,
  type HomeKind,
} from '@aabha/contracts/home/home.values';
import { TelevisionsInput } from '../../components/TelevisionsInput';

const ROWS = { display: 'grid', rowGap: 1 } as const;
const PAIR = { ...ROWS, columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;
const limit = (maxLength: number) => ({ htmlInput: { maxLength } });

function Words({ hasText, isRequired }: { hasText: boolean; isRequired: boolean }) {
  const hint = isRequired ? false : 'Empty: the title that it has by itself.';
  return (
    <Box sx={PAIR}>
      <TextInput
        source="title"
        label="Title"
        helperText={hint}
        slotProps={limit(HOME_TITLE_MAX)}
        isRequired={isRequired}
        autoFocus
        fullWidth
      />
      <TextInput
        source="title_hi"
        label="Title in Hindi"
        helperText={isRequired ? 'Empty: the English one.' : hint}
        slotProps={limit(HOME_TITLE_MAX)}
        fullWidth
      />
      {hasText && (
        <>
          <TextInput
            source="text"
            label="Text below the title"
            helperText={false}
            slotProps={limit(HOME_TEXT_MAX)}
            multiline
            fullWidth
          />
          <TextInput
            source="text_hi"
            label="Text in Hindi"
            helperText={false}
            slotProps={limit(HOME_TEXT_MAX)}
            multiline
            fullWidth
          />
        </>
      )}
    </Box>
  );
}

function Televisions({ isRequired }: { isRequired: boolean }) {
  return (
    <TelevisionsInput
      label={`Televisions, up to ${HOME_PRODUCTS_MAX}, in this order`}
      hint={isRequired ? false : 'Empty: the best rated in stock.'}
    />
  );
}

function TimeInput({ source, label }: { source: string; label: string }) {
  return (
    <TextInput
      source={source}
      type="datetime-local"
      label={label}
      helperText={false}
      slotProps={{ inputLabel: { shrink: true } }}
      fullWidth
    />
  );
}

/** The fields that a kind of section has. */
export function SectionInputs({ kind }: { kind: HomeKind }) {
  const { shows, hasTitle, hasText, hasCount, products } = HOME_KIND_FACTS[kind];
  return (
    <Box sx={ROWS}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {shows}
      </Typography>
      {hasTitle && <Words hasText={hasText === true} isRequired={kind === 'picks'} />}
      {products && <Televisions isRequired={products === 'required'} />}
      {hasCount && (
        <NumberInput
          source="count"
          label="How many televisions"
          helperText={`Empty: ${kind === 'deals' ? HOME_COUNT_DEFAULTS.deals : HOME_COUNT_DEFAULTS.featured}.`}
          min={1}
          max={HOME_PRODUCTS_MAX}
          sx={{ justifySelf: 'start' }}
        />
      )}
      <Box sx={PAIR}>
        <TimeInput source="starts_at" label="Shown from (optional), in India" />
        <TimeInput source="ends_at" label="Shown until (optional), in India" />
      </Box>
    </Box>
  );
}
