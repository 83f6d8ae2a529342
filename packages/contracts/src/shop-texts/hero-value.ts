import { z } from 'zod';
import type { Technology } from '../products/products.schema';
import { TECHNOLOGIES } from '../products/products.values';
import { requiredText } from '../wire/wire.schema';
import type { TextLanguage } from './text-names';

const line = requiredText('Please fill this in.', 60);
const text = requiredText('Please fill this in.', 160);
const lineHi = z.string().trim().max(60, 'Please use at most 60 characters.').default('');
const textHi = z.string().trim().max(160, 'Please use at most 160 characters.').default('');

/**
 * The words of the first view of the home page (docs/spec/settings.md#texts): a heading and a sentence for the technology of
 * the television that it shows, and a heading for a shop without televisions. Where Hindi
 * is missing, it is in English.
 */
export const HeroValue = z.strictObject({
  ...{ oledTitle: line, oledText: text, miniLedTitle: line, miniLedText: text },
  ...{ qledTitle: line, qledText: text, ledTitle: line, ledText: text, emptyTitle: line },
  ...{ oledTitleHi: lineHi, oledTextHi: textHi, miniLedTitleHi: lineHi, miniLedTextHi: textHi },
  ...{ qledTitleHi: lineHi, qledTextHi: textHi, ledTitleHi: lineHi, ledTextHi: textHi, emptyTitleHi: lineHi },
});
export type HeroValue = z.output<typeof HeroValue>;

const FIELDS = { OLED: 'oled', 'Mini-LED': 'miniLed', QLED: 'qled', LED: 'led' } as const satisfies Record<
  Technology,
  string
>;

/** The hero: the sentences of each technology, and the heading of a shop without televisions, each with its language. */
interface HeroTexts {
  sentences: Record<Technology, { title: string; text: string; language: TextLanguage }>;
  emptyTitle: string;
  emptyLanguage: TextLanguage;
}

/** Returns the hero in a language; a heading without its sentence in Hindi, or the other way round, both in English. */
export function heroTexts(value: HeroValue, asked: TextLanguage): HeroTexts {
  const isHindi = (...texts: string[]) => asked === 'hi' && texts.every((written) => written !== '');
  const sentences = Object.fromEntries(
    TECHNOLOGIES.map((technology) => {
      const field = FIELDS[technology];
      const [title, text] = [value[`${field}TitleHi`], value[`${field}TextHi`]];
      const english = { title: value[`${field}Title`], text: value[`${field}Text`], language: 'en' };
      return [technology, isHindi(title, text) ? { title, text, language: 'hi' } : english];
    }),
  ) as HeroTexts['sentences'];
  const { emptyTitle, emptyTitleHi } = value;
  return isHindi(emptyTitleHi)
    ? { sentences, emptyTitle: emptyTitleHi, emptyLanguage: 'hi' }
    : { sentences, emptyTitle, emptyLanguage: 'en' };
}
