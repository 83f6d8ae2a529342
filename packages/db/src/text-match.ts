import { ilike, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Contains, case-insensitive, every character literal: no text that somebody typed runs as a pattern (decisions §2). */
export function containsText(column: SQLWrapper, text: string): SQL {
  return ilike(column as SQL, `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`);
}
