import { Box, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import {
  SEO_DESCRIPTION_ADVISED,
  SEO_DESCRIPTION_MAX,
  SEO_TITLE_ADVISED,
  SEO_TITLE_MAX,
} from '@aabha/contracts/products/search-texts.values';
import { PRODUCT_LABELS as LABEL } from '../../data/field-labels';
import { useShopSettings } from '../../components/use-shop-settings';
import type { ProductValues } from './product-form';

const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Returns the start of a text up to a number of characters, cut between words. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}

/** How long a text is, and that search engines cut it where it is longer than they show. */
function Length({ text, advised, max }: { text: string; advised: number; max: number }) {
  const { length } = text;
  const isLong = length > advised;
  return (
    <Box component="span" sx={isLong ? { color: length > max ? 'error.main' : 'warning.main' } : {}}>
      {length} of {advised} characters{isLong && '. Search engines cut what is longer.'}
    </Box>
  );
}

interface PreviewProps {
  title: string;
  description: string;
}

/** What a search engine may show of the page. */
function ResultPreview({ title, description }: PreviewProps) {
  const settings = useShopSettings();
  const shop = settings?.brand.name ?? '';
  return (
    <Box
      role="group"
      aria-label="Preview of the search result"
      sx={{ p: 2, mb: 2, border: 1, borderColor: 'divider', borderRadius: 2, maxWidth: 640 }}
    >
      <Typography variant="body2" color="textSecondary">
        {shop} › television
      </Typography>
      <Typography component="p" variant="h6" color="primary" sx={{ overflowWrap: 'anywhere' }}>
        {title === '' ? 'Name' : cut(title, SEO_TITLE_ADVISED)}
        {shop && ` · ${shop}`}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {description === '' ? 'Description' : cut(description, SEO_DESCRIPTION_ADVISED)}
      </Typography>
    </Box>
  );
}

/** The texts for search engines with a preview; without them name and description are used (docs/spec/products.md#search-results). */
export function SearchResultInputs() {
  const [name, description, seoTitle, seoDescription] = useWatch<
    ProductValues,
    ['name', 'description', 'seo_title', 'seo_description']
  >({ name: ['name', 'description', 'seo_title', 'seo_description'] });
  const [title, text] = [tidy(seoTitle), tidy(seoDescription)];
  return (
    <>
      <ResultPreview title={title || tidy(name)} description={text || tidy(description)} />
      <TextInput
        source="seo_title"
        label={LABEL.seo_title}
        placeholder={tidy(name)}
        helperText={<Length text={title} advised={SEO_TITLE_ADVISED} max={SEO_TITLE_MAX} />}
        fullWidth
      />
      <TextInput
        source="seo_description"
        label={LABEL.seo_description}
        helperText={<Length text={text} advised={SEO_DESCRIPTION_ADVISED} max={SEO_DESCRIPTION_MAX} />}
        multiline
        minRows={2}
        fullWidth
      />
      <TextInput
        source="successor_sku"
        label={LABEL.successor_sku}
        helperText="When this television is no longer shown, links to it lead to that one."
        parse={(typed: string) => typed.toUpperCase()}
        slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
      />
    </>
  );
}
