import type { Sql } from 'postgres';

interface ServerSetting {
  name: string;
  value: string;
  /** Whether a session with this value works as intended. */
  isMet(actual: number): boolean;
}

/** What each session of the shop needs to be set to. A pooler passes on no settings of a connection, so the database has them. */
const SERVER_SETTINGS: readonly ServerSetting[] = [
  /*
   * Trigram similarity from which a catalogue word is a spelling suggestion: that of a four-letter word with one wrong
   * letter in the middle. The edit distance then decides.
   */
  { name: 'pg_trgm.word_similarity_threshold', value: '0.24', isMet: (actual) => actual === 0.24 },
  /*
   * The default of 4 is for spinning disks. With it, a search that matches a fifth of the catalogue reads every row and
   * decompresses its search vector, which takes five times as long as the index.
   */
  { name: 'random_page_cost', value: '1.1', isMet: (actual) => actual <= 1.1 },
];

/** Sets a database's defaults of new sessions. */
export async function setDatabaseDefaults(sql: Sql, database: string): Promise<void> {
  for (const { name, value } of SERVER_SETTINGS)
    await sql.unsafe(`alter database ${quoted(database)} set ${name} = '${value}'`);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Sets the defaults of new sessions: of the database for its owner, else of the present role in it. What new sessions
 * have already is left alone.
 */
export async function applyServerSettings(sql: Sql): Promise<void> {
  /* Loads the extension: only a superuser may set what a session does not know. */
  await sql`select word_similarity('a', 'b')`;
  if ((await missingSettings(sql)).length === 0) return;
  const [row] = await sql<{ name: string; mayAlter: boolean }[]>`
    select datname as name, pg_has_role(datdba, 'usage') as "mayAlter" from pg_database where datname = current_database()`;
  const { name: database = '', mayAlter } = row ?? {};
  if (mayAlter) return setDatabaseDefaults(sql, database);
  for (const { name, value } of SERVER_SETTINGS)
    await sql.unsafe(`alter role current_user in database ${quoted(database)} set ${name} = '${value}'`);
}

/** A setting that a session lacks. */
interface MissingSetting {
  name: string;
  /** States its value and how to change it, for operators. */
  text: string;
}

/** Returns the settings that a session of this pool lacks. */
export async function missingSettings(sql: Sql): Promise<MissingSetting[]> {
  const names = SERVER_SETTINGS.map(({ name }) => name);
  const rows = await sql<{ name: string; actual: string | null }[]>`
    select name, nullif(current_setting(name, true), '') as actual from unnest(${names}::text[]) as name`;
  return SERVER_SETTINGS.flatMap(({ name, value, isMet }) => {
    const row = rows.find((candidate) => candidate.name === name);
    if (row && row.actual !== null && isMet(Number(row.actual))) return [];
    const actual = row?.actual ?? 'not set';
    return [
      { name, text: `is ${actual}, must be ${value}: run npm run db:migrate, and RECONNECT of a pooler` },
    ];
  });
}
