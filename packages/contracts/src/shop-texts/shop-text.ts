import type { Language } from '../language/language';
import { parseText } from './parse-text';
import { fillPlaceholders } from './parse-inline';
import type { TextContentSection } from './text-content.schema';
import { placeholderValues, type TextConditions, type TextFacts } from './text-placeholders';
import { writtenIn, type TextValue } from './text-value';

/** A text as a page shows it. */
interface ShopText {
  title: string;
  lead: string;
  description: string;
  /** The language that it is in: English where it was not published in the one that was asked for. */
  language: Language;
  sections: TextContentSection[];
}

/** What a text is shown for. */
interface TextView {
  language: Language;
  facts: TextFacts;
  conditions: TextConditions;
}

/** Returns a text in a language, or else in English, with the shop's facts filled in. */
export function shopText(value: TextValue, { language: asked, facts, conditions }: TextView): ShopText {
  const written = writtenIn(value, asked);
  const language = written === undefined ? 'en' : asked;
  const { title, lead, description, body } = written ?? value;
  const values = placeholderValues(facts, language);
  const fill = (text: string) => fillPlaceholders(text, values, () => undefined);
  const { legalName, addressLine, city, pinCode, state } = facts.brand;
  const address = [legalName, addressLine, `${city} ${pinCode}, ${state}, India`];
  return {
    ...{ title: fill(title), lead: fill(lead), description: fill(description), language },
    sections: parseText(body, { values, address, conditions }).sections,
  };
}
