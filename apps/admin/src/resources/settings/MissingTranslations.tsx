import { Alert } from '@mui/material';
import { LANGUAGE_FACTS } from '@aabha/contracts/language/language';
import { missingTranslations } from '@aabha/contracts/shop-settings/missing-translations';
import type { Section } from '@aabha/contracts/shop-settings/section-values';
import type { SectionValue } from './section-fields';

/** Says of a text or the hero what its readers see in a language that it is not translated into. */
export function MissingTranslations({ section, value }: { section: Section; value: SectionValue }) {
  return missingTranslations(section, value).map((language) => {
    const { englishName: name } = LANGUAGE_FACTS[language];
    return (
      <Alert key={language} severity="info">
        {section === 'hero'
          ? `Some ${name} fields are empty. Shoppers who read ${name} see these sentences in English.`
          : `There is no ${name} text yet. Shoppers who read ${name} see it in English, with a line that says so.`}
      </Alert>
    );
  });
}
