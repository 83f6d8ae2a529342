import { z } from 'zod';
import { LANGUAGES } from '../language/language';
import { ListedProduct } from '../products/products.schema';
import { HOME_KINDS } from './home.values';

const Language = z.enum(LANGUAGES).default('en').meta({ description: 'The language of titles and texts.' });

export const GetHomeInput = z.strictObject({ language: Language });
export type GetHomeInput = z.output<typeof GetHomeInput>;

export const PreviewHomeInput = z.strictObject({
  token: z.string().max(200).meta({ description: 'The `preview` of the link.' }),
  language: Language,
});
export type PreviewHomeInput = z.output<typeof PreviewHomeInput>;

/** A section of the home page as shoppers see it. */
const HomeSection = z.object({
  key: z.string().meta({ description: 'Names the section within the page.' }),
  kind: z.enum(HOME_KINDS),
  title: z.string().optional().meta({ description: 'Left out: the title of the kind.' }),
  text: z.string().optional().meta({ description: 'Left out: the text of the kind, if it has one.' }),
  count: z.number().int().optional().meta({ description: 'How many televisions it shows.' }),
  products: z
    .array(ListedProduct)
    .optional()
    .meta({ description: 'Of deals, and of sections whose televisions are chosen by hand.' }),
  budgets: z
    .array(z.object({ max: z.number().int(), count: z.number().int() }))
    .optional()
    .meta({ description: 'Upper ends in rupees, each with the number of televisions that cost less.' }),
});

export const HomeOutput = z.object({ sections: z.array(HomeSection) });
