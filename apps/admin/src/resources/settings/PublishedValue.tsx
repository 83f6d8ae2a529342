import { Box, Link, Typography } from '@mui/material';
import { LANGUAGE_FACTS, LANGUAGES } from '@aabha/contracts/language/language';
import { SectionValues, type Section } from '@aabha/contracts/shop-settings/section-values';
import { TEXT_PAGES } from '@aabha/contracts/shop-texts/text-pages';
import type { TextName } from '@aabha/contracts/shop-texts/text-names';
import { writtenIn } from '@aabha/contracts/shop-texts/text-value';
import { Facts } from '../../components/Facts';
import { useShopSettings } from '../../components/use-shop-settings';
import { isText, sectionFields, type SectionValue } from './section-fields';

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** A text in short: its page has the rest. */
function PublishedText({ name, value }: { name: TextName; value: SectionValue }) {
  const storeUrl = useShopSettings()?.storeUrl;
  const parsed = SectionValues[name].safeParse(value);
  if (!parsed.success) return null;
  const { title, lead } = parsed.data;
  const languages = LANGUAGES.filter((language) => writtenIn(parsed.data, language) !== undefined).map(
    (language) => LANGUAGE_FACTS[language].englishName,
  );
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2">{lead}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {languages.length === 1 ? 'In English only' : `In ${LIST.format(languages)}`}
        {storeUrl !== undefined && (
          <>
            {' · '}
            <Link href={storeUrl + TEXT_PAGES[name]} target="_blank" rel="noreferrer">
              Open the page
            </Link>
          </>
        )}
      </Typography>
    </Box>
  );
}

/** What is published of a section; of texts and the hero only what tells them apart. */
export function PublishedValue({ section, value }: { section: Section; value: SectionValue }) {
  if (isText(section)) return <PublishedText name={section} value={value} />;
  const fields = sectionFields(section).filter(
    ({ source }) => section !== 'hero' || (source.endsWith('Title') && source !== 'emptyTitle'),
  );
  return (
    <Box sx={{ whiteSpace: 'pre-line' }}>
      <Facts rows={fields.map(({ label, text }) => [label, text(value) || 'None'])} />
    </Box>
  );
}
