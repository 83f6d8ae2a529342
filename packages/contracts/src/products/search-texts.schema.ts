import { z } from 'zod';
import { blankIsNull } from '../wire/form.schema';
import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from './search-texts.values';

const oneLine = (max: number) =>
  blankIsNull(
    z
      .string()
      .trim()
      .transform((text) => text.replaceAll(/\s+/g, ' '))
      .pipe(z.string().max(max, `Please use at most ${max} characters.`)),
  );

/** What search engines are told of a television in place of its name and description (docs/spec/products.md#search-results). */
export const SearchTexts = z.strictObject({
  seo_title: oneLine(SEO_TITLE_MAX).meta({
    description: 'Title of the page for search engines; empty for the name.',
  }),
  seo_description: oneLine(SEO_DESCRIPTION_MAX).meta({
    description: 'Description of the page for search engines; empty for the start of the description.',
  }),
});

/** The same as they are read; null where there is none. */
export const SearchTextFields = z.object({
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
});
