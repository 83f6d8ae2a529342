import { phoneSearchDigits } from '@aabha/contracts/phone/phone';
import { ilike, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

const anywhere = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Ids of the payment provider, whose beginnings all rows share. */
const PREFIXED_ID = /^(?:pay|order|rfnd)_(?=\w{6})/i;
/** A trigram index has nothing for a shorter text. */
const SHORTEST_INDEXED = 3;

/**
 * Returns the part of a text that few rows have. A trigram index reads the rows of every trigram of what it looks for: the
 * domain of an e-mail stands in a third of all rows of a shop, and took fifty times as long as what is before it.
 */
export function rarePart(text: string): string {
  const [local = '', domain] = text.split('@');
  if (domain !== undefined) return local.length < SHORTEST_INDEXED ? text : local;
  return text.replace(PREFIXED_ID, '');
}

/**
 * Returns a case-insensitive contains condition in which every character is literal, so that typed text is no pattern
 * (docs/spec/api.md#text-filters).
 */
export function containsText(column: SQLWrapper, text: string): SQL {
  const rare = rarePart(text);
  const hasRare = ilike(column as SQL, anywhere(rare));
  return rare === text
    ? hasRare
    : sql`(${hasRare} and position(lower(${text}::text) in lower(${column})) > 0)`;
}

/** Returns the same for a column stored in lower case, which is several times as fast in a full scan. */
export function containsLowered(column: SQLWrapper, text: string): SQL {
  const rare = rarePart(text);
  const hasRare = sql`${column} like lower(${anywhere(rare)}::text)`;
  return rare === text ? hasRare : sql`(${hasRare} and position(lower(${text}::text) in ${column}) > 0)`;
}

/** Returns the condition that a column stored in lower case begins with the text. */
export function beginsLowered(column: SQLWrapper, text: string): SQL {
  return sql`${column} like lower(${anywhere(text).slice(1)}::text)`;
}

/** The same of a column of phone numbers, which a text also finds in any other spelling: '+91-98450 12345'. */
export function containsPhone(column: SQLWrapper, text: string): SQL | undefined {
  return or(...phoneSpellings(text).map((spelling) => containsText(column, spelling)));
}

/** The text, and the digits of the phone number that it is or begins, where they are written otherwise. */
export function phoneSpellings(text: string): string[] {
  const digits = phoneSearchDigits(text);
  return digits === undefined ? [text] : [text, digits];
}
