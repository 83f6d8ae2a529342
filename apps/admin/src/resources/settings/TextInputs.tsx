import { Box, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import {
  BLOCK_PLACEHOLDERS,
  PLACEHOLDERS,
  TEXT_CONDITIONS,
} from '@aabha/contracts/shop-texts/text-placeholders';

const MARKS = [
  ['## Returns {#returns}', 'a section, with its anchor'],
  ['### Who pays', 'a heading within a section'],
  ['empty line', 'the next paragraph'],
  ['- one', 'a list'],
  ['1. one', 'a numbered list'],
  ['**important**', 'bold'],
  ['[contact page](/contact)', 'a link'],
] as const;

const inBraces = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(' ');

/** How a text is written; closed until it is needed. */
function FormatHelp() {
  return (
    <Box component="details" sx={{ mb: 1.5, '& summary': { cursor: 'pointer', py: 0.5 } }}>
      <Typography component="summary" variant="body2" sx={{ fontWeight: 600 }}>
        How to write a text
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 1,
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          gap: 0.5,
          columnGap: 2,
          '& dd': { m: 0 },
          '& dt': { fontFamily: 'monospace' },
          typography: 'body2',
        }}
      >
        {MARKS.map(([mark, meaning]) => (
          <Box key={mark} sx={{ display: 'contents' }}>
            <dt>{mark}</dt>
            <dd>{meaning}</dd>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        These stand for what the shop’s other settings and rules say:
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {inBraces(PLACEHOLDERS)}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        As a paragraph of their own: {inBraces(BLOCK_PLACEHOLDERS)}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        A part that only some shops show stands between{' '}
        {TEXT_CONDITIONS.map((name) => `{{#${name}}} and {{/${name}}}`).join(', or ')}.
      </Typography>
    </Box>
  );
}

/** The fields of one language; `suffix` is that of their names. */
function LanguageFields({ suffix }: { suffix: '' | 'Hi' }) {
  return (
    <>
      <TextInput source={`title${suffix}`} label="Heading" helperText={false} fullWidth />
      <TextInput
        source={`lead${suffix}`}
        label="Summary below the heading"
        helperText={false}
        multiline
        fullWidth
      />
      <TextInput
        source={`description${suffix}`}
        label="Description for search engines"
        helperText={false}
        multiline
        fullWidth
      />
      <TextInput
        source={`body${suffix}`}
        label="Text"
        helperText={false}
        multiline
        minRows={suffix === '' ? 12 : 4}
        maxRows={24}
        fullWidth
      />
    </>
  );
}

/** A text in English and, if it is translated, in Hindi. */
export function TextInputs() {
  return (
    <>
      <FormatHelp />
      <LanguageFields suffix="" />
      <Typography component="h3" variant="h6" sx={{ mt: 3, mb: 1 }}>
        In Hindi
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Optional. Without it the Hindi shop shows the English text and says so.
      </Typography>
      <Box role="group" aria-label="In Hindi" lang="hi">
        <LanguageFields suffix="Hi" />
      </Box>
    </>
  );
}
