import { phoneSearchDigits } from '@aabha/contracts/phone/phone';
import { ilike, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

const anywhere = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/**
 * Returns a case-insensitive contains condition in which every character is literal, so that typed text is no pattern
 * (docs/spec/api.md#text-filters).
 */
export function containsText(column: SQLWrapper, text: string): SQL {
  return ilike(column as SQL, anywhere(text));
}

/** Returns the same for a column stored in lower case, which is several times as fast in a full scan. */
export function containsLowered(column: SQLWrapper, text: string): SQL {
  return sql`${column} like lower(${anywhere(text)}::text)`;
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
