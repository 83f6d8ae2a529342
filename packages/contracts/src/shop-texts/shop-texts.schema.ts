import { z } from 'zod';
import { LANGUAGES } from '../language/language';
import { TECHNOLOGIES } from '../products/products.values';
import { Instant } from '../wire/wire.schema';
import { TextContentSection } from './text-content.schema';
import { TEXT_NAMES } from './text-names';

const Name = z.enum(TEXT_NAMES).meta({ description: 'Which text.' });
const Language = z
  .enum(LANGUAGES)
  .default('en')
  .meta({ description: 'The language to show it in, if the text was published in it.' });
const AnalyticsFlag = z
  .boolean()
  .default(false)
  .meta({ description: 'Whether the page that shows it uses Google Analytics; some parts are about it.' });

export const GetTextInput = z.strictObject({
  name: Name,
  language: Language,
  hasGoogleAnalytics: AnalyticsFlag,
});
export type GetTextInput = z.output<typeof GetTextInput>;

export const GetTextVersionInput = GetTextInput.extend({
  version: z.number().int().min(1).max(1_000_000),
  at: z.iso
    .datetime({ offset: true })
    .optional()
    .meta({ description: 'The moment whose company, fees and holidays are filled in. Left out: now.' }),
});
export type GetTextVersionInput = z.output<typeof GetTextVersionInput>;

export const TextOutput = z.object({
  title: z.string(),
  lead: z.string(),
  description: z.string(),
  language: z
    .enum(LANGUAGES)
    .meta({ description: 'English where it was not published in the one asked for.' }),
  sections: z.array(TextContentSection),
  version: z.number().int(),
  publishedAt: Instant,
  isCurrent: z.boolean().meta({ description: 'Whether it is the version in force.' }),
});
export type TextOutput = z.output<typeof TextOutput>;

export const GetHeroInput = z.strictObject({ language: Language });
const Sentence = z.object({ title: z.string(), text: z.string(), language: z.enum(LANGUAGES) });
export const HeroOutput = z.object({
  sentences: z.record(z.enum(TECHNOLOGIES), Sentence).meta({
    example: Object.fromEntries(
      TECHNOLOGIES.map((technology) => [
        technology,
        { title: `A ${technology} television`, text: 'Bright in every room.', language: 'en' },
      ]),
    ),
  }),
  emptyTitle: z.string(),
  emptyLanguage: z.enum(LANGUAGES),
});
