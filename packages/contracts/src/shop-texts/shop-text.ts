import { parseText } from './parse-text';
import { fillPlaceholders } from './parse-inline';
import type { TextContentSection } from './text-content.schema';
import type { TextLanguage } from './text-names';
import { placeholderValues, type TextConditions, type TextFacts } from './text-placeholders';
import type { TextValue, WrittenText } from './text-value';

/** A text as a page shows it. */
interface ShopText {
  title: string;
  lead: string;
  description: string;
  /** The language that it is in: English where it was not published in the one that was asked for. */
  language: TextLanguage;
  sections: TextContentSection[];
}

/** Returns the text in a language; undefined where it was not written in it. */
function writtenIn(value: TextValue, language: TextLanguage): WrittenText | undefined {
  if (language === 'en') return value;
  const { titleHi: title, leadHi: lead, descriptionHi: description, bodyHi: body } = value;
  return body === '' ? undefined : { title, lead, description, body };
}

/** What a text is shown for. */
interface TextView {
  language: TextLanguage;
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
