import { ilike, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

const anywhere = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Contains, case-insensitive, every character literal: no text that somebody typed runs as a pattern (decisions §2). */
export function containsText(column: SQLWrapper, text: string): SQL {
  return ilike(column as SQL, anywhere(text));
}

/** The same of a column that is kept in lower case: several times as quick where every row has to be looked at. */
export function containsLowered(column: SQLWrapper, text: string): SQL {
  return sql`${column} like lower(${anywhere(text)}::text)`;
}
