import { Box, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { fieldSuffix, LANGUAGE_FACTS, TRANSLATIONS, type Language } from '@aabha/contracts/language/language';
import { TranslationGroup } from './TranslationGroup';

const TECHNOLOGIES = [
  ['oled', 'OLED'],
  ['miniLed', 'Mini-LED'],
  ['qled', 'QLED'],
  ['led', 'LED'],
] as const;

const PAIR = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr' }, columnGap: 2 } as const;

/** The fields of one language. */
function LanguageFields({ language }: { language: Language }) {
  const suffix = language === 'en' ? '' : fieldSuffix(language);
  return (
    <>
      {TECHNOLOGIES.map(([field, technology]) => (
        <Box
          key={field}
          role="group"
          aria-label={
            language === 'en' ? technology : `${technology} in ${LANGUAGE_FACTS[language].englishName}`
          }
          sx={PAIR}
        >
          <TextInput
            source={`${field}Title${suffix}`}
            label={`${technology}: heading`}
            helperText={false}
            fullWidth
          />
          <TextInput
            source={`${field}Text${suffix}`}
            label={`${technology}: sentence`}
            helperText={false}
            multiline
            fullWidth
          />
        </Box>
      ))}
      <TextInput
        source={`emptyTitle${suffix}`}
        label="Heading while no television is in stock"
        helperText={false}
        fullWidth
      />
    </>
  );
}

/** The words of the first view of the home page, for each technology of the television in it. */
export function HeroInputs() {
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        The home page begins with one television. Its technology decides the heading and the sentence.
      </Typography>
      <LanguageFields language="en" />
      {TRANSLATIONS.map((language) => (
        <TranslationGroup
          key={language}
          language={language}
          note="Optional. What is empty is shown in English."
        >
          <LanguageFields language={language} />
          <TextInput
            source={`tagline${fieldSuffix(language)}`}
            label="Tagline"
            helperText={false}
            fullWidth
          />
        </TranslationGroup>
      ))}
    </>
  );
}
