import postgres from 'postgres';
import type { DatabaseClient } from '../client';

/** Returns the SQLSTATE with which a statement is refused; undefined when it is not. Nothing it does is kept. */
export async function refusalOf(
  { sql }: Pick<DatabaseClient, 'sql'>,
  statement: string,
): Promise<string | undefined> {
  const undo = new Error('undo');
  try {
    await sql.begin(async (tx) => {
      await tx.unsafe(statement);
      throw undo;
    });
  } catch (error) {
    if (error === undo) return undefined;
    return error instanceof postgres.PostgresError ? error.code : String(error);
  }
  return undefined;
}
