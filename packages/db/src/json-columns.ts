import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Columns as one JSON object, each under its name here. Names are ours, never anybody's input. */
const objectOf = (named: Record<string, SQLWrapper>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(named).flatMap(([name, column]) => [sql.raw(`'${name}'`), column]),
    sql`, `,
  )})`;

/**
 * Rows of another table as one column, for what belongs to a row and is read with it. Instants are as PostgreSQL writes
 * them in JSON. `from` has the tables, joins and conditions.
 */
export const rowsAsJson = <T>(named: Record<keyof T & string, SQLWrapper>, order: SQL, from: SQL): SQL<T[]> =>
  sql<T[]>`(select coalesce(json_agg(${objectOf(named)} order by ${order}), '[]') from ${from})`;
