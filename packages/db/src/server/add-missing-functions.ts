import type { Sql } from 'postgres';
import { UUIDV7_FUNCTION } from './uuidv7-function';

/** Creates the functions of newer servers that tables and queries use, where the server has none: `uuidv7()` before 18. */
export async function addMissingFunctions(sql: Sql): Promise<void> {
  const [row] = await sql<{ there: boolean }[]>`select exists (
    select from pg_proc where proname = 'uuidv7' and pg_function_is_visible(oid)) as there`;
  if (!row?.there) await sql.unsafe(UUIDV7_FUNCTION);
}
