import { Box, Typography } from '@mui/material';
import { LANGUAGES } from '@aabha/contracts/language/language';
import { heroTexts, type HeroValue } from '@aabha/contracts/shop-texts/hero-value';

/** The headings and sentences of the hero in all languages, each as large beside the other as in the shop. */
export function HeroPreview({ value }: { value: HeroValue }) {
  return LANGUAGES.map((language) => {
    const { sentences, emptyTitle } = heroTexts(value, language);
    const texts = [
      ...Object.entries(sentences),
      ['Nothing in stock', { title: emptyTitle, text: '' }] as const,
    ];
    return (
      <Box
        key={language}
        lang={language}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' }, mt: 1 }}
      >
        {texts.map(([technology, { title, text }]) => (
          <Box key={technology} sx={{ p: 2, borderRadius: 1, bgcolor: 'grey.900', color: 'common.white' }}>
            <Typography variant="body2" sx={{ opacity: 0.75 }}>
              {technology}
            </Typography>
            <Typography variant="h5" component="p">
              {title}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </Box>
        ))}
      </Box>
    );
  });
}
