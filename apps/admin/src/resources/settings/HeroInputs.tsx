import { Box, Typography } from '@mui/material';
import { TextInput } from 'react-admin';

const TECHNOLOGIES = [
  ['oled', 'OLED'],
  ['miniLed', 'Mini-LED'],
  ['qled', 'QLED'],
  ['led', 'LED'],
] as const;

const PAIR = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr' }, columnGap: 2 } as const;

/** The fields of one language; `suffix` is that of their names. */
function LanguageFields({ suffix }: { suffix: '' | 'Hi' }) {
  return (
    <>
      {TECHNOLOGIES.map(([field, technology]) => (
        <Box
          key={field}
          role="group"
          aria-label={suffix === '' ? technology : `${technology} in Hindi`}
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
      <LanguageFields suffix="" />
      <Typography component="h3" variant="h6" sx={{ mt: 3, mb: 1 }}>
        In Hindi
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Optional. What is empty is shown in English.
      </Typography>
      <LanguageFields suffix="Hi" />
    </>
  );
}
