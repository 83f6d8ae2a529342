import { Box, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { fieldSuffix, LANGUAGE_FACTS, TRANSLATIONS, type Language } from '@aabha/contracts/language/language';
import {
  BLOCK_PLACEHOLDERS,
  PLACEHOLDERS,
  TEXT_CONDITIONS,
} from '@aabha/contracts/shop-texts/text-placeholders';
import { TranslationGroup } from './TranslationGroup';

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

/** The fields of one language. */
function LanguageFields({ language }: { language: Language }) {
  const suffix = language === 'en' ? '' : fieldSuffix(language);
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
        minRows={language === 'en' ? 12 : 4}
        maxRows={24}
        fullWidth
      />
    </>
  );
}

/** A text in English and in the languages that it is translated into. */
export function TextInputs() {
  return (
    <>
      <FormatHelp />
      <LanguageFields language="en" />
      {TRANSLATIONS.map((language) => (
        <TranslationGroup
          key={language}
          language={language}
          note={`Optional. Without it the ${LANGUAGE_FACTS[language].englishName} shop shows the English text and says so.`}
        >
          <LanguageFields language={language} />
        </TranslationGroup>
      ))}
    </>
  );
}
