import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LANGUAGE_FACTS, type Translation } from '@aabha/contracts/language/language';

interface TranslationGroupProps {
  language: Translation;
  note: string;
  children: ReactNode;
}

/** The fields of a language other than English, under its name; browsers check the spelling of that language in them. */
export function TranslationGroup({ language, note, children }: TranslationGroupProps) {
  const heading = `In ${LANGUAGE_FACTS[language].englishName}`;
  return (
    <>
      <Typography component="h3" variant="h6" sx={{ mt: 3, mb: 1 }}>
        {heading}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {note}
      </Typography>
      <Box role="group" aria-label={heading} lang={language}>
        {children}
      </Box>
    </>
  );
}
